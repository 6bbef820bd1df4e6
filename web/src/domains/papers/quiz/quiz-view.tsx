import { ApiError, type Paper, type PaperQuestion } from '@akada/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { client } from '../../../lib/client.ts';
import { NoQuizzesArt } from '../../../ui/art/empty-art.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { papersQuery, wholePapersQuery } from '../api.ts';
import { KeyMark } from '../keys/key-mark.tsx';
import { checkLink } from '../links.ts';
import { questionsOf } from '../same.ts';
import { papersTexts } from '../texts.ts';
import { papersQuizTexts as texts } from './texts.ts';
import { choosable, leftOut, most, obstacleOf, quizOf } from './to-quiz.ts';

interface QuizViewProps {
  paperId: string;
  /** What is done with the new quiz. */
  onMade: (quizId: string) => void;
}

/** The questions of a paper to choose from; what can be asked is ticked. */
export function QuizView({ paperId, onMade }: QuizViewProps) {
  const list = useQuery(papersQuery);
  const wanted = (list.data?.papers ?? []).filter(({ id }) => id === paperId);
  const whole = useQuery({ ...wholePapersQuery(wanted), enabled: wanted.length > 0 });
  const [paper] = whole.data ?? [];
  if (paper) return <Choice key={paper.id} paper={paper} onMade={onMade} />;
  if (list.isError || whole.isError) {
    return (
      <LoadFailure
        title={texts.loadFailed}
        retryLabel={papersTexts.retry}
        isRetrying={list.isFetching || whole.isFetching}
        onRetry={() => void list.refetch().then(() => whole.refetch())}
      />
    );
  }
  if (list.data && wanted.length === 0) return <Banner tone="warning">{texts.gone}</Banner>;
  return <Spinner>{texts.loading}</Spinner>;
}

interface ChoiceProps {
  paper: Paper;
  onMade: (quizId: string) => void;
}

function Choice({ paper, onMade }: ChoiceProps) {
  const heading = useId();
  const cache = useQueryClient();
  const possible = choosable(paper);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(possible.slice(0, most.questions)));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.quizzes.create({ body: quizOf(paper, chosen) }),
    onSuccess: ({ quiz_id }) => {
      void cache.invalidateQueries({ queryKey: ['quizzes'] });
      onMade(quiz_id);
    },
  });
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(chosen);
    if (isTicked) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  if (possible.length === 0) {
    return (
      <EmptyState
        art={<NoQuizzesArt />}
        title={texts.nothing.title}
        action={<LinkButton to={checkLink(paper.id)}>{texts.setKeys}</LinkButton>}
      >
        {texts.nothing.text}
      </EmptyState>
    );
  }
  const isAll = possible.every((id) => chosen.has(id));
  const fault = chosen.size > most.questions ? texts.tooMany(most.questions) : null;
  return (
    <>
      <LeftOut paper={paper} />
      <section aria-labelledby={heading}>
        <div className="mb-2 flex items-center justify-between gap-3">
          <h2 id={heading} className="text-lg">
            {texts.questions}
          </h2>
          <Button variant="ghost" onClick={() => setChosen(new Set(isAll ? [] : possible))}>
            {isAll ? texts.tickNone : texts.tickAll}
          </Button>
        </div>
        <Card flush>
          <ul className="divide-y divide-line">
            {questionsOf(paper).map((question) => (
              <li key={question.id} className="px-4 py-1">
                <QuestionToTick
                  question={question}
                  isTicked={chosen.has(question.id)}
                  onTick={(isTicked) => tick(question.id, isTicked)}
                />
              </li>
            ))}
          </ul>
        </Card>
      </section>
      <div data-foot-bar className="-mx-2 sticky bottom-0 z-(--z-sticky) flex flex-col gap-2 bg-paper px-2 py-3">
        {fault ? <Banner tone="warning">{fault}</Banner> : null}
        {error ? (
          <Banner tone="error">{error instanceof ApiError && error.status < 500 ? error.message : texts.failed}</Banner>
        ) : null}
        <Button
          variant="accent"
          size="lg"
          full
          disabled={chosen.size === 0 || fault !== null}
          busy={isPending}
          busyLabel={texts.making}
          onClick={() => mutate()}
        >
          {texts.make(chosen.size)}
        </Button>
      </div>
    </>
  );
}

interface QuestionToTickProps {
  question: PaperQuestion;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

function QuestionToTick({ question, isTicked, onTick }: QuestionToTickProps) {
  const { number, stem, text, options, key, typed, key_status: status, doubts } = question;
  const obstacle = obstacleOf(question);
  const right = options.find(({ id }) => id === key);
  const told = right ? texts.key(right.label, right.text) : typed && texts.typedKey(typed.key);
  return (
    <Checkbox
      disabled={obstacle !== null}
      checked={isTicked && obstacle === null}
      onChange={({ target }) => onTick(target.checked)}
      label={
        <span className="block min-w-0">
          <span className="block text-ink-soft text-sm">{texts.number(number)}</span>
          {stem ? <span className="wrap-anywhere block whitespace-pre-line text-ink-soft text-sm">{stem}</span> : null}
          <span className="wrap-anywhere block whitespace-pre-line">{text}</span>
        </span>
      }
      hint={
        <span className="flex flex-col gap-1">
          {obstacle ? <span>{texts.obstacles[obstacle]}</span> : null}
          {told && !obstacle ? (
            <span className="flex items-start gap-2">
              <KeyMark status={status} className="mt-px size-4.5" />
              <span className="min-w-0">
                {told} ({papersTexts.keys.short[status]})
              </span>
            </span>
          ) : null}
          {doubts.map((doubt) => (
            <span key={doubt} className="text-warning">
              {doubt}
            </span>
          ))}
        </span>
      }
    />
  );
}

/** What is not asked is said plainly, with why and where to change it. */
function LeftOut({ paper }: { paper: Paper }) {
  const out = leftOut(paper);
  if (out.length === 0) return null;
  const all = out.reduce((sum, { count }) => sum + count, 0);
  return (
    <Banner tone="info">
      {texts.leftOut(all)} {out.map(({ obstacle, count }) => texts.counts[obstacle](count)).join(', ')}.{' '}
      <Link to={checkLink(paper.id)} className="link">
        {texts.setKeys}
      </Link>
    </Banner>
  );
}
