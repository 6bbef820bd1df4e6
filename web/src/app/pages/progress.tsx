import { ProgressView } from '../../features/progress/progress-view.tsx';
import { progressTexts } from '../../texts/en/progress.ts';
import { PageHeading } from '../page/page-heading.tsx';

export default function ProgressPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={progressTexts.title} />
      <ProgressView />
    </div>
  );
}
