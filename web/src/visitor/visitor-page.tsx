import { readVisitorAddress } from './addresses.ts';
import { QuizPage } from './quiz/quiz-page.tsx';
import { StudyPage } from './study/study-page.tsx';
import { VisitorCrashBoundary } from './visitor-crash-boundary.tsx';

/** Chooses the page by its address, once: links between documents are full page loads. */
export function VisitorPage({ path }: { path: string }) {
  const address = readVisitorAddress(path);
  return (
    <VisitorCrashBoundary>
      {address?.page === 'study' ? <StudyPage studyId={address.id} /> : <QuizPage quizId={address?.id ?? ''} />}
    </VisitorCrashBoundary>
  );
}
