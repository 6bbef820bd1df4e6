import type { TypedKey } from '@akada/answers';
import type { TypedWish } from './typed-field.tsx';

/** What a question wants, said without its key. */
export const wishOf = ({ kind, key, ordered = false }: TypedKey): TypedWish => ({
  kind,
  isOrdered: ordered,
  hasUnit: kind === 'number' && /[\p{L}°%₦]/u.test(key.replace(/sqrt|pi|log|ln|sin|cos|tan|e\^?|i\b|x(?=\s*10)/gi, '')),
});
