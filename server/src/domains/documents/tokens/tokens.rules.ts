import type { TokenPackage } from '@akada/contract';

/** What can be bought; prices in naira. */
export const packages: readonly TokenPackage[] = [
  {
    id: 'basic-12',
    name: 'Basic Package',
    price: 3000,
    document_count: 12,
    description: '12 documents, each with quizzes of 5 to 30 questions and study materials.',
  },
  {
    id: 'premium-25',
    name: 'Premium Package',
    price: 5500,
    document_count: 25,
    description: '25 documents, each with quizzes of 5 to 30 questions and study materials.',
  },
];

/** How many documents can still be unlocked, the free first one included. */
export function capacityOf({ available, used_free_trial }: { available: number; used_free_trial: boolean }): number {
  return available + (used_free_trial ? 0 : 1);
}
