import { BookOpenCheck, NotebookPen } from 'lucide-react';
import { lessonsTexts } from '../texts/en/lessons.ts';
import { Badge } from './badge.tsx';

/** Whether there is something to read, or only an outline that the learner's own notes would fill. */
export function LessonsBadge({ isReady }: { isReady: boolean }) {
  return isReady ? (
    <Badge tone="success">
      <BookOpenCheck aria-hidden />
      {lessonsTexts.ready}
    </Badge>
  ) : (
    <Badge tone="warning">
      <NotebookPen aria-hidden />
      {lessonsTexts.outline}
    </Badge>
  );
}
