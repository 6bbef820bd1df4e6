import type { ReactNode } from 'react';
import { NoProgressArt } from '../../ui/art/quiet-art.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ProgressFigures } from './figures/progress-figures.tsx';
import { withSession } from './live-session.ts';
import { progressTexts } from './texts.ts';
import { useLiveSession } from './use-live-session.ts';
import { useOverview } from './use-overview.tsx';

const texts = progressTexts;

/** All of a learner's figures, live while somebody studies in another tab. */
export function ProgressView({ achievements }: { achievements: ReactNode }) {
  const { overview, readAt, isKnown, banner } = useOverview();
  const session = useLiveSession();

  if (!overview) return <Loading />;
  const hasNothing = isKnown && overview.learning_sprints.length === 0 && overview.total_study_time_seconds === 0;
  return (
    <div className="flex flex-col gap-5">
      {banner}
      {hasNothing ? (
        <EmptyState
          art={<NoProgressArt />}
          title={texts.empty.title}
          action={
            <LinkButton to="/dashboard" variant="accent">
              {texts.empty.action}
            </LinkButton>
          }
        >
          {texts.empty.text}
        </EmptyState>
      ) : (
        <ProgressFigures
          overview={session ? withSession(overview, session, readAt) : overview}
          isLive={session !== null}
          achievements={achievements}
        />
      )}
    </div>
  );
}

function Loading() {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4" aria-busy>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-28 w-full rounded-card" />
      ))}
      <Skeleton className="col-span-2 h-44 w-full rounded-card lg:col-span-4" />
    </div>
  );
}
