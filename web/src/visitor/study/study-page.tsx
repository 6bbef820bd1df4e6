import { unfilledTexts } from '../../texts/en/unfilled.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';

export function StudyPage(_props: { studyId: string }) {
  const { title, text } = unfilledTexts.public.study;
  return (
    <VisitorFrame size="wide">
      <EmptyState heading="h1" title={title}>
        {text}
      </EmptyState>
    </VisitorFrame>
  );
}
