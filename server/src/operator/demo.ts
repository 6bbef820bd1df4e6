import { ApiError } from '@akada/contract';
import { buildApp } from '../app.ts';
import type { Booted } from '../boot.ts';
import { createLocalClient } from '../local-client.ts';

/**
 * Demonstration data is made by using the product: the same calls that people make, on earlier days. The accounts are
 * ordinary ones, told apart by their names only.
 */

const password = 'demo-akada';
const people = [
  { email: 'learner@demo.akada.example', name: 'Adaeze Okafor (demo)' },
  { email: 'lecturer@demo.akada.example', name: 'Dr Tunde Bello (demo)' },
];
const weeksOfHistory = 5;
const dayMs = 86_400_000;

export async function addDemoData(adapters: Booted): Promise<string> {
  let now = new Date(Date.now() - weeksOfHistory * 7 * dayMs);
  const app = await buildApp({ ...adapters, clock: { now: () => now } });
  try {
    const visitor = createLocalClient(app.http);
    for (const person of people) await visitor.auth.register({ body: { ...person, password } });
    while (now.getTime() < Date.now()) {
      now = new Date(now.getTime() + dayMs);
      for (const { email } of people) await visitor.auth.login({ body: { email, password } });
    }
  } catch (error) {
    const isThere = error instanceof ApiError && error.code === 'email_taken';
    if (!isThere) throw error;
  } finally {
    await app.stop();
  }
  return `Demonstration accounts: ${people.map(({ email }) => email).join(' and ')}, password ${password}.`;
}
