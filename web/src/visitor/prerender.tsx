import { prerender } from 'react-dom/static';
import { QuizPage } from './quizzes/quiz-page.tsx';
import { VisitorTree } from './render.tsx';

/**
 * What a stranger sees first of any quiz: the form for name and e-mail. It stands in the document as a template, so that
 * it can be filled in while the scripts are still on their way (main.ts).
 */
export async function renderQuizForm(): Promise<string> {
  const { prelude } = await prerender(<VisitorTree Page={QuizPage} props={{ quizId: 'any' }} />);
  return new Response(prelude).text();
}
