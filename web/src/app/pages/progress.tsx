import { AchievementsSection } from '../../features/achievements/achievements-section.tsx';
import { ProgressView } from '../../features/progress/progress-view.tsx';
import { progressTexts } from '../../texts/en/progress.ts';
import { PageHeading } from '../page/page-heading.tsx';

export default function ProgressPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={progressTexts.title} />
      <ProgressView achievements={<AchievementsSection className="lg:col-span-2" />} />
    </div>
  );
}
