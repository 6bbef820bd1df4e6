import { Check, X } from 'lucide-react';
import { openQuestionTexts } from '../../texts/en/open-questions.ts';
import { sprintQuizTexts } from '../../texts/en/sprint-quiz.ts';
import { questionText, Reason } from '../../ui/asked-question.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ChoiceQuestion } from '../../ui/choice-question.tsx';
import { ModelAnswer } from '../../ui/model-answer.tsx';
import { RichText } from '../../ui/prose.tsx';
import type { QuizRun } from './quiz-run.ts';

const texts = sprintQuizTexts.exam;

/** A paper that was handed in: each choice question with its reasons, each open one with its model answer and marks. */
export function ExamReview({ run }: { run: QuizRun }) {
  const { questions, open_questions: open } = run.assessment;
  return (
    <>
      <section className="flex flex-col gap-3">
        <h3 className="text-lg">{texts.choice}</h3>
        {questions.map((question, index) => {
          const selected = run.answers[question.id] ?? null;
          const isRight = selected === question.correct_answer;
          return (
            <details key={question.id} className="rounded-control border border-line">
              <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-semibold">
                {isRight ? (
                  <Check aria-hidden className="size-5 shrink-0 text-success" />
                ) : (
                  <X aria-hidden className="size-5 shrink-0 text-danger" />
                )}
                {texts.number(index + 1, isRight)}
              </summary>
              <div className="flex flex-col gap-4 px-4 pt-1 pb-4">
                <ChoiceQuestion
                  question={questionText(question)}
                  options={question.options}
                  optionsHtml={question.html?.options}
                  selected={selected}
                  onSelect={() => {}}
                  correct={question.correct_answer}
                  rightLabel={sprintQuizTexts.right}
                  wrongLabel={sprintQuizTexts.wrong}
                />
                <Banner tone={isRight ? 'success' : 'info'}>
                  <Reason question={question} selected={selected} right={sprintQuizTexts.rightIs} />
                </Banner>
              </div>
            </details>
          );
        })}
      </section>
      {open.length > 0 ? (
        <section className="flex flex-col gap-5">
          <h3 className="text-lg">{texts.open}</h3>
          {open.map((task, index) => {
            const own = (run.written[task.id] ?? '').trim();
            return (
              <div key={task.id} className="flex flex-col gap-2">
                <h4 className="text-ink-soft text-sm">
                  {texts.openNumber(questions.length + index + 1, openQuestionTexts.marks(task.marks))}
                </h4>
                <RichText html={task.question} />
                {own === '' ? (
                  <p className="text-ink-soft text-sm">{texts.nothing}</p>
                ) : (
                  <div className="rounded-control bg-sunken px-4 py-3">
                    <p className="font-semibold text-sm">{texts.yours}</p>
                    <p className="whitespace-pre-line break-words">{own}</p>
                  </div>
                )}
                <ModelAnswer question={task} />
              </div>
            );
          })}
        </section>
      ) : null}
    </>
  );
}
