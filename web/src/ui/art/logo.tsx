import { cx } from '../cx.ts';
import type { ArtProps } from './motifs.tsx';

/** Two leaves that lean on each other make an A; the amber seed between them is what is learnt. Keep public/favicon.svg alike. */
export function LogoMark({ className = 'size-9' }: ArtProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className={cx('shrink-0', className)}>
      <rect width="64" height="64" rx="16" fill="#0f4c3a" />
      <path d="M30.7 9C31.6 27 27.5 44 13 54.5C10.5 37 17 18.5 30.7 9Z" fill="#fdf6e6" />
      <path d="M33.3 9C32.4 27 36.5 44 51 54.5C53.5 37 47 18.5 33.3 9Z" fill="#8fc79a" />
      <circle cx="32" cy="47" r="6.8" fill="#f5b443" />
    </svg>
  );
}

/** Mark and wordmark; the word is part of the drawing, like the leaves. */
export function Logo({ className }: ArtProps) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <LogoMark />
      <span className="font-extrabold font-heading text-ink text-xl leading-none tracking-tight">Akada</span>
    </span>
  );
}
