import type { PaperSummary } from '@akada/contract/client';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ENOUGH_PAPERS, shortYear, type TopicTable, topicTable } from '../by-course.ts';
import { practiceLink } from '../links.ts';
import { papersTexts } from '../texts.ts';

const texts = papersTexts.shelf.most;
const FEW = 8;

interface ComesUpMostProps {
  course: string;
  papers: readonly PaperSummary[];
}

/** What came up, by topic and year: counts, no share and no forecast. Too few papers tell nothing. */
export function ComesUpMost({ course, papers }: ComesUpMostProps) {
  const table = topicTable(papers);
  const isEnough = papers.length >= ENOUGH_PAPERS && table.rows.length > 0;
  return (
    <section>
      <h2 className="text-lg">{papers.length >= ENOUGH_PAPERS ? texts.title : papersTexts.shelf.byTopic}</h2>
      {papers.length < ENOUGH_PAPERS ? (
        <p className="mt-1 mb-2.5 text-ink-soft text-sm">{texts.tooFew(papers.length)}</p>
      ) : (
        <p className="mt-1 mb-2.5 text-ink-soft text-sm">{texts.lead(papers.length)}</p>
      )}
      {isEnough ? <Counts course={course} table={table} /> : <Topics course={course} papers={papers} />}
    </section>
  );
}

/** Below three papers nothing is counted by year; the topics are there to be practised. */
function Topics({ course, papers }: ComesUpMostProps) {
  const counts = new Map<string, number>();
  for (const { topic, questions } of papers.flatMap(({ topics }) => topics)) {
    if (topic !== null) counts.set(topic, (counts.get(topic) ?? 0) + questions);
  }
  if (counts.size === 0) return null;
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {[...counts].map(([topic, all]) => (
          <li key={topic} className="flex items-center justify-between gap-2 pl-4">
            <span className="inline-block font-semibold text-sm first-letter:uppercase">{topic}</span>
            <PractiseTopic course={course} topic={topic} all={all} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface PractiseTopicProps {
  course: string;
  topic: string;
  all: number;
}

function PractiseTopic({ course, topic, all }: PractiseTopicProps) {
  return (
    <Link
      to={practiceLink({ course, topic })}
      aria-label={texts.practiseTopic(topic, all)}
      className="link inline-flex min-h-11 items-center px-4 font-semibold text-sm no-underline"
    >
      {texts.practise}
    </Link>
  );
}

function Counts({ course, table: { years, rows, without } }: { course: string; table: TopicTable }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FEW);
  return (
    <Card flush>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-left tabular-nums leading-tight">
          <thead>
            <tr className="border-line border-b bg-sunken text-ink-soft text-sm">
              <th scope="col" className="py-2 pl-4 font-normal">
                {texts.topic}
              </th>
              {years.map((year) => (
                <th key={year} scope="col" className="px-1 py-2 text-center font-normal">
                  {shortYear(year)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map(({ topic, counts, all }) => (
              <tr key={topic}>
                <th scope="row" className="py-1 pr-1 pl-4 font-semibold text-sm first-letter:uppercase">
                  {topic}
                </th>
                {counts.map((count, index) => (
                  <td key={years[index]} className="w-9 p-0.5">
                    <span
                      className="grid h-11 min-w-7 place-items-center rounded-control font-semibold"
                      style={{
                        background: `color-mix(in srgb, var(--art-green) ${Math.min(count, 10) * 5.5}%, var(--surface))`,
                      }}
                    >
                      {count}
                    </span>
                  </td>
                ))}
                <td className="p-0 text-right">
                  <PractiseTopic course={course} topic={topic} all={all} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > shown.length ? (
        <Button variant="ghost" full onClick={() => setWhole(true)}>
          {texts.showAll(rows.length - shown.length)}
        </Button>
      ) : null}
      {without > 0 ? (
        <p className="border-line border-t px-4 py-3 text-ink-soft text-sm">{texts.without(without)}</p>
      ) : null}
    </Card>
  );
}
