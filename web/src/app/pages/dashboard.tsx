import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { recommendationsQuery } from '../../features/onboarding/api.ts';
import { RecommendedSprints } from '../../features/onboarding/recommended-sprints.tsx';
import { ProgressWidget } from '../../features/progress/progress-widget.tsx';
import { ReferralPoints } from '../../features/referral/referral-points.tsx';
import { sprintsQuery } from '../../features/sprints/api.ts';
import { CreateSprintButton, CreateSprintDialogs } from '../../features/sprints/create-sprint.tsx';
import { currentOf, inOrder } from '../../features/sprints/order.ts';
import { LimitBanner, SprintsRemaining } from '../../features/sprints/plan-banner.tsx';
import { FailedList, LoadingList, NoSprints, SavedEarlier, SprintList } from '../../features/sprints/sprint-list.tsx';
import { StudyNow } from '../../features/sprints/study-now.tsx';
import { type CreateSprint, useCreateSprint } from '../../features/sprints/use-create-sprint.ts';
import { useStartSprint } from '../../features/sprints/use-start-sprint.ts';
import { storage } from '../../lib/storage.ts';
import { dashboardTexts } from '../../texts/en/dashboard.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeading } from '../page/page-heading.tsx';

export default function DashboardPage() {
  const create = useCreateSprint();
  const { data: sprints, isError } = useQuery(sprintsQuery);
  const chosen = storage.selectedSprintId.get();
  const current = currentOf(sprints ?? [], chosen);
  return (
    <div className="flex flex-col gap-6 pb-16">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <PageHeading title={dashboardTexts.title} />
        <div className="flex min-h-11 flex-1 basis-[min(18rem,100%)] flex-wrap items-center justify-between gap-4 sm:justify-end">
          <SprintsRemaining count={create.count} />
          <ReferralPoints />
        </div>
      </div>
      {!sprints && isError ? <FailedList /> : null}
      {!sprints && !isError ? <LoadingList /> : null}
      {sprints && isError ? <SavedEarlier /> : null}
      {sprints?.length === 0 ? <NoSprints create={create} /> : null}
      {sprints && sprints.length > 0 ? (
        <>
          {current || sprints.every(({ state, today }) => state === 'ready' && !today) ? (
            <StudyNow current={current} />
          ) : null}
          <LimitBanner count={create.count} />
          <SprintList sprints={inOrder(sprints, chosen)} onLimit={create.limit.open} />
          <ProgressWidget compact />
        </>
      ) : null}
      {sprints ? <Recommendations create={create} taken={sprints.map(({ course_code }) => course_code)} /> : null}
      <CreateSprintButton create={create} isMain={!current && !sprints?.some(({ state }) => state === 'creating')} />
      <CreateSprintDialogs create={create} />
    </div>
  );
}

interface RecommendationsProps {
  create: CreateSprint;
  /** The courses that have a sprint already. */
  taken: (string | null)[];
}

function Recommendations({ create, taken }: RecommendationsProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const starting = useStartSprint({ onLimit: create.limit.open });
  return (
    <RecommendedSprints
      onStart={({ path_id, title }) =>
        starting.mutate(path_id, {
          onSuccess() {
            void queries.invalidateQueries({ queryKey: recommendationsQuery.queryKey });
            void navigate(`/sprint/${encodeURIComponent(path_id)}`, { state: { title } });
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
