import type { StoredSitting, TopicTally } from '@akada/contract/client';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { sittingTexts } from '../texts.ts';
import { dayName } from './day-name.ts';

const texts = sittingTexts.result;
const MOST_BEADS = 12;
const FIRST = 8;

interface TopicTableProps {
  topics: readonly TopicTally[];
  before: StoredSitting | undefined;
}

/** Right of how many in each topic, now and in one's own sitting before. */
export function TopicTable({ topics, before }: TopicTableProps) {
  const [isAll, setAll] = useState(false);
  if (topics.length < 2) return null;
  const earlier = new Map(before?.topics.map((one) => [one.topic, one]));
  const shown = isAll ? topics : topics.slice(0, FIRST);
  return (
    <section>
      <h2 className="mb-2 text-lg">{texts.byTopic}</h2>
      <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
        <table className="w-full border-collapse leading-snug tabular-nums">
          <thead className="bg-sunken text-ink-soft text-sm">
            <tr className="*:py-2 *:font-normal">
              <th scope="col" className="pl-4 text-left">
                {texts.topic}
              </th>
              <th scope="col" className="whitespace-nowrap px-4 text-right">
                {texts.here}
              </th>
              {before ? (
                <th scope="col" className="whitespace-nowrap pr-4 text-right">
                  {dayName(before.handed_in_at)}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ topic, right, marked }) => {
              const then = earlier.get(topic);
              return (
                <tr key={topic ?? ''} className="border-line border-t *:py-2">
                  <th scope="row" className="pl-4 text-left font-normal">
                    {topic ?? texts.noTopic}
                    {marked <= MOST_BEADS ? <Beads right={right} marked={marked} /> : null}
                  </th>
                  <td className="whitespace-nowrap px-4 text-right font-bold">{texts.of(right, marked)}</td>
                  {before ? (
                    <td className="whitespace-nowrap pr-4 text-right">
                      {then ? texts.of(then.right, then.marked) : '–'}
                    </td>
                  ) : null}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {shown.length < topics.length ? (
        <Button variant="ghost" className="-ml-4.5 mt-1" onClick={() => setAll(true)}>
          {texts.more(topics.length - shown.length)}
        </Button>
      ) : null}
    </section>
  );
}

const Beads = ({ right, marked }: { right: number; marked: number }) => (
  <span aria-hidden className="mt-1.5 flex flex-wrap gap-1">
    {Array.from({ length: marked }, (_, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: beads have nothing but their place
        key={index}
        className={cx(
          'size-2.5 rotate-45 border-2',
          index < right ? 'border-(--art-green) bg-(--art-green)' : 'border-line-strong',
        )}
      />
    ))}
  </span>
);
