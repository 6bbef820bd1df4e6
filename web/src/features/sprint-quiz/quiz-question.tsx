import { Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sprintQuizTexts } from '../../texts/en/sprint-quiz.ts';
import { questionText, Reason } from '../../ui/asked-question.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceQuestion } from '../../ui/choice-question.tsx';
import type { QuizRun } from './quiz-run.ts';

const texts = sprintQuizTexts;

interface QuizQuestionProps {
  run: QuizRun;
  onChange: (run: QuizRun) => void;
  /** The question leaves the score and the reviews. */
  onBad: (run: QuizRun, questionId: string) => Promise<void>;
  onFinish: (run: QuizRun) => void;
}

/** One question: chosen, checked, explained, then the next. What was checked stays as it is. */
export function QuizQuestion({ run, onChange, onBad, onFinish }: QuizQuestionProps) {
  const [isCalling, setCalling] = useState(false);
  const { assessment, answers, checked, hinted, index } = run;
  const question = assessment.questions[index];
  const top = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins at its top
  useEffect(() => top.current?.focus({ preventScroll: true }), [question?.id]);

  if (!question) return null;
  const callBad = async () => {
    setCalling(true);
    await onBad(run, question.id);
    setCalling(false);
  };
  const { id, correct_answer, explanation, source } = question;
  const selected = answers[id] ?? null;
  const isChecked = checked.includes(id);
  const isLast = index === assessment.questions.length - 1;
  const isRight = selected === correct_answer;
  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <ChoiceQuestion
        key={id}
        question={questionText(question)}
        options={question.options}
        optionsHtml={question.html?.options}
        selected={selected}
        onSelect={(option) => onChange({ ...run, answers: { ...answers, [id]: option } })}
        correct={isChecked ? correct_answer : undefined}
        rightLabel={texts.right}
        wrongLabel={texts.wrong}
      />
      <div aria-live="polite">
        {isChecked ? (
          <Banner tone={isRight ? 'success' : 'info'} title={isRight ? texts.rightAnswer : texts.wrongAnswer}>
            <Reason question={question} selected={selected} right={texts.rightIs} />
            {source.heading && source.sentence && !explanation.includes(source.sentence) ? (
              <p className="mt-2 text-sm">
                {texts.source(source.heading)} {source.sentence}
              </p>
            ) : null}
          </Banner>
        ) : hinted.includes(id) ? (
          <Banner>{texts.hintText(source.heading)}</Banner>
        ) : null}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" className="-ml-4 mr-auto" busy={isCalling} busyLabel={texts.bad.busy} onClick={callBad}>
          <Flag aria-hidden />
          {texts.bad.call}
        </Button>
        {!isChecked && source.heading && !hinted.includes(id) ? (
          <Button variant="ghost" onClick={() => onChange({ ...run, hinted: [...hinted, id] })}>
            {texts.hint}
          </Button>
        ) : null}
        {isChecked ? (
          <Button
            disabled={isCalling}
            onClick={() => (isLast ? onFinish(run) : onChange({ ...run, index: index + 1 }))}
          >
            {isLast ? texts.finish : texts.next}
          </Button>
        ) : (
          <Button
            disabled={selected === null || isCalling}
            onClick={() => onChange({ ...run, checked: [...checked, id] })}
          >
            {texts.check}
          </Button>
        )}
      </div>
    </div>
  );
}
