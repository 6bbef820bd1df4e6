import { useQuery } from '@tanstack/react-query';
import { AchievementsSection } from '../../../domains/learning/achievements/achievements-section.tsx';
import { TopicsAtAGlance } from '../../../domains/practice/mastery/topics-at-a-glance.tsx';
import { BringCode } from '../../../domains/practice/week-files/bring-code.tsx';
import { ProgressView } from '../../../domains/progress/progress-view.tsx';
import { progressTexts } from '../../../domains/progress/texts.ts';
import { sprintsQuery } from '../../../domains/sprints/api.ts';
import { currentOf } from '../../../domains/sprints/order.ts';
import { storedSprints } from '../../../domains/sprints/stored.ts';
import { PageHeading } from '../../page/page-heading.tsx';

/** What is known of each topic first: figures say how much was done, the map what to do next. */
export default function ProgressPage() {
  const { data: sprints = [] } = useQuery(sprintsQuery);
  const current = currentOf(sprints, storedSprints.selectedSprintId.get());
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={progressTexts.title} />
      {current ? <TopicsAtAGlance key={current.id} sprint={current} /> : null}
      <ProgressView achievements={<AchievementsSection className="lg:col-span-2" />} />
      <BringCode />
    </div>
  );
}
