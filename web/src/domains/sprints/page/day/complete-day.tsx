import type { LearningPath, SprintDay } from '@akada/contract/client';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { sprintPageTexts } from '../texts.ts';
import { DayDone } from './day-done.tsx';
import { useSavedWork } from './saved-work.ts';
import { useCompleteDay } from './use-complete-day.ts';

const texts = sprintPageTexts.complete;

interface CompleteDayProps {
  path: LearningPath;
  day: SprintDay;
  /** Nothing on the page comes before it, as a paper that is not written yet does. */
  isNext: boolean;
  /** What to say to whoever had no luck with the checks. */
  comfort: ReactNode;
  onQuiz: () => void;
}

/** The end of a day: one presses that it is done, and goes on to the next. */
export function CompleteDay({ path, day, isNext, comfort, onQuiz }: CompleteDayProps) {
  const complete = useCompleteDay(path);
  // Whoever finished the lesson before there was an account has earned it too.
  const { saved } = useSavedWork();
  const [isNow, setNow] = useState(saved !== null && day.completed);
  if (day.completed) return <DayDone path={path} day={day} isNow={isNow} comfort={comfort} onQuiz={onQuiz} />;
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
