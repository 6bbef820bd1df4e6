import { addressesModel } from '../orders.ts';
import type { NumberedSource } from './numbered-source.ts';

/** Written like a code: what nobody may bring in from elsewhere, an order hidden in the document least of all. */
const codes = /\b\p{Lu}[\p{Lu}\d_-]{2,}\b/gu;
/** Words that are written large to be seen. */
const stressed = new Set(['NOT', 'EXCEPT', 'LEAST', 'BEST', 'MOST', 'FIRST', 'LAST', 'NEVER', 'ALWAYS']);

/** Says of a line whether it speaks to a learner, with no code in it that the source does not have. */
export function guardOf(numbered: NumberedSource): (line: string) => boolean {
  return (line) =>
    !addressesModel(line) &&
    (line.match(codes) ?? []).every((code) => stressed.has(code) || numbered.text.includes(code));
}
