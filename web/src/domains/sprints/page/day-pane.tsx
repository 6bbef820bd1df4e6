import type { LearningPath, SprintDay } from '@akada/contract/client';
import { formatMoment } from '../../../lib/format.ts';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { lessonOfPlan } from './api.ts';
import { DayEditor } from './day/day-editor.tsx';
import { EDITOR } from './day/day-menu.tsx';
import { Lesson } from './lesson/lesson.tsx';
import { LessonSkeleton } from './lesson/lesson-skeleton.tsx';
import type { CitedPlace } from './lesson/lesson-text.tsx';
import type { Mark } from './marks/marking.ts';
import type { Reading } from './reading.ts';
import type { CardDraft } from './sprint-parts.ts';
import { sprintPageTexts } from './texts.ts';
import { useLesson } from './use-lesson.ts';

const texts = sprintPageTexts;

interface DayPaneProps {
  path: LearningPath;
  day: SprintDay;
  cited: CitedPlace | null;
  onQuiz: (day: SprintDay) => void;
  onVideos: () => void;
  onReading: (reading: Reading) => void;
  onAsk: (mark: Mark) => void;
  onCard: (draft: CardDraft) => void;
}

/** The lesson of a day, from the server, from this device, or for the moment from the plan. */
export function DayPane({ path, day, ...rest }: DayPaneProps) {
  const { data, isError, isFetching, refetch } = useLesson(path, day);
  const editor = useHistoryDialog(EDITOR);
  const lesson = data?.data ?? lessonOfPlan(day);

  if (!lesson) {
    return isError ? (
      <LoadFailure
        title={texts.errors.content}
        retryLabel={texts.retry}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <LessonSkeleton />
    );
  }
  return (
    <>
      {data?.savedAt ? (
        <p className="mb-3 text-ink-faint text-sm">{texts.savedEarlier(formatMoment(data.savedAt))}</p>
      ) : null}
      <Lesson
        path={path}
        day={day}
        lesson={lesson}
        isSettled={data !== undefined && !isFetching}
        onWrite={editor.open}
        {...rest}
      />
      {editor.isOpen && data ? <DayEditor sprintId={path.id} lesson={data.data} onClose={editor.close} /> : null}
    </>
  );
}
