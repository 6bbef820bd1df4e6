import type { OpenQuestion } from '@akada/contract/client';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { openQuestionTexts } from '../../../texts/en/open-questions.ts';
import { questionText } from '../../../ui/asked-question.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceQuestion } from '../../../ui/choice-question.tsx';
import { cx } from '../../../ui/cx.ts';
import { DialogFoot } from '../../../ui/dialog.tsx';
import { optionKeys } from '../../../ui/option-keys.ts';
import { RichText } from '../../../ui/prose.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { type QuizRun, unanswered } from './quiz-run.ts';
import { sprintQuizTexts } from './texts.ts';

const texts = sprintQuizTexts.exam;

interface ExamPaperProps {
  run: QuizRun;
  onChange: (run: QuizRun) => void;
  onHandIn: (run: QuizRun) => void;
}

/** A paper: answered in any order, changed as often as one likes, explained only after it was handed in. */
export function ExamPaper({ run, onChange, onHandIn }: ExamPaperProps) {
  const { assessment, answers, written, index } = run;
  const { questions, open_questions: open } = assessment;
  const [isAsking, setAsking] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const last = questions.length + open.length - 1;
  const choice = questions[index];
  const task = open[index - questions.length];

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins at its top
  useEffect(() => {
    top.current?.scrollIntoView?.({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, [index]);

  const goTo = (next: number) => {
    setAsking(false);
    onChange({ ...run, index: next });
  };
  const choose = (option: string) => choice && onChange({ ...run, answers: { ...answers, [choice.id]: option } });
  const goOn = () => (index < last ? goTo(index + 1) : setAsking(true));
  useKeys({ ...optionKeys(choice?.options ?? [], choose), enter: isAsking ? null : goOn }, { inDialog: true });
  return (
    <>
      <div ref={top} tabIndex={-1} className="flex scroll-mt-32 flex-col gap-5 pb-5 outline-none">
        {choice ? (
          <ChoiceQuestion
            key={choice.id}
            question={questionText(choice)}
            options={choice.options}
            optionsHtml={choice.html?.options}
            selected={answers[choice.id] ?? null}
            onSelect={choose}
            rightLabel={sprintQuizTexts.right}
            yourLabel={sprintQuizTexts.yours}
          />
        ) : null}
        {task ? (
          <OpenTask
            key={task.id}
            task={task}
            text={written[task.id] ?? ''}
            onWrite={(text) => onChange({ ...run, written: { ...written, [task.id]: text } })}
          />
        ) : null}
        <AllQuestions run={run} onGo={goTo} onHandIn={() => setAsking(true)} />
      </div>
      <DialogFoot>
        {isAsking ? (
          <>
            <p role="alert" className="w-full font-semibold">
              {texts.sure(unanswered(run))}
            </p>
            <Button variant="secondary" size="lg" className="flex-1 px-3" onClick={() => setAsking(false)}>
              {texts.goOn}
            </Button>
            <Button variant="accent" size="lg" className="flex-1 px-3" onClick={() => onHandIn(run)}>
              {texts.handIn}
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="secondary"
              size="lg"
              className="flex-1 px-3"
              disabled={index === 0}
              onClick={() => goTo(index - 1)}
            >
              <ArrowLeft aria-hidden />
              {texts.previous}
            </Button>
            <Button variant="accent" size="lg" className="flex-1 px-3" onClick={goOn}>
              {index < last ? texts.next : texts.handIn}
              {index < last ? <ArrowRight aria-hidden /> : null}
            </Button>
          </>
        )}
      </DialogFoot>
    </>
  );
}

interface OpenTaskProps {
  task: OpenQuestion;
  text: string;
  onWrite: (text: string) => void;
}

function OpenTask({ task, text, onWrite }: OpenTaskProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft text-sm">{openQuestionTexts.marks(task.marks)}</p>
      <div className="font-semibold text-lg leading-snug">
        <RichText html={task.question} />
      </div>
      <TextArea
        label={texts.write}
        hint={texts.writeHint}
        rows={8}
        maxLength={8000}
        value={text}
        onChange={(event) => onWrite(event.target.value)}
      />
    </div>
  );
}

interface AllQuestionsProps {
  run: QuizRun;
  onGo: (index: number) => void;
  onHandIn: () => void;
}

/** The whole paper at a glance: what is answered, and a way to each question. */
function AllQuestions({ run, onGo, onHandIn }: AllQuestionsProps) {
  const { assessment, answers, written, index } = run;
  const { questions, open_questions: open } = assessment;
  const isDone = [
    ...questions.map(({ id }) => answers[id] !== undefined),
    ...open.map(({ id }) => (written[id] ?? '').trim() !== ''),
  ];
  return (
    <details className="rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold text-link">
        {texts.all(isDone.filter(Boolean).length, isDone.length)}
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-1 pb-4">
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2">
          {isDone.map((done, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the paper is what it is
            <li key={position}>
              <button
                type="button"
                onClick={() => onGo(position)}
                aria-current={position === index ? 'step' : undefined}
                className={cx(
                  'min-h-11 w-full rounded-control border tabular-nums',
                  done ? 'border-primary bg-primary-soft font-semibold text-on-primary-soft' : 'border-line-strong',
                  position === index && 'outline-2 outline-focus',
                )}
              >
                <span className="sr-only">{texts.jump(position + 1)}</span>
                <span aria-hidden>{position + 1}</span>
                {done ? <span className="sr-only">, {texts.answered}</span> : null}
              </button>
            </li>
          ))}
        </ol>
        <Button variant="secondary" className="self-end" onClick={onHandIn}>
          {texts.handIn}
        </Button>
      </div>
    </details>
  );
}
