import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A rule, with a word in its middle if there is one: 'OR'. */
export function Divider({ children, className }: { children?: ReactNode; className?: string }) {
  if (children === undefined) return <hr className={cx('border-line', className)} />;
  return (
    <div className={cx('flex items-center gap-4 font-semibold text-ink-faint text-sm', className)}>
      <span aria-hidden className="h-px flex-1 bg-line" />
      {children}
      <span aria-hidden className="h-px flex-1 bg-line" />
    </div>
  );
}
