import { type Judge, replay } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useOnline } from '../../../../lib/online.ts';
import { shownIn } from '../../../../lib/sittings/attempt.ts';
import { hasKey, questionsOf, type Sitting } from '../../../../lib/sittings/sitting.ts';
import type { Progress } from '../../../../lib/sittings/taps.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { useJudge } from '../../../../ui/typed-answer/use-judge.ts';
import { sittingsQuery } from '../api.ts';
import { numberRanges } from '../room/number-ranges.ts';
import { sittingTexts } from '../texts.ts';
import { AnswerList } from './answer-list.tsx';
import { dayName } from './day-name.ts';
import { ReadingList } from './reading-list.tsx';
import { ScorePanel } from './score-panel.tsx';
import { TimeChart } from './time-chart.tsx';
import { TopicTable } from './topic-table.tsx';

const texts = sittingTexts.result;

interface ResultProps {
  sitting: Sitting;
  progress: Progress;
  /** It lies on this device until the server has taken it. */
  isWaiting: boolean;
}

/** What came of a sitting: the score, what to read, then the figures. Computed from what was shown and chosen. */
export function Result(props: ResultProps) {
  const judge = useJudge(props.sitting.plan.questions.some(({ typedKey }) => typedKey));
  return judge ? <Marked {...props} judge={judge} /> : <Spinner>{sittingTexts.loading}</Spinner>;
}

function Marked({ sitting, progress, isWaiting, judge }: ResultProps & { judge: Judge }) {
  const { plan, begun } = sitting;
  const isOnline = useOnline();
  const [isAllOpen, setAllOpen] = useState(false);
  const questions = useMemo(() => questionsOf(sitting), [sitting]);
  const shown = useMemo(() => shownIn(sitting, progress), [sitting, progress]);
  const replayed = useMemo(() => replay(shown, judge), [shown, judge]);
  const { data } = useQuery(sittingsQuery(plan.source));
  if (!begun || !progress.handedIn) return null;

  const earlier = (data ?? []).filter(
    ({ id, handed_in_at }) => id !== sitting.id && Date.parse(handed_in_at) < begun.at,
  );
  const { marks, marked, right, topics } = replayed;
  const missed = marked - right;
  const withoutKey = questions.flatMap((question, index) => (hasKey(question) ? [] : index + 1));
  return (
    <div className="min-h-dvh bg-paper pb-28">
      <header className="flex min-h-14 items-center gap-1 border-line border-b bg-surface py-1.5 pr-4 pl-1">
        <Link to={plan.back} aria-label={texts.close} className="grid size-11 place-items-center text-ink-soft">
          <X aria-hidden className="size-5" />
        </Link>
        <div className="min-w-0 leading-tight">
          <h1 className="truncate font-body font-bold text-base tracking-normal">{plan.title}</h1>
          <p className="text-ink-soft text-sm">
            {[plan.detail, texts.taken(dayName(progress.handedIn.at))].filter(Boolean).join(' · ')}
          </p>
        </div>
      </header>
      <main className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 py-4">
        <ScorePanel replayed={replayed} begun={begun} handedIn={progress.handedIn} earlier={earlier} />
        {isWaiting ? <Banner tone="warning">{isOnline ? texts.waiting : texts.offline}</Banner> : null}
        {withoutKey.length > 0 ? (
          <p className="-mt-2 flex items-center gap-3 rounded-card border border-line border-dashed bg-surface px-4 py-3">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{texts.noKey(withoutKey.length)}</span>
              <span className="block text-ink-soft text-sm tabular-nums">
                {texts.noKeyText(numberRanges(withoutKey))}
              </span>
            </span>
            <a
              href={`#answer-${withoutKey[0]}`}
              onClick={() => setAllOpen(true)}
              className="link inline-flex min-h-11 items-center"
            >
              {texts.compare}
            </a>
          </p>
        ) : null}
        {marked > 0 && missed === 0 ? <p>{texts.allRight}</p> : null}
        <ReadingList questions={questions} marks={marks} />
        <TopicTable topics={topics} before={earlier[0]} />
        <TimeChart seconds={shown.map(({ seconds }) => seconds)} marks={marks} />
        <details
          open={isAllOpen}
          onToggle={(event) => setAllOpen(event.currentTarget.open)}
          className="rounded-card border border-line bg-surface"
        >
          <summary className="flex min-h-13 cursor-pointer items-center px-4 font-semibold text-link">
            {texts.all(questions.length)}
          </summary>
          <div className="px-4 pt-2 pb-5">
            <AnswerList questions={questions} progress={progress} marks={marks} />
          </div>
        </details>
        <div className="fixed inset-x-0 bottom-0 z-(--z-sticky) border-line border-t bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
          <div className="mx-auto flex max-w-2xl gap-2">
            {missed > 0 ? (
              <>
                <LinkButton to={plan.back} variant="secondary" size="lg">
                  {texts.done}
                </LinkButton>
                <LinkButton to="/reviews" variant="accent" size="lg" className="flex-1">
                  {texts.review}
                </LinkButton>
              </>
            ) : (
              <LinkButton to={plan.back} variant="accent" size="lg" className="flex-1">
                {texts.done}
              </LinkButton>
            )}
          </div>
        </div>
      </main>
    </div>
  );
}
