import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** Waiting, with words: a bare wheel says nothing. Announced politely. */
export function Spinner({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      role="status"
      className={cx('flex flex-col items-center justify-center gap-3 p-6 text-center text-ink-soft', className)}
    >
      <LoaderCircle aria-hidden className="size-8 animate-spin text-link" />
      <p className="font-medium">{children}</p>
    </div>
  );
}
