import type { Verdict as TypedVerdict } from '@akada/answers';
import { Flag, Lightbulb } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Hint, questionText, Reason, Verdict } from '../../../ui/asked-question.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckOrNext } from '../../../ui/check-or-next.tsx';
import { ChoiceQuestion } from '../../../ui/choice-question.tsx';
import { DialogFoot } from '../../../ui/dialog.tsx';
import { optionKeys } from '../../../ui/option-keys.ts';
import { LazyTypedQuestion } from '../../../ui/typed-answer/lazy-typed-question.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { useTold } from '../../../ui/use-told.ts';
import { isRightIn, type Question, type QuizRun } from './quiz-run.ts';
import { sprintQuizTexts } from './texts.ts';

const texts = sprintQuizTexts;

interface QuizQuestionProps {
  run: QuizRun;
  question: Question;
  onChange: (run: QuizRun) => void;
  /** The question leaves the score and the reviews. */
  onBad: (run: QuizRun, questionId: string) => Promise<void>;
  onFinish: (run: QuizRun) => void;
}

/** One question: chosen or typed, checked, explained, then the next. What was checked stays as it is. */
export function QuizQuestion({ run, question, onChange, onBad, onFinish }: QuizQuestionProps) {
  const [isCalling, setCalling] = useState(false);
  const { assessment, answers, checked, hinted, index } = run;
  const [unread, setUnread] = useState<TypedVerdict | null>(null);
  const { id, options, correct_answer, explanation, source, typed } = question;
  const selected = answers[id] ?? null;
  const isChecked = checked.includes(id);
  const isHinted = hinted.includes(id);
  const isLast = index === assessment.questions.length - 1;
  const isRight = isRightIn(run, question);

  const top = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins at its top
  useEffect(() => {
    top.current?.scrollIntoView?.({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, [id]);

  const choose = (option: string) => onChange({ ...run, answers: { ...answers, [id]: option } });
  const type = (text: string) => {
    setUnread(null);
    const { [id]: _, ...others } = answers;
    onChange({ ...run, answers: text.trim() === '' ? others : { ...others, [id]: text } });
  };
  const check = async () => {
    if (!typed) return onChange({ ...run, checked: [...checked, id] });
    const judged = (await import('@akada/answers')).judge(typed, selected ?? '');
    // What cannot be read is asked for again.
    if (judged.is === 'unread') return setUnread(judged);
    onChange({ ...run, checked: [...checked, id], verdicts: { ...run.verdicts, [id]: judged } });
  };
  const goOn = () => (isLast ? onFinish(run) : onChange({ ...run, index: index + 1 }));
  const canPress = !isCalling && (isChecked || selected !== null);
  const press = isChecked ? goOn : () => void check();
  const isSlip = !useTold(isChecked) && isChecked;
  const callBad = async () => {
    setCalling(true);
    await onBad(run, id);
    setCalling(false);
  };
  useKeys({ ...(!isChecked && optionKeys(options, choose)), enter: canPress ? press : null }, { inDialog: true });

  return (
    <>
      <div ref={top} tabIndex={-1} className="flex scroll-mt-32 flex-col gap-3 pb-4 outline-none">
        {typed ? (
          <Suspense fallback={<div className="h-40" />}>
            <LazyTypedQuestion
              question={questionText(question)}
              typed={typed}
              value={selected ?? ''}
              onChange={type}
              onEnter={() => void check()}
              verdict={isChecked ? (run.verdicts?.[id] ?? null) : unread}
              reasons={question.html?.why ?? []}
            >
              {!isChecked && isHinted ? <Hint question={question} texts={texts} /> : null}
            </LazyTypedQuestion>
          </Suspense>
        ) : (
          <ChoiceQuestion
            key={id}
            question={questionText(question)}
            options={options}
            optionsHtml={question.html?.options}
            selected={selected}
            onSelect={choose}
            correct={isChecked ? correct_answer : undefined}
            rightLabel={texts.right}
            yourLabel={texts.yours}
          >
            {isChecked ? (
              <Verdict title={isRight ? texts.rightAnswer : texts.wrongAnswer}>
                <Reason question={question} selected={selected} texts={texts} />
                {source.heading && source.sentence && !explanation.includes(source.sentence) ? (
                  <p className="mt-2">
                    {texts.source(source.heading)} {source.sentence}
                  </p>
                ) : null}
              </Verdict>
            ) : isHinted ? (
              <Hint question={question} texts={texts} />
            ) : null}
          </ChoiceQuestion>
        )}
        <div className="-mx-2 flex flex-wrap justify-between">
          <Button variant="ghost" className="px-2" busy={isCalling} busyLabel={texts.bad.busy} onClick={callBad}>
            <Flag aria-hidden />
            {texts.bad.call}
          </Button>
          {!isChecked && source.hint && !isHinted ? (
            <Button variant="ghost" className="px-2" onClick={() => onChange({ ...run, hinted: [...hinted, id] })}>
              <Lightbulb aria-hidden />
              {texts.hint}
            </Button>
          ) : null}
        </div>
      </div>
      <DialogFoot>
        <p className="mr-auto hidden self-center text-ink-faint text-sm pointer-fine:md:block">
          {typed ? null : texts.keys}
        </p>
        <CheckOrNext {...{ isChecked, isLast, canPress, isSlip, texts }} onPress={press} />
      </DialogFoot>
    </>
  );
}
