import type { StudyPageOutlineEntry } from '@akada/contract/client';
import { useMemo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { studyPagesTexts } from './texts.ts';
import { useCurrentHeading } from './use-current-heading.ts';

interface ContentsListProps {
  outline: readonly StudyPageOutlineEntry[];
  onChoose: () => void;
}

/** Sections and their parts. Deeper headings would only make it long, and the text's own list of contents is this one. */
const shown = (outline: readonly StudyPageOutlineEntry[]) =>
  outline.filter(({ level, id }) => level <= 3 && id !== 's-contents');

export function ContentsList({ outline, onChoose }: ContentsListProps) {
  const entries = useMemo(() => shown(outline), [outline]);
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const current = useCurrentHeading(ids);
  return (
    <nav aria-label={studyPagesTexts.contents}>
      <ul>
        {entries.map(({ id, level, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={onChoose}
              aria-current={id === current ? 'location' : undefined}
              className={cx(
                'flex min-h-11 items-center rounded-control border-transparent border-l-3 py-1.5 pr-3 text-sm leading-snug hover:bg-sunken',
                level === 2 ? 'pl-3 font-semibold' : 'pl-7 text-ink-soft',
                id === current && 'border-accent bg-sunken text-ink',
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
