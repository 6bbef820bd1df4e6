import { BookOpen } from 'lucide-react';
import { Link } from 'react-router';
import { lessonLink } from '../../../../lib/lessons/place.ts';
import { optionText, questionText } from '../../../../ui/asked-question.tsx';
import { isCard, type Question, type QuizRun } from '../quiz-run.ts';
import { sprintQuizTexts } from '../texts.ts';

const texts = sprintQuizTexts.result;

/** What was said, what is right, and the place that helps. */
export function MistakeList({ run, mistakes }: { run: QuizRun; mistakes: readonly Question[] }) {
  const { topic, metadata } = run.assessment;
  const { sprint_id, day } = metadata;
  return (
    <section aria-labelledby="mistakes" className="flex flex-col gap-2.5">
      <h3 id="mistakes" className="text-lg">
        {texts.mistakes(mistakes.length)}
      </h3>
      <p className="-mt-2 text-ink-soft text-sm">{texts.comeBack}</p>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {mistakes.map((question) => {
          const { id, correct_answer, source } = question;
          const said = run.answers[id];
          return (
            <li key={id} className="px-4 pt-3.5 pb-1.5">
              <div className="font-semibold">{questionText(question)}</div>
              <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-0.5">
                {isCard(question) ? null : (
                  <>
                    <dt className="text-ink-soft text-sm">{texts.said}</dt>
                    <dd>{said === undefined ? texts.nothing : optionText(question, said)}</dd>
                  </>
                )}
                <dt className="text-ink-soft text-sm">{texts.right}</dt>
                <dd className="font-semibold text-success">{optionText(question, correct_answer)}</dd>
              </dl>
              <Link
                {...lessonLink(sprint_id, day, source)}
                className="flex min-h-11 flex-wrap items-center gap-x-2 py-1 font-semibold text-link"
              >
                <BookOpen aria-hidden className="size-5 shrink-0" />
                <span className="shrink-0 underline underline-offset-3">{texts.readAgain}</span>
                <span className="font-normal text-ink-soft text-sm">
                  {source.section ?? (source.heading === topic ? '' : source.heading)}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
