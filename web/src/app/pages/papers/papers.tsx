import { useParams } from 'react-router';
import BringPaperPage from './bring.tsx';
import CheckPaperPage from './check.tsx';
import PracticePapersPage from './practice.tsx';
import QuizOfPaperPage from './quiz.tsx';
import PapersShelfPage from './shelf.tsx';

/** All that has to do with past papers in one file: whoever opens the shelf practises next, perhaps without a network. */
export default function PapersPage() {
  const { id } = useParams();
  if (id === undefined) return <PapersShelfPage />;
  if (id === 'new') return <BringPaperPage />;
  if (id === 'quiz') return <QuizOfPaperPage />;
  return id === 'practice' ? <PracticePapersPage /> : <CheckPaperPage />;
}
