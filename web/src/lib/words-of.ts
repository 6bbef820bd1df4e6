import { commonTexts } from '../texts/en/common.ts';

/** What is thrown where an answer lacks what every answer has: "Cannot read properties of undefined (reading 'map')". */
const forProgrammers = [TypeError, RangeError, ReferenceError, SyntaxError];

/** What an error says to people; `otherwise` where it says nothing. */
export function wordsOf(error: unknown, otherwise: string = commonTexts.unreadable): string {
  if (forProgrammers.some((kind) => error instanceof kind)) return commonTexts.unreadable;
  return (error instanceof Error ? error.message : String(error ?? '')) || otherwise;
}
