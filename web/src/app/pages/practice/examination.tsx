import type { SittingToStore } from '@akada/contract/client';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { PrepareSitting } from '../../../domains/practice/sittings/prepare-sitting.tsx';
import { SittingView } from '../../../domains/practice/sittings/sitting-view.tsx';
import { sittingTexts } from '../../../domains/practice/sittings/texts.ts';
import { CrashBoundary } from '../../page/crash-boundary.tsx';
import { usePageTitle } from '../../page/use-page-title.ts';

/** The shelf of past questions is a file of its own: only who sat some needs what tells it. */
const tellShelf = (sitting: SittingToStore): void => {
  if (sitting.source.kind !== 'paper') return;
  void import('../../../domains/papers/sit-paper.ts').then(({ keepMissedIn }) => keepMissedIn(sitting)).catch(() => {});
};

/** The examination room. `?quiz=` prepares a quiz of one's own; whoever else has questions opens a sitting (lib/sittings). */
export default function ExaminationPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  usePageTitle(sittingTexts.page);
  const quizId = search.get('quiz');
  return (
    <CrashBoundary isWholePage>
      {id ? (
        <SittingView key={id} id={id} onHandedIn={tellShelf} />
      ) : quizId ? (
        <PrepareSitting quizId={quizId} />
      ) : (
        <Navigate to="/dashboard" replace />
      )}
    </CrashBoundary>
  );
}
