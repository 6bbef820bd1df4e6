import type { ClassList } from '@akada/contract/client';
import { useState } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { quizStatsTexts } from '../../texts/en/quiz-stats.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Table } from '../../ui/table.tsx';

const texts = quizStatsTexts.class;
const takers = quizStatsTexts.takers;
const SHOWN_FIRST = 50;
const MOST_UNLISTED = 10;

/** The class in the order of its list: who and how well first. */
export function ClassTable({ list: { students, missing, unlisted } }: { list: ClassList }) {
  const [isMissingOnly, setMissingOnly] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const chosen = isMissingOnly ? students.filter(({ result }) => result === null) : students;
  const shown = showsAll ? chosen : chosen.slice(0, SHOWN_FIRST);
  const hasGroups = students.some(({ group }) => group !== '');
  const headings = [takers.name, takers.score, takers.number, ...(hasGroups ? [takers.group] : []), takers.submitted];
  return (
    <>
      <p aria-live="polite">
        <span className="font-semibold">{texts.handedIn(students.length - missing, students.length)}</span>
        {' · '}
        {missing === 0 ? texts.nobodyMissing : texts.missing(missing)}
      </p>
      {missing > 0 ? <Switch label={texts.onlyMissing} checked={isMissingOnly} onChange={setMissingOnly} /> : null}
      <Table caption={texts.heading} captionHidden>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ number, name, group, result }) => (
            <tr key={number}>
              <td className="min-w-32 font-medium">
                {name}
                {result?.is_late ? (
                  <Badge tone="warning" className="ml-2">
                    {takers.late}
                  </Badge>
                ) : null}
              </td>
              <td className="whitespace-nowrap tabular-nums">
                {result ? (
                  <>
                    {takers.scoreOf(result.score, result.correctAnswers, result.totalQuestions)}
                    {result.attempts > 1 ? (
                      <span className="block text-ink-faint text-sm">{texts.best(result.attempts)}</span>
                    ) : null}
                  </>
                ) : (
                  <Badge>{texts.isMissing}</Badge>
                )}
              </td>
              <td className="whitespace-nowrap">{number}</td>
              {hasGroups ? <td>{group}</td> : null}
              <td className="whitespace-nowrap">{result ? formatMoment(result.submitted_at) : null}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {shown.length < chosen.length ? (
        <Button variant="secondary" className="self-start" onClick={() => setShowsAll(true)}>
          {texts.showAll(chosen.length)}
        </Button>
      ) : null}
      {unlisted.length > 0 ? <Unlisted results={unlisted} /> : null}
    </>
  );
}

function Unlisted({ results }: { results: ClassList['unlisted'] }) {
  const shown = results.slice(0, MOST_UNLISTED);
  return (
    <div>
      <h3 className="font-semibold">{texts.unlisted(results.length)}</h3>
      <p className="text-ink-soft text-sm">{texts.unlistedText}</p>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {shown.map(({ number, name, score, submitted_at }) => (
          <li key={`${number} ${name} ${submitted_at}`}>{texts.unlistedEntry(number, name, score)}</li>
        ))}
        {shown.length < results.length ? <li>{texts.more(results.length - shown.length)}</li> : null}
      </ul>
    </div>
  );
}
