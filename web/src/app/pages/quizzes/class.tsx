import { ClassPage } from '../../../domains/quizzes/classroom/class-page.tsx';
import { classroomTexts } from '../../../domains/quizzes/classroom/texts.ts';
import { ownQuizzesTexts } from '../../../domains/quizzes/own/texts.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { useFocus } from '../../home/use-focus.ts';
import { PageHeading } from '../../page/page-heading.tsx';

export default function ClassroomPage() {
  // Who hasn't said that they teach has no quizzes at Home; nothing among the documents leads here.
  const text = useFocus().focus === 'teach' ? ownQuizzesTexts.back : classroomTexts.back;
  return (
    <div className="flex flex-col gap-5 pb-8">
      <BackLink to="/dashboard" text={text} />
      <PageHeading title={classroomTexts.title} />
      <ClassPage />
    </div>
  );
}
