import type { TypedKey } from '@akada/answers';

/** The kinds as they are chosen: a pair is a set whose order counts. */
export type TypedKind = TypedKey['kind'] | 'pair';

export const kindOf = ({ kind, ordered }: TypedKey): TypedKind => (kind === 'set' && ordered ? 'pair' : kind);

/** Which notes a kind can have. */
const notes: Record<TypedKind, readonly (keyof TypedKey)[]> = {
  number: ['sf', 'tolerance', 'form'],
  expression: ['form', 'domain'],
  set: [],
  pair: [],
  word: ['also'],
};

/** The same key as another kind; notes that the kind does not have are left behind. */
export function withKind(typed: TypedKey, kind: TypedKind): TypedKey {
  const kept = Object.entries(typed).filter(([note]) => notes[kind].includes(note as keyof TypedKey));
  // A number can only be asked for exactly; the other forms are of expressions.
  const hasForm = kind === 'expression' || typed.form === 'exact';
  return {
    ...Object.fromEntries(kept.filter(([note]) => note !== 'form' || hasForm)),
    kind: kind === 'pair' ? 'set' : kind,
    ...(kind === 'pair' && { ordered: true }),
    key: typed.key,
  };
}

/** The key with one note set, or without it. */
export function withNote<Note extends 'sf' | 'tolerance' | 'form' | 'domain' | 'also'>(
  typed: TypedKey,
  note: Note,
  value: TypedKey[Note] | null,
): TypedKey {
  const { [note]: _, ...rest } = typed;
  return (value === null ? rest : { ...rest, [note]: value }) as TypedKey;
}
