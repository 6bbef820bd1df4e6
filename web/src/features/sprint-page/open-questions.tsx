import type { OpenQuestion } from '@akada/contract/client';
import { useState } from 'react';
import { sprintPageTexts } from '../../texts/en/sprint-page.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { RichText } from '../../ui/prose.tsx';

const texts = sprintPageTexts.open;

/** Questions to answer on paper; the learner marks the answer against the model. Nothing of it is counted. */
export function OpenQuestions({ questions }: { questions: readonly OpenQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <Card as="section" aria-label={texts.title}>
      <h2 className="text-xl">{texts.title}</h2>
      <p className="mt-1 text-ink-soft text-sm">{texts.text}</p>
      <ol className="mt-4 flex flex-col gap-5">
        {questions.map((question, index) => (
          <li key={question.id} className="flex flex-col gap-2">
            <h3 className="text-ink-soft text-sm">
              {texts.number(index + 1)} · {texts.marks(question.marks)}
            </h3>
            <RichText html={question.question} />
            <ModelAnswer question={question} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function ModelAnswer({ question: { answer, points, marks } }: { question: OpenQuestion }) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const earned = points.reduce((sum, point, index) => sum + (ticked.has(index) ? point.marks : 0), 0);
  const tick = (index: number, isOn: boolean) => {
    const next = new Set(ticked);
    if (isOn) next.add(index);
    else next.delete(index);
    setTicked(next);
  };
  return (
    <details className="rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold text-link">{texts.show}</summary>
      <div className="flex flex-col gap-3 px-4 pt-1 pb-4">
        <RichText html={answer} />
        <fieldset>
          <legend className="font-semibold text-sm">{texts.earns}</legend>
          {points.map((point, index) => (
            <Checkbox
              key={point.for}
              checked={ticked.has(index)}
              onChange={(event) => tick(index, event.target.checked)}
              label={
                <>
                  <RichText html={point.for} /> <span className="text-ink-faint">({texts.marks(point.marks)})</span>
                </>
              }
            />
          ))}
        </fieldset>
        <p role="status" className="font-semibold text-sm">
          {texts.earned(earned, marks)}
        </p>
      </div>
    </details>
  );
}
