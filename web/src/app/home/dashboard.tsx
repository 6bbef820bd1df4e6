import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { examsAhead } from '../../domains/papers/tonight/tonight.ts';
import { TopicsAtAGlance } from '../../domains/practice/mastery/topics-at-a-glance.tsx';
import { ProgressWidget } from '../../domains/progress/widget/progress-widget.tsx';
import { dueReviewsQuery, sprintsQuery } from '../../domains/sprints/api.ts';
import { CreateSprintButton, CreateSprintDialogs } from '../../domains/sprints/create/create-sprint.tsx';
import { useCreateSprint } from '../../domains/sprints/create/use-create-sprint.ts';
import { useInvitedTopic } from '../../domains/sprints/create/use-invited-topic.ts';
import { DueReviews } from '../../domains/sprints/list/due-reviews.tsx';
import { areManyDue } from '../../domains/sprints/list/due-time.ts';
import {
  FailedList,
  LoadingList,
  NoSprints,
  SavedEarlier,
  SprintList,
  SprintsSection,
} from '../../domains/sprints/list/sprint-list.tsx';
import { Streak } from '../../domains/sprints/list/streak.tsx';
import { StudyNow } from '../../domains/sprints/list/study-now.tsx';
import { currentOf, inOrder } from '../../domains/sprints/order.ts';
import { storedSprints } from '../../domains/sprints/stored.ts';
import { localDay } from '../../lib/local-day.ts';
import { useMedia, WIDE_SCREEN } from '../../lib/media.ts';
import { cx } from '../../ui/cx.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { HomeFoot } from './home-foot.tsx';
import { Recommendations } from './recommendations.tsx';
import { dashboardTexts } from './texts.ts';

/** Only who has an examination ahead loads it. */
const TonightsQuestions = lazy(() => import('./tonight.tsx'));

/** A student's home: one thing to do now, due reviews, sprints, topics, what else is ready; points and limits further down. */
export default function DashboardPage() {
  const create = useCreateSprint();
  const isWide = useMedia(WIDE_SCREEN);
  useInvitedTopic(create);
  const { data: sprints, isError } = useQuery(sprintsQuery);
  const chosen = storedSprints.selectedSprintId.get();
  const current = currentOf(sprints ?? [], chosen);
  const hasSprints = sprints !== undefined && sprints.length > 0;
  const exams = examsAhead(sprints ?? [], localDay());
  const { data: due } = useQuery(dueReviewsQuery);
  const areReviewsFirst = areManyDue(due);
  const isAllDone = hasSprints && sprints.every(({ state, today }) => state === 'ready' && !today);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <PageHeading title={dashboardTexts.title} />
        <Streak />
      </div>
      {hasSprints ? (
        <div className={cx('grid gap-3', !areReviewsFirst && 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]')}>
          {current || isAllDone || areReviewsFirst ? <StudyNow current={current} due={due} /> : null}
          {areReviewsFirst ? null : <DueReviews />}
        </div>
      ) : null}
      {exams.length > 0 ? (
        <Suspense fallback={null}>
          <TonightsQuestions exams={exams} />
        </Suspense>
      ) : null}
      <SprintsSection
        action={
          <CreateSprintButton
            create={create}
            isMain={!current && !sprints?.some(({ state }) => state === 'creating')}
          />
        }
      >
        {!sprints && isError ? <FailedList /> : null}
        {!sprints && !isError ? <LoadingList /> : null}
        {hasSprints && isError ? <SavedEarlier /> : null}
        {sprints?.length === 0 ? <NoSprints create={create} /> : null}
        {hasSprints ? <SprintList sprints={inOrder(sprints, chosen)} onLimit={create.limit.open} /> : null}
      </SprintsSection>
      {current ? <TopicsAtAGlance key={current.id} sprint={current} /> : null}
      {sprints ? <Recommendations create={create} taken={sprints.map(({ course_code }) => course_code)} /> : null}
      {hasSprints ? <ProgressWidget compact={!isWide} /> : null}
      <HomeFoot count={create.count} />
      <CreateSprintDialogs create={create} />
    </div>
  );
}
