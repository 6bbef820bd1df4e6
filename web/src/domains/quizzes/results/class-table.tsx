import type { ClassList } from '@akada/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Table } from '../../../ui/table.tsx';
import { toast } from '../../../ui/toast.ts';
import { matchResult } from './api.ts';
import { quizStatsTexts } from './texts.ts';

const texts = quizStatsTexts.class;
const takers = quizStatsTexts.takers;
const SHOWN_FIRST = 50;
const MOST_UNLISTED = 10;

interface ClassTableProps {
  quizId: string;
  list: ClassList;
  onChanged: (list: ClassList) => void;
}

/** The class in the order of its list: who and how well first. */
export function ClassTable({ quizId, list, onChanged }: ClassTableProps) {
  const { students, missing, unlisted } = list;
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
      <Table caption={texts.heading} captionHidden headings={headings}>
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
      </Table>
      {shown.length < chosen.length ? (
        <Button variant="secondary" className="self-start" onClick={() => setShowsAll(true)}>
          {texts.showAll(chosen.length)}
        </Button>
      ) : null}
      {unlisted.length > 0 ? <Unlisted quizId={quizId} results={unlisted} onChanged={onChanged} /> : null}
    </>
  );
}

interface UnlistedProps {
  quizId: string;
  results: ClassList['unlisted'];
  onChanged: (list: ClassList) => void;
}

function Unlisted({ quizId, results, onChanged }: UnlistedProps) {
  const match = useMutation({
    mutationFn: ({ submission_id, number }: { submission_id: string; number: string; name: string }) =>
      matchResult(quizId, submission_id, number),
    onSuccess: (list, { name }) => {
      onChanged(list);
      toast.success(texts.matched(name));
    },
    onError: () => toast.error(texts.matchFailed, { id: 'class' }),
  });
  const shown = results.slice(0, MOST_UNLISTED);
  return (
    <div>
      <h3 className="font-semibold">{texts.unlisted(results.length)}</h3>
      <p className="text-ink-soft text-sm">{texts.unlistedText}</p>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {shown.map(({ submission_id, number, name, score, suggestion }) => (
          <li key={submission_id}>
            {texts.unlistedEntry(number, name, score)}
            {suggestion ? (
              <span className="flex flex-wrap items-center gap-x-3">
                {texts.suggestion(suggestion.name, suggestion.number)}
                <Button
                  variant="ghost"
                  className="-ml-4.5 text-sm"
                  aria-label={texts.matchLabel(suggestion.name, suggestion.number)}
                  disabled={match.isPending}
                  onClick={() => match.mutate({ submission_id, ...suggestion })}
                >
                  {texts.match}
                </Button>
              </span>
            ) : null}
          </li>
        ))}
        {shown.length < results.length ? <li>{texts.more(results.length - shown.length)}</li> : null}
      </ul>
    </div>
  );
}
