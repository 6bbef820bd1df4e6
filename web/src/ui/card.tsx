import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** Without padding, for pictures and tables that reach the edge. */
  flush?: boolean;
}

export function Card({ as: Tag = 'div', flush = false, className, ...rest }: CardProps) {
  const Element = Tag as 'div';
  return (
    <Element
      {...rest}
      className={cx(
        'rounded-card border border-line bg-surface shadow-card',
        flush ? 'overflow-hidden' : 'p-5 md:p-6',
        className,
      )}
    />
  );
}
