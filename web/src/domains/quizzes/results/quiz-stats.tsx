import { ApiError, type QuizStats, type ShareableQuiz } from '@akada/contract/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, PencilLine, Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonTexts } from '../../../texts/en/common.ts';
import { NoResultsArt } from '../../../ui/art/quiet-art.tsx';
import type { WayBack } from '../../../ui/back-link.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatCard } from '../../../ui/stat-card.tsx';
import { toast } from '../../../ui/toast.ts';
import { CodesSection } from '../files/codes-section.tsx';
import { downloadResults, statsQuery } from './api.ts';
import { BatchesSection } from './batches-section.tsx';
import { ClassSection } from './class-section.tsx';
import { Distribution } from './distribution.tsx';
import { QuestionsStats } from './question-stats.tsx';
import { RegradeOffer } from './regrade-offer.tsx';
import { RunningClocks } from './running-clocks.tsx';
import { TakersTable } from './takers-table.tsx';
import { quizStatsTexts } from './texts.ts';

const texts = quizStatsTexts;

interface QuizStatsViewProps {
  quizId: string;
  home: WayBack;
  /** Drawn by the page, which knows how a quiz is shared. */
  share: (quiz: ShareableQuiz) => ReactNode;
  /** What others know of those who should take it. */
  courses: ReactNode;
}

/** What students did with a quiz, while they do it. */
export function QuizStatsView({ quizId, home, share, courses }: QuizStatsViewProps) {
  const stats = useQuery(statsQuery(quizId));
  if (stats.error instanceof ApiError && stats.error.status === 404)
    return (
      <EmptyState
        art={<NoResultsArt />}
        title={texts.notFound}
        action={
          <LinkButton to={home.to} variant="secondary">
            {home.text}
          </LinkButton>
        }
      />
    );
  const retry = (
    <Button variant="secondary" busy={stats.isFetching} onClick={() => stats.refetch()}>
      {commonTexts.retry}
    </Button>
  );
  if (!stats.data)
    return stats.isError ? (
      <Banner tone="error" title={texts.loadFailed} action={retry} />
    ) : (
      <div aria-hidden className="flex flex-col gap-4">
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-56 w-full" />
      </div>
    );
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold text-lg">{stats.data.title}</p>
          <p className="flex items-center gap-1.5 text-ink-soft text-sm">
            <Radio aria-hidden className="size-4 shrink-0 text-success" />
            {texts.live}
          </p>
        </div>
        <Actions quizId={quizId} hasResults={stats.data.attempts > 0} share={share(stats.data)} />
      </div>
      {stats.isError ? (
        <Banner tone="warning" action={retry}>
          {texts.stale}
        </Banner>
      ) : null}
      {stats.data.regrade ? <RegradeOffer quizId={quizId} regrade={stats.data.regrade} /> : null}
      <Figures stats={stats.data} />
      <RunningClocks quizId={quizId} />
      <BatchesSection quizId={quizId} />
      {stats.data.attempts === 0 ? (
        <EmptyState art={<NoResultsArt />} title={texts.none}>
          {texts.noneText}
        </EmptyState>
      ) : (
        <>
          <Distribution distribution={stats.data.distribution} />
          <QuestionsStats stats={stats.data} />
          <TakersTable quizId={quizId} takers={stats.data.takers} attempts={stats.data.attempts} />
        </>
      )}
      {stats.data.is_practice && stats.data.status !== 'taken_down' ? <CodesSection quizId={quizId} /> : null}
      {courses}
      <ClassSection quizId={quizId} attempts={stats.data.attempts} asksNumber={stats.data.ask_number !== 'no'} />
    </div>
  );
}

interface ActionsProps {
  quizId: string;
  hasResults: boolean;
  share: ReactNode;
}

function Actions({ quizId, hasResults, share }: ActionsProps) {
  const csv = useMutation({
    mutationFn: () => downloadResults(quizId),
    onSuccess: () => toast.success(texts.csvDone),
    onError: () => toast.error(texts.csvFailed, { id: 'csv' }),
  });
  return (
    <div className="flex flex-wrap gap-2.5">
      {share}
      <Button
        variant="secondary"
        disabled={!hasResults}
        busy={csv.isPending}
        busyLabel={texts.csvBusy}
        onClick={() => csv.mutate()}
      >
        <Download aria-hidden />
        {texts.csv}
      </Button>
      <LinkButton to={`/quizzes/${quizId}/edit`} variant="secondary">
        <PencilLine aria-hidden />
        {texts.edit}
      </LinkButton>
    </div>
  );
}

function Figures({ stats: { attempts, outside, started, averageScore, passRate, medianScore } }: { stats: QuizStats }) {
  const percent = (value: number) => (attempts === 0 ? '–' : texts.percent(value));
  return (
    <div aria-live="polite" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        label={texts.attempts}
        value={attempts}
        detail={outside > 0 ? texts.outside(outside) : started > attempts ? texts.started(started) : undefined}
      />
      <StatCard label={texts.averageScore} value={percent(averageScore)} />
      <StatCard label={texts.passRate} value={percent(passRate)} detail={texts.passHint} />
      <StatCard label={texts.medianScore} value={percent(medianScore)} />
    </div>
  );
}
