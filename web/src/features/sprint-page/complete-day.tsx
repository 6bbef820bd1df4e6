import type { LearningPath, SprintDay } from '@akada/contract/client';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { sprintPageTexts } from '../../texts/en/sprint-page.ts';
import { Button } from '../../ui/button.tsx';
import { DayDone } from './day-done.tsx';
import { useCompleteDay } from './use-complete-day.ts';

const texts = sprintPageTexts.complete;

interface CompleteDayProps {
  path: LearningPath;
  day: SprintDay;
  /** Nothing on the page comes before it, as a paper that is not written yet does. */
  isNext: boolean;
  onQuiz: () => void;
}

/** The end of a day: one presses that it is done, and goes on to the next. */
export function CompleteDay({ path, day, isNext, onQuiz }: CompleteDayProps) {
  const complete = useCompleteDay(path);
  const [isNow, setNow] = useState(false);
  if (day.completed) return <DayDone path={path} day={day} isNow={isNow} onQuiz={onQuiz} />;
  return (
    <div className="flex justify-center">
      <Button
        variant={isNext ? 'accent' : 'secondary'}
        size="lg"
        onClick={() => {
          setNow(true);
          void complete(day);
        }}
      >
        <CircleCheck aria-hidden />
        {texts.button}
      </Button>
    </div>
  );
}
