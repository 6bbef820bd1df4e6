import type { SprintCard as Card } from '@akada/contract/client';
import type { ReactNode } from 'react';
import { useOnline } from '../../../lib/online.ts';
import { NoSprintsArt } from '../../../ui/art/empty-art.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { CreateSprint } from '../create/use-create-sprint.ts';
import { sprintsTexts } from '../texts.ts';
import { SprintCard } from './sprint-card.tsx';

const texts = sprintsTexts.list;

/** The sprints under their heading, with the way to a new one beside it. */
export function SprintsSection({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby="your-sprints" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="your-sprints" className="text-lg">
          {texts.heading}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

interface SprintListProps {
  sprints: Card[];
  onLimit: () => void;
}

export function SprintList({ sprints, onLimit }: SprintListProps) {
  return (
    <ul aria-label={texts.heading} className="grid gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 xl:grid-cols-3">
      {sprints.map((sprint) => (
        <SprintCard key={sprint.id} sprint={sprint} onLimit={onLimit} />
      ))}
    </ul>
  );
}

/** The list could not be loaded and none was kept; Retry loads the whole page anew. */
export function FailedList() {
  const isOnline = useOnline();
  if (!isOnline) return <Banner tone="info">{texts.notKept}</Banner>;
  return (
    <Banner
      tone="error"
      title={texts.failed}
      action={
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {texts.retry}
        </Button>
      }
    >
      {texts.failedText}
    </Banner>
  );
}

/** Said of a list that comes from this device alone. */
export function SavedEarlier() {
  return <Banner tone="info">{texts.savedEarlier}</Banner>;
}

export function LoadingList() {
  return (
    <div aria-busy className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 xl:grid-cols-3">
        <Skeleton className="h-40 w-full rounded-card" />
        <Skeleton className="h-40 w-full rounded-card" />
      </div>
    </div>
  );
}

export function NoSprints({ create }: { create: CreateSprint }) {
  return (
    <EmptyState
      art={<NoSprintsArt />}
      title={texts.empty}
      action={
        <>
          <Button variant="secondary" onClick={create.openTopic}>
            {sprintsTexts.create.topic}
          </Button>
          <Button variant="secondary" onClick={create.openDocument}>
            {sprintsTexts.create.document}
          </Button>
        </>
      }
    />
  );
}
