import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';

interface SideBySideProps {
  label: string;
  columns: 2 | 3;
  /** List items. */
  children: ReactNode;
}

/** Cards in a grid; on a phone in a row that the thumb moves, because below each other they are many screens. */
export function SideBySide({ label, columns, children }: SideBySideProps) {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by a keyboard
      tabIndex={0}
      aria-label={label}
      className={cx(
        '-mx-4 flex snap-x gap-4 overflow-x-auto px-4 pb-2 *:w-68 *:shrink-0 *:snap-center',
        'md:mx-0 md:grid md:gap-6 md:overflow-visible md:px-0 md:*:w-auto lg:gap-x-8',
        columns === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2',
      )}
    >
      {children}
    </ul>
  );
}
