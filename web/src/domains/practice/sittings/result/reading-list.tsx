import type { Mark } from '@akada/contract/client';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SittingQuestion } from '../../../../lib/sittings/sitting.ts';
import { Button } from '../../../../ui/button.tsx';
import { numberRanges } from '../room/number-ranges.ts';
import { sittingTexts } from '../texts.ts';

const texts = sittingTexts.result;
/** More than one reads in an evening. */
const FIRST = 5;

interface ReadingListProps {
  questions: readonly SittingQuestion[];
  marks: readonly { mark: Mark }[];
}

/** What helps most first: the places to read, each with the questions that were missed for want of it. */
export function ReadingList({ questions, marks }: ReadingListProps) {
  const [isAll, setAll] = useState(false);
  const places = new Map<string, { read: NonNullable<SittingQuestion['read']>; missed: number[] }>();
  questions.forEach(({ read }, index) => {
    if (!read || marks[index]?.mark !== 'missed') return;
    const place = places.get(read.title) ?? { read, missed: [] };
    place.missed.push(index + 1);
    places.set(read.title, place);
  });
  if (places.size === 0) return null;
  const ordered = [...places.values()].sort((a, b) => b.missed.length - a.missed.length);
  const shown = isAll ? ordered : ordered.slice(0, FIRST);
  return (
    <section>
      <h2 className="mb-2 text-lg">{texts.read}</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {shown.map(({ read, missed }) => (
          <li key={read.title}>
            <Link to={read.to} state={read.state} className="flex min-h-15 items-center gap-3 px-4 py-2.5">
              <BookOpen aria-hidden className="size-6 shrink-0 text-link" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{read.title}</span>
                <span className="block text-ink-soft text-sm tabular-nums">{texts.missed(numberRanges(missed))}</span>
              </span>
              <span className="font-semibold text-link">{texts.open}</span>
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < ordered.length ? (
        <Button variant="ghost" className="-ml-4.5 mt-1" onClick={() => setAll(true)}>
          {texts.more(ordered.length - shown.length)}
        </Button>
      ) : null}
    </section>
  );
}
