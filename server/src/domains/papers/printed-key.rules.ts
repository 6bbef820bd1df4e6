import type { PaperQuestion } from '@akada/contract';

/** What the reader says of a key. */
interface PrintedKey {
  key: string | null;
  key_status: PaperQuestion['key_status'];
}

export const longestText = 20_000;

/** The printed key as an option's identity; what names no option, or several, is an answer in words. */
export function keyOf({ key, key_status }: PrintedKey, options: PaperQuestion['options']) {
  if (key === null) return { key: null, answer: null, key_status: 'none' as const };
  const named = options.find(({ label }) => label.toUpperCase() === key.trim().toUpperCase());
  return { key: named?.id ?? null, answer: named ? null : key.slice(0, longestText), key_status };
}
