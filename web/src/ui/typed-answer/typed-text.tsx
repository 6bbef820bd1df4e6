import { drawTyped, type TypedWish } from '@akada/answers';
import { RichText } from '../prose.tsx';

interface TypedTextProps extends Pick<TypedWish, 'kind' | 'ordered'> {
  text: string;
}

/** What somebody typed, or should have, as it was understood. */
export function TypedText({ kind, ordered = false, text }: TypedTextProps) {
  const drawn = drawTyped(kind, text);
  if (!drawn) return <span>{text}</span>;
  return <RichText html={ordered ? `(${drawn})` : drawn} />;
}
