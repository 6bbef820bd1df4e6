import { FileDown } from 'lucide-react';
import { useState } from 'react';
import type { TakerQuiz } from '../../domains/quizzes/taking/taker-quiz.ts';
import { quizPageTexts } from '../../domains/quizzes/taking/texts.ts';
import { isClassroom } from '../../lib/classroom.ts';
import { Button } from '../../ui/button.tsx';
import { useLate } from '../../ui/use-late.ts';

const texts = quizPageTexts.home;

/** In a class on one laptop a practice quiz can be taken home as one file: at home the laptop is not there. */
export function TakeHome({ quiz }: { quiz: TakerQuiz }) {
  const [isOpen, setOpen] = useState(false);
  const SendFile = useLate(isOpen, () => import('./take-home-file.tsx'));
  if (!isClassroom() || !quiz.isPractice || quiz.isOwner) return null;
  return (
    <section aria-label={texts.button} className="mt-6 flex flex-col items-start gap-3 border-line border-t pt-4">
      <p className="text-ink-soft">{texts.lead}</p>
      {SendFile ? (
        <SendFile quiz={quiz} />
      ) : (
        <Button variant="secondary" busy={isOpen} busyLabel={texts.loading} onClick={() => setOpen(true)}>
          <FileDown aria-hidden />
          {texts.button}
        </Button>
      )}
    </section>
  );
}
