import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { storage } from '../../lib/storage.ts';
import { onboardingTexts } from '../../texts/en/onboarding.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { recommendationsQuery } from './api.ts';
import { SprintCards } from './sprint-cards.tsx';

/** The drafts that onboarding recommended, the chosen one first; `otherwise` where there are none. */
export function RecommendedSprints({ otherwise }: { otherwise: ReactNode }) {
  const texts = onboardingTexts.drafts;
  const { data, isPending } = useQuery(recommendationsQuery);
  const chosen = storage.selectedSprintId.get();
  if (isPending) {
    return (
      <div aria-hidden className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </div>
    );
  }
  const sprints = [...(data?.learning_paths ?? [])].sort(
    (a, b) => Number(b.path_id === chosen) - Number(a.path_id === chosen),
  );
  if (sprints.length === 0) return otherwise;
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
        action={({ path_id }) => (
          <div className="flex gap-2">
            {path_id === chosen ? <Badge tone="accent">{texts.chosen}</Badge> : null}
            <Badge tone="info">{texts.draft}</Badge>
          </div>
        )}
      />
      <LinkButton to="/onboarding" variant="ghost" className="self-start">
        {texts.change}
      </LinkButton>
    </section>
  );
}
