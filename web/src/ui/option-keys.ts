const DIGITS = '123456789';
const LETTERS = 'ABCDEFGHI';

/** The letter that stands before an option. */
export const letterOf = (index: number): string => LETTERS[index] ?? '';

/** Which of so many options a key means: 1 or A is the first; null for any other key. */
export function optionOfKey(key: string, count: number): number | null {
  if (key.length !== 1) return null;
  const index = Math.max(DIGITS.indexOf(key), LETTERS.indexOf(key.toUpperCase()));
  return index >= 0 && index < count ? index : null;
}

/** What each key of the options does, for `useKeys`. */
export function optionKeys<Value>(options: readonly Value[], onPick: (value: Value) => void) {
  const entries = options.flatMap((option, index) => {
    const pick = () => onPick(option);
    return [DIGITS[index] ?? '', letterOf(index).toLowerCase()].map((key) => [key, pick] as const);
  });
  return Object.fromEntries(entries);
}
