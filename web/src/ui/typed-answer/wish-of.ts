import type { TypedKey } from '@akada/answers';

/** What a question says of its answer before it is given; never the answer itself. */
export interface TypedWish {
  kind: TypedKey['kind'];
  isOrdered?: boolean;
  hasUnit?: boolean;
  /** Letters that the answer may hold. */
  letters?: readonly string[];
}

const NAMES = /sqrt|cbrt|pi|log|ln|exp|abs|sinh?|cosh?|tanh?|sec|csc|cot|asin|acos|atan|\bor\b|\band\b/gi;

/** What a question wants, said without its key. */
export function wishOf({ kind, key, ordered = false }: TypedKey): TypedWish {
  const bare = key.replace(NAMES, ' ');
  const letters = kind === 'expression' ? [...new Set(bare.match(/\p{L}/gu))].filter((letter) => letter !== 'e') : [];
  const unit = bare.replace(/\d\s*x(?=\s*10)|e\^?|i\b/g, ' ');
  return { kind, isOrdered: ordered, hasUnit: kind === 'number' && /[\p{L}°%₦]/u.test(unit), letters };
}
