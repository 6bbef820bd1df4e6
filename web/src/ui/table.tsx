import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import './side-shadow.css';

interface TableProps {
  /** Names the table and its scrolling region. */
  caption: string;
  captionHidden?: boolean;
  /** Of the columns. */
  headings: readonly string[];
  /** The rows. */
  children: ReactNode;
  className?: string;
}

/** Scrolls sideways inside itself, so that the page never does, and shows where there is more; reachable by keyboard for that reason. */
export function Table({ caption, captionHidden, headings, children, className }: TableProps) {
  return (
    // No landmark: on many pages it would have the name of the section that it is in.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    <div
      role="group"
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take focus to be scrolled by keyboard.
      tabIndex={0}
      // Words for listeners are placed from here: from anywhere else they would widen the page.
      className={cx('side-shadow relative overflow-x-auto rounded-card border border-line', className)}
    >
      <table className="w-full border-collapse text-left text-sm [&_td]:border-line [&_td]:border-t [&_td]:px-4 [&_td]:py-3 [&_th]:whitespace-nowrap [&_th]:bg-sunken [&_th]:px-4 [&_th]:py-2.5 [&_th]:font-semibold [&_th]:text-ink-soft">
        <caption className={captionHidden ? 'sr-only' : 'px-4 py-3 text-left font-semibold'}>{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
