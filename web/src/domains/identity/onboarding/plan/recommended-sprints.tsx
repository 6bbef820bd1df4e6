import type { RecommendedSprint } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { recommendationsQuery } from '../api.ts';
import { onboardingTexts } from '../texts.ts';

interface RecommendedSprintsProps {
  /** The one that was chosen during onboarding. */
  chosen: string | null;
  onStart: (sprint: RecommendedSprint) => void;
  /** The one that is being started now. */
  startingId: string | undefined;
  /** Its course has a sprint already. */
  isTaken: (sprint: RecommendedSprint) => boolean;
  /** Shown where nothing was ever recommended. */
  otherwise: ReactNode;
}

/**
 * The drafts that onboarding recommended, the chosen one first; only those whose lessons are there, because no button
 * leads to an empty day. Below everything else, so that they may come late.
 */
export function RecommendedSprints({ chosen, onStart, startingId, isTaken, otherwise }: RecommendedSprintsProps) {
  const texts = onboardingTexts.drafts;
  const { data, isPending } = useQuery(recommendationsQuery);
  if (isPending) return null;
  const sprints = (data?.learning_paths ?? [])
    .filter((sprint) => sprint.lessons_ready && !sprint.started && !isTaken(sprint))
    .sort((a, b) => Number(b.path_id === chosen) - Number(a.path_id === chosen));
  if (sprints.length === 0) return data?.profile_id ? null : otherwise;
  return (
    <section aria-labelledby="recommended" className="flex flex-col gap-3">
      <div>
        <h2 id="recommended" className="text-lg">
          {texts.heading}
        </h2>
        <p className="mt-1 text-ink-soft text-sm">{texts.lead}</p>
      </div>
      <ul
        aria-label={texts.heading}
        className="grid overflow-hidden rounded-card border border-line bg-surface shadow-card lg:grid-cols-2"
      >
        {sprints.map((sprint) => (
          <li
            key={sprint.path_id}
            // The lines between rows; those at the edges lie under the frame.
            className="-mb-px -mr-px flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-r border-b px-4 py-3.5"
          >
            <div className="min-w-0 flex-1 basis-40">
              <h3 className="text-base leading-snug">{sprint.title}</h3>
              <p className="text-ink-soft text-sm">
                {[sprint.course_code, sprint.path_id === chosen ? texts.chosen : null].filter(Boolean).join(' · ')}
              </p>
            </div>
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
          </li>
        ))}
      </ul>
      <LinkButton to="/onboarding" variant="ghost" className="-ml-4 self-start">
        {texts.change}
      </LinkButton>
    </section>
  );
}
