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
  /** Among other sections of a page, whose headings it equals; by itself it speaks for the whole page. */
  isSection?: boolean;
  className?: string;
}

export function EmptyState(props: EmptyStateProps) {
  const { art, title, children, action, heading: Heading = 'h2', isSection = false, className } = props;
  return (
    <div className={cx('mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-8 text-center', className)}>
      {art ? <div className="w-full max-w-60 [&>svg]:h-auto [&>svg]:w-full">{art}</div> : null}
      <Heading className={isSection ? 'text-lg' : 'text-xl'}>{title}</Heading>
      {children ? <div className="text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-1 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
