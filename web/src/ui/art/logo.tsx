import { cx } from '../cx.ts';
import type { ArtProps } from './motifs.tsx';

/** Two leaves that lean on each other make an A; the amber seed between them is what is learnt. Keep public/favicon.svg alike. */
export function LogoMark({ className = 'size-9' }: ArtProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className={cx('shrink-0', className)}>
      <rect width="64" height="64" rx="16" fill="#0f4c3a" />
      <path d="M32.5 9C35.5 22 31 41 13 54.500C10.500 37 17 18.500 32.500 9Z" fill="#fdf6e6" />
      <path d="M31.500 9C28.500 22 33 41 51 54.500C53.500 37 47 18.500 31.500 9Z" fill="#8fc79a" />
      <path d="M32 10.500C33.800 20 32.800 28.500 32 31.500C31.200 28.500 30.200 20 32 10.500Z" fill="#0f4c3a" />
      <circle cx="32" cy="46.500" r="6.500" fill="#f5b443" />
    </svg>
  );
}

/** Mark and wordmark; the word is part of the drawing, like the leaves. */
export function Logo({ className }: ArtProps) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <LogoMark />
      <span className="font-extrabold font-heading text-ink text-xl tracking-tight">Akada</span>
    </span>
  );
}
