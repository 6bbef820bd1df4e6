import { cx } from './cx.ts';

/** One grey block; give it the size of what will come: `<Skeleton className="h-6 w-40" />`. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('skeleton', className)} />;
}
