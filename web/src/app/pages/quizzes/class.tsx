import { ClassPage } from '../../../domains/quizzes/classroom/class-page.tsx';
import { classroomTexts } from '../../../domains/quizzes/classroom/texts.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { useWayToQuizzes } from './use-way-to-quizzes.ts';

export default function ClassroomPage() {
  return (
    <div className="flex flex-col gap-5 pb-8">
      <BackLink {...useWayToQuizzes()} />
      <PageHeading title={classroomTexts.title} />
      <ClassPage />
    </div>
  );
}
