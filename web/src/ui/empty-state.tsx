import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface EmptyStateProps {
  /** A drawing of ui/art. */
  art?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  /** The level that fits the page. */
  heading?: 'h1' | 'h2' | 'h3';
  className?: string;
}

export function EmptyState({ art, title, children, action, heading: Heading = 'h2', className }: EmptyStateProps) {
  return (
    <div className={cx('mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-8 text-center', className)}>
      {art ? <div className="w-full max-w-60 [&>svg]:h-auto [&>svg]:w-full">{art}</div> : null}
      <Heading className="text-xl">{title}</Heading>
      {children ? <div className="text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-1 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
