import { readVisitorAddress } from './addresses.ts';
import { EraseResultsPage } from './quiz/erase-results-page.tsx';
import { QuizPage } from './quiz/quiz-page.tsx';
import { StudyPage } from './study/study-page.tsx';
import { VisitorCrashBoundary } from './visitor-crash-boundary.tsx';

/** Chooses the page by its address, once: links between documents are full page loads. */
export function VisitorPage({ path }: { path: string }) {
  return <VisitorCrashBoundary>{pageAt(path)}</VisitorCrashBoundary>;
}

function pageAt(path: string) {
  const address = readVisitorAddress(path);
  if (address?.page === 'erase-results') return <EraseResultsPage />;
  if (address?.page === 'study') return <StudyPage studyId={address.id} />;
  return <QuizPage quizId={address?.id ?? ''} />;
}
