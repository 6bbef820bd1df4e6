import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Timer, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AllReviewedArt } from '../../../ui/art/quiet-art.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { toast } from '../../../ui/toast.ts';
import { fetchTypedQuestion } from '../../../ui/typed-answer/lazy-typed-question.ts';
import { papersQuery, wholePapersQuery } from '../api.ts';
import { type PracticeWish, practiceLink, shelfLink } from '../links.ts';
import { roomOfWish } from '../sit-paper.ts';
import { papersTexts } from '../texts.ts';
import { type AskedQuestion, pick } from './pick.ts';
import { type Outcome, PracticeQuestion } from './practice-question.tsx';

const texts = papersTexts.practice;

/** Past questions one after the other, as they were wished for. */
export function PracticeView({ wish }: { wish: PracticeWish }) {
  const list = useQuery(papersQuery);
  const papers = (list.data?.papers ?? []).filter(({ course }) => course === wish.course);
  const whole = useQuery({ ...wholePapersQuery(papers), enabled: papers.length > 0 });
  const [asked, setAsked] = useState<AskedQuestion[] | null>(null);
  // What is being answered must not be taken away by a fresh list.
  const { data } = whole;
  useEffect(() => {
    if (data) setAsked((before) => before ?? pick(data, papers, wish));
  }, [data, papers, wish]);
  if (asked) return <Session asked={asked} wish={wish} onSit={() => roomOfWish(data ?? [], papers, wish)} />;
  if (list.isError || whole.isError) {
    return (
      <LoadFailure
        title={texts.failed}
        retryLabel={papersTexts.retry}
        isRetrying={list.isFetching || whole.isFetching}
        onRetry={() => void list.refetch().then(() => whole.refetch())}
      />
    );
  }
  if (list.data && papers.length === 0) return <Session asked={[]} wish={wish} onSit={null} />;
  return <Spinner>{texts.loading}</Spinner>;
}

interface SessionProps {
  asked: readonly AskedQuestion[];
  wish: PracticeWish;
  /** The address of their examination room; null where there is nothing to sit. */
  onSit: (() => Promise<string>) | null;
}

function Session({ asked, wish, onSit }: SessionProps) {
  const cache = useQueryClient();
  const [index, setIndex] = useState(0);
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const current = asked[index];
  const isTyped = asked.some(({ question }) => question.typed);
  useEffect(() => {
    if (isTyped) fetchTypedQuestion();
  }, [isTyped]);
  const shelf = shelfLink(wish.course);
  const goOn = (outcome: Outcome) => {
    setOutcomes([...outcomes, outcome]);
    setIndex(index + 1);
    window.scrollTo({ top: 0 });
    if (index + 1 === asked.length) void cache.invalidateQueries(papersQuery);
  };
  if (asked.length === 0) {
    const none = wish.missed ? texts.noneMissed : texts.none;
    return (
      <EmptyState
        art={<AllReviewedArt />}
        title={none.title}
        action={
          <LinkButton to={shelf} variant="accent">
            {texts.done.toShelf}
          </LinkButton>
        }
      >
        {none.text}
      </EmptyState>
    );
  }
  if (!current) return <Done outcomes={outcomes} wish={wish} />;
  return (
    <div
      data-whole-screen
      className="mx-auto flex min-h-[calc(100dvh-3rem)] w-full max-w-2xl flex-col gap-4 *:last:flex-1"
    >
      <div className="-mx-2 flex items-center gap-3">
        <Link
          to={shelf}
          aria-label={texts.close}
          className="inline-grid size-11 shrink-0 place-items-center rounded-control text-ink-soft transition-colors hover:bg-sunken hover:text-ink [&>svg]:size-5"
        >
          <X aria-hidden />
        </Link>
        <Progress
          className="flex-1"
          label={texts.progress}
          labelHidden
          value={index + 1}
          max={asked.length}
          valueText={texts.position(index + 1, asked.length)}
        />
        <p aria-hidden className="pr-2 text-ink-soft text-sm tabular-nums">
          {texts.position(index + 1, asked.length)}
        </p>
      </div>
      {index === 0 && onSit ? <SitThese onSit={onSit} /> : null}
      <PracticeQuestion key={current.question.id} asked={current} isLast={index === asked.length - 1} onNext={goOn} />
    </div>
  );
}

/** Before the first answer: the same questions as an examination. */
function SitThese({ onSit }: { onSit: () => Promise<string> }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: onSit,
    onSuccess: (room) => navigate(room),
    onError: () => toast.error(papersTexts.sit.failed, { id: 'sit' }),
  });
  return (
    <Button variant="ghost" className="-my-2 -ml-4 self-start" busy={isPending} onClick={() => mutate()}>
      <Timer aria-hidden />
      {papersTexts.sit.these}
    </Button>
  );
}

function Done({ outcomes, wish }: { outcomes: readonly Outcome[]; wish: PracticeWish }) {
  const right = outcomes.filter((outcome) => outcome === 'right').length;
  const wrong = outcomes.filter((outcome) => outcome === 'wrong').length;
  const unmarked = outcomes.length - right - wrong;
  const said = [
    right + wrong > 0 ? texts.done.score(right, right + wrong) : '',
    unmarked > 0 ? texts.done.unmarked(unmarked) : '',
  ];
  return (
    <EmptyState
      art={<AllReviewedArt />}
      title={texts.done.title}
      action={
        <>
          <LinkButton to={shelfLink(wish.course)} variant={wrong > 0 ? 'secondary' : 'accent'}>
            {texts.done.toShelf}
          </LinkButton>
          {wrong > 0 ? (
            <LinkButton to={practiceLink({ course: wish.course, missed: true })} variant="accent">
              {texts.done.missed(wrong)}
            </LinkButton>
          ) : null}
        </>
      }
    >
      {said.filter(Boolean).join(' ')}
    </EmptyState>
  );
}
