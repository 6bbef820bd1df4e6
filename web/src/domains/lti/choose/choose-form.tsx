import { type LibraryCourse, type LinkedThing, type ListedQuiz, mostLinkedAtOnce } from '@akada/contract/client';
import { type SyntheticEvent, useState } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LessonThings } from './lesson-things.tsx';
import { chooseTexts as texts } from './texts.ts';
import { type Chosen, ThingsGroup } from './things-group.tsx';

interface ChooseFormProps {
  quizzes: readonly ListedQuiz[];
  courses: readonly LibraryCourse[];
  takesSeveral: boolean;
  isBusy: boolean;
  fault: string | null;
  onChoose: (things: LinkedThing[]) => void;
}

/** What can stand in a course of a learning platform: one's own quizzes, and lessons and weeks of the library. */
export function ChooseForm({ quizzes, courses, takesSeveral, isBusy, fault, onChoose }: ChooseFormProps) {
  const [values, setValues] = useState<readonly string[]>([]);
  const [lack, setLack] = useState<string | null>(null);
  const chosen: Chosen = { values, takesSeveral, onChange: setValues };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const now =
      values.length === 0 ? texts.nothing : values.length > mostLinkedAtOnce ? texts.most(mostLinkedAtOnce) : null;
    setLack(now);
    if (now === null) onChoose(values.map((value) => JSON.parse(value) as LinkedThing));
  };
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-5">
      <Card as="section" className="flex flex-col gap-3">
        {quizzes.length === 0 ? (
          <>
            <h2 className="font-semibold">{texts.quizzes}</h2>
            <p className="text-ink-soft">{texts.noQuizzes}</p>
          </>
        ) : (
          <>
            <ThingsGroup
              legend={texts.quizzes}
              things={quizzes.map(({ quiz_id, title, question_count, created_at }) => ({
                value: JSON.stringify({ kind: 'quiz', quiz_id } satisfies LinkedThing),
                label: title,
                hint: texts.quizFacts(question_count, formatDate(created_at)),
              }))}
              chosen={chosen}
            />
            <p className="text-ink-soft text-sm">{texts.quizHint}</p>
          </>
        )}
      </Card>
      <Card as="section" aria-labelledby="lessons-to-link" className="flex flex-col gap-4">
        <h2 id="lessons-to-link" className="text-xl">
          {texts.library}
        </h2>
        <LessonThings courses={courses} chosen={chosen} />
      </Card>
      {lack ? (
        <p role="alert" className="text-danger text-sm">
          {lack}
        </p>
      ) : null}
      {fault === null ? null : <Banner tone="error" title={fault} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="accent" size="lg" busy={isBusy} className="max-sm:w-full">
          {texts.add(values.length)}
        </Button>
        <Button variant="secondary" size="lg" disabled={isBusy} className="max-sm:w-full" onClick={() => onChoose([])}>
          {texts.leave}
        </Button>
      </div>
    </form>
  );
}
