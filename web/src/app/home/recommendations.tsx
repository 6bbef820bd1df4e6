import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { recommendationsQuery } from '../../domains/identity/onboarding/api.ts';
import { RecommendedSprints } from '../../domains/identity/onboarding/plan/recommended-sprints.tsx';
import type { CreateSprint } from '../../domains/sprints/create/use-create-sprint.ts';
import { useStartSprint } from '../../domains/sprints/list/use-start-sprint.ts';
import { storedSprints } from '../../domains/sprints/stored.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { dashboardTexts } from './texts.ts';

interface RecommendationsProps {
  create: CreateSprint;
  /** The courses that have a sprint already. */
  taken: (string | null)[];
}

/** What else can be read today. */
export function Recommendations({ create, taken }: RecommendationsProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const starting = useStartSprint({ onLimit: create.limit.open });
  return (
    <RecommendedSprints
      chosen={storedSprints.selectedSprintId.get()}
      onStart={({ path_id, title }) =>
        starting.mutate(path_id, {
          onSuccess({ id }) {
            void queries.invalidateQueries({ queryKey: recommendationsQuery.queryKey });
            void navigate(`/sprint/${encodeURIComponent(id)}`, { state: { title } });
          },
        })
      }
      startingId={starting.isPending ? starting.variables : undefined}
      isTaken={({ course_code }) => course_code !== null && taken.includes(course_code)}
      otherwise={<SetUp />}
    />
  );
}

function SetUp() {
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line border-dashed p-5">
      <p className="min-w-0 flex-1 basis-60 text-ink-soft">{dashboardTexts.setUpText}</p>
      <LinkButton to="/onboarding" variant="secondary">
        {dashboardTexts.setUp}
      </LinkButton>
    </section>
  );
}
