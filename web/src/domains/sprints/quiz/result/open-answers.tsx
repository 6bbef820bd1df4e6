import { openQuestionTexts } from '../../../../texts/en/open-questions.ts';
import { ModelAnswer } from '../../../../ui/model-answer.tsx';
import { RichText } from '../../../../ui/prose.tsx';
import type { QuizRun } from '../quiz-run.ts';
import { sprintQuizTexts } from '../texts.ts';

const texts = sprintQuizTexts.exam;

/** The open questions of a paper that was handed in, each with its model answer and marks. */
export function OpenAnswers({ run: { assessment, written } }: { run: QuizRun }) {
  const { questions, open_questions: open } = assessment;
  return (
    <section className="flex flex-col gap-5">
      <h3 className="text-lg">{texts.open}</h3>
      {open.map((task, index) => {
        const own = (written[task.id] ?? '').trim();
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
                <p className="whitespace-pre-line">{own}</p>
              </div>
            )}
            <ModelAnswer question={task} />
          </div>
        );
      })}
    </section>
  );
}
