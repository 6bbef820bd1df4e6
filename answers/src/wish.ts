import type { TypedKey } from './verdict.ts';

/** What a question says of its answer before it is given; never the answer itself. */
export interface TypedWish {
  kind: TypedKey['kind'];
  /** Of a set: its order counts, as in a pair. */
  ordered?: boolean;
  /** Of a number: it is wanted with its unit. */
  unit?: boolean;
  /** Letters that the answer may hold. */
  letters?: string[];
}

const NAMES = /sqrt|cbrt|pi|log|ln|exp|abs|sinh?|cosh?|tanh?|sec|csc|cot|asin|acos|atan|\bor\b|\band\b/gi;

/** What a question wants, said without its key. The letters come in the order of the alphabet, which tells nothing. */
export function wishOf({ kind, key, ordered = false }: TypedKey): Required<TypedWish> {
  const bare = key.replace(NAMES, ' ');
  const letters = kind === 'expression' ? [...new Set(bare.match(/\p{L}/gu))].filter((letter) => letter !== 'e') : [];
  const unit = bare.replace(/\d\s*x(?=\s*10)|e\^?|i\b/g, ' ');
  return {
    kind,
    ordered: kind === 'set' && ordered,
    unit: kind === 'number' && /[\p{L}°%₦]/u.test(unit),
    letters: letters.toSorted(),
  };
}
