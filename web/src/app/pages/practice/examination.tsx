import { Navigate, useParams, useSearchParams } from 'react-router';
import { PrepareSitting } from '../../../domains/practice/sittings/prepare-sitting.tsx';
import { SittingView } from '../../../domains/practice/sittings/sitting-view.tsx';
import { sittingTexts } from '../../../domains/practice/sittings/texts.ts';
import { CrashBoundary } from '../../page/crash-boundary.tsx';
import { usePageTitle } from '../../page/use-page-title.ts';

/** The examination room. `?quiz=` prepares a quiz of one's own; whoever else has questions opens a sitting (lib/sittings). */
export default function ExaminationPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  usePageTitle(sittingTexts.page);
  const quizId = search.get('quiz');
  return (
    <CrashBoundary isWholePage>
      {id ? (
        <SittingView key={id} id={id} />
      ) : quizId ? (
        <PrepareSitting quizId={quizId} />
      ) : (
        <Navigate to="/dashboard" replace />
      )}
    </CrashBoundary>
  );
}
