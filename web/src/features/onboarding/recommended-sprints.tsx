import type { RecommendedSprint } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { storage } from '../../lib/storage.ts';
import { onboardingTexts } from '../../texts/en/onboarding.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { recommendationsQuery } from './api.ts';
import { SprintCards } from './sprint-cards.tsx';

interface RecommendedSprintsProps {
  onStart: (sprint: RecommendedSprint) => void;
  /** The one that is being started now. */
  startingId: string | undefined;
  /** Its course has a sprint already. */
  isTaken: (sprint: RecommendedSprint) => boolean;
  /** Shown where nothing was ever recommended. */
  otherwise: ReactNode;
}

/** The drafts that onboarding recommended, the chosen one first. Below everything else, so that they may come late. */
export function RecommendedSprints({ onStart, startingId, isTaken, otherwise }: RecommendedSprintsProps) {
  const texts = onboardingTexts.drafts;
  const { data, isPending } = useQuery(recommendationsQuery);
  const chosen = storage.selectedSprintId.get();
  if (isPending) return null;
  const sprints = (data?.learning_paths ?? [])
    .filter((sprint) => !sprint.started && !isTaken(sprint))
    .sort((a, b) => Number(b.path_id === chosen) - Number(a.path_id === chosen));
  if (sprints.length === 0) return data?.profile_id ? null : otherwise;
  return (
    <section aria-labelledby="recommended" className="flex flex-col gap-4">
      <div>
        <h2 id="recommended" className="text-xl">
          {texts.heading}
        </h2>
        <p className="mt-1 text-ink-soft">{texts.lead}</p>
      </div>
      <SprintCards
        label={texts.heading}
        sprints={sprints}
        action={(sprint) => (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Badge tone="info">{sprint.path_id === chosen ? texts.chosen : texts.draft}</Badge>
            <Button
              variant="secondary"
              aria-label={onboardingTexts.plan.startLabel(sprint.title)}
              disabled={startingId !== undefined}
              busy={startingId === sprint.path_id}
              busyLabel={texts.starting}
              onClick={() => onStart(sprint)}
            >
              {onboardingTexts.plan.start}
            </Button>
          </div>
        )}
      />
      <LinkButton to="/onboarding" variant="ghost" className="self-start">
        {texts.change}
      </LinkButton>
    </section>
  );
}
