import type { OpenQuestion } from '@akada/contract/client';
import { useState } from 'react';
import { openQuestionTexts as texts } from '../texts/en/open-questions.ts';
import { Checkbox } from './checkbox.tsx';
import { RichText } from './prose.tsx';

/** A model answer to compare with, and what earns the marks, to be ticked by the learner. Nothing of it is counted. */
export function ModelAnswer({ question: { answer, points, marks } }: { question: OpenQuestion }) {
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
        {points.length > 0 && (
          <>
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
          </>
        )}
      </div>
    </details>
  );
}
