import { useState } from 'react';
import { cx } from './cx.ts';
import { useDataSaver } from './use-data-saver.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface AvatarProps {
  name?: string | null;
  src?: string | null;
  /** In pixels. */
  size?: number;
  /** Alternative text of the picture; leave it out where the name stands beside it. */
  alt?: string;
  /** Where it is large: the first letters of the first and the last name. */
  initials?: boolean;
  className?: string;
}

/**
 * The picture, or the uppercase first letter of the name ('U' without one), or both initials, when there is none, it does
 * not load, or data is saved.
 */
export function Avatar({ name, src, size = 40, alt = '', initials = false, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isSaving = useDataSaver();
  const box = { width: size, height: size, fontSize: Math.round(size * (initials ? 0.38 : 0.44)) };
  const shape = cx('relative inline-grid shrink-0 place-items-center overflow-hidden rounded-pill', className);
  if (src && failed !== src && !isSaving) {
    return (
      <img
        src={src}
        alt={alt}
        width={size}
        height={size}
        style={box}
        onError={() => setFailed(src)}
        className={cx(shape, 'bg-sunken object-cover')}
      />
    );
  }
  return (
    <span style={box} className={cx(shape, 'bg-primary font-bold font-heading text-on-primary leading-none')}>
      <span aria-hidden>{initials ? initialsOf(name) : firstLetter(name)}</span>
      {alt ? <VisuallyHidden>{alt}</VisuallyHidden> : null}
    </span>
  );
}

function firstLetter(name: string | null | undefined): string {
  // By grapheme, so that Ẹ́ keeps its marks.
  const [first] = new Intl.Segmenter().segment(name?.trim() ?? '');
  return first ? first.segment.toLocaleUpperCase() : 'U';
}

function initialsOf(name: string | null | undefined): string {
  // Only words: not what stands in brackets, nor a dash.
  const words = (name ?? '').split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return firstLetter(words[0]) + (words.length > 1 ? firstLetter(words.at(-1)) : '');
}
