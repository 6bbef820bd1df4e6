import { unfilledTexts } from '../../texts/en/unfilled.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';

export function QuizPage(_props: { quizId: string }) {
  const { title, text } = unfilledTexts.public.quiz;
  return (
    <VisitorFrame>
      <EmptyState heading="h1" title={title}>
        {text}
      </EmptyState>
    </VisitorFrame>
  );
}
