import { Check, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { optionText, questionText } from '../../../ui/asked-question.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogFoot } from '../../../ui/dialog.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { useTold } from '../../../ui/use-told.ts';
import type { Question, QuizRun } from './quiz-run.ts';
import { sprintQuizTexts } from './texts.ts';

const texts = sprintQuizTexts.card;

interface QuizCardProps {
  run: QuizRun;
  question: Question;
  onChange: (run: QuizRun) => void;
  onFinish: (run: QuizRun) => void;
}

/** A card to recall, where the day has too few questions: turned, and marked by the learner herself. */
export function QuizCard({ run, question, onChange, onFinish }: QuizCardProps) {
  const { assessment, answers, checked, index } = run;
  const { id, correct_answer } = question;
  const isTurned = checked.includes(id);
  const isTold = useTold(isTurned);
  const answer = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new card begins at its top
  useEffect(() => {
    top.current?.scrollIntoView?.({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, [id]);
  useEffect(() => {
    if (isTurned) answer.current?.focus({ preventScroll: true });
  }, [isTurned]);

  const turn = () => onChange({ ...run, checked: [...checked, id] });
  const mark = (isKnown: boolean) => {
    const marked = isKnown ? { ...run, answers: { ...answers, [id]: correct_answer } } : run;
    if (index === assessment.questions.length - 1) onFinish(marked);
    else onChange({ ...marked, index: index + 1 });
  };
  useKeys(isTurned ? { '1': () => mark(false), '2': () => mark(true) } : { enter: turn, ' ': turn }, {
    inDialog: true,
  });

  return (
    <>
      <div ref={top} tabIndex={-1} className="flex scroll-mt-32 flex-col gap-4 pb-4 outline-none">
        <Badge tone="primary" className="self-start">
          {texts.name}
        </Badge>
        <div className="font-semibold text-lg leading-snug">{questionText(question)}</div>
        <div aria-live="polite">
          {isTurned ? (
            <div ref={answer} tabIndex={-1} className="border-accent border-l-3 bg-sunken px-4 py-3 outline-none">
              <p className="text-ink-soft text-sm">{texts.answer}</p>
              <div className="whitespace-pre-line">{optionText(question, correct_answer)}</div>
            </div>
          ) : (
            <p className="text-ink-soft">{texts.lead}</p>
          )}
        </div>
      </div>
      <DialogFoot>
        {isTurned ? (
          <>
            <Button
              variant="secondary"
              size="lg"
              className="flex-1 md:flex-none"
              aria-disabled={!isTold}
              onClick={() => isTold && mark(false)}
            >
              <RotateCcw aria-hidden />
              {texts.notYet}
            </Button>
            <Button
              variant="accent"
              size="lg"
              className="flex-1 md:flex-none"
              aria-disabled={!isTold}
              onClick={() => isTold && mark(true)}
            >
              <Check aria-hidden />
              {texts.known}
            </Button>
          </>
        ) : (
          <Button variant="accent" size="lg" className="flex-1 md:flex-none" onClick={turn}>
            {texts.turn}
          </Button>
        )}
      </DialogFoot>
    </>
  );
}
