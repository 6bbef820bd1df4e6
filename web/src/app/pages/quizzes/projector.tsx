import { useParams } from 'react-router';
import { Projector } from '../../../domains/quizzes/hall/projector.tsx';
import { projectorTexts } from '../../../domains/quizzes/hall/texts.ts';
import { CrashBoundary } from '../../page/crash-boundary.tsx';
import { usePageTitle } from '../../page/use-page-title.ts';
import { useWayToQuizzes } from './use-way-to-quizzes.ts';

export default function ProjectorPage() {
  const { id = '' } = useParams();
  usePageTitle(projectorTexts.title);
  return (
    <CrashBoundary>
      <Projector quizId={id} home={useWayToQuizzes()} />
    </CrashBoundary>
  );
}
