import type { SprintLesson } from '@akada/contract/client';
import { useState } from 'react';
import { sendSoon } from '../../../../lib/outbox/account-outbox.ts';
import { randomId } from '../../../../lib/random-id.ts';
import { comfortTexts } from '../../../../texts/en/comfort.ts';
import { questionText, Reason, Verdict } from '../../../../ui/asked-question.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ChoiceQuestion } from '../../../../ui/choice-question.tsx';
import { useTold } from '../../../../ui/use-told.ts';
import { sprintPageTexts } from '../texts.ts';
import { lessonAnswer } from './outgoing.ts';

const texts = sprintPageTexts.questions;

interface DayQuestionsProps {
  sprintId: string;
  day: number;
  questions: SprintLesson['questions'];
  /** Tried before reading: the answers are not counted. */
  isTrial?: boolean;
}

/** A few questions to recall what was read. Each answer joins the reviews; none is needed to go on. */
export function DayQuestions({ sprintId, day, questions, isTrial = false }: DayQuestionsProps) {
  const [index, setIndex] = useState(0);
  const [selected, setSelected] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [right, setRight] = useState(0);
  const question = questions[index];
  const title = isTrial ? sprintPageTexts.form.try : texts.title;
  const isTold = useTold(isChecked);
  const lead = isTrial ? sprintPageTexts.form.tryText : texts.text;

  const check = () => {
    if (!question || selected === null) return;
    setChecked(true);
    if (selected === question.correct_answer) setRight(right + 1);
    if (isTrial) return;
    const answered = { selected_answer: selected, answered_at: new Date().toISOString(), event_id: randomId() };
    void sendSoon(lessonAnswer, { body: { sprint_id: sprintId, day, question_id: question.id, ...answered } });
  };
  const goTo = (next: number) => {
    setIndex(next);
    setSelected(null);
    setChecked(false);
    if (next === 0) setRight(0);
  };

  return (
    <Card as="section" aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      {question ? (
        <>
          <p className="mt-1 text-ink-soft text-sm">{index === 0 ? lead : null}</p>
          <p className="mt-4 mb-1 text-ink-faint text-sm">{texts.position(index + 1, questions.length)}</p>
          <ChoiceQuestion
            key={question.id}
            question={questionText(question)}
            options={question.options}
            optionsHtml={question.html?.options}
            selected={selected}
            onSelect={setSelected}
            correct={isChecked ? question.correct_answer : undefined}
            rightLabel={texts.right}
            yourLabel={texts.yours}
          >
            {isChecked ? (
              <Verdict title={selected === question.correct_answer ? texts.isRight : texts.isWrong}>
                <Reason question={question} selected={selected} texts={texts} />
              </Verdict>
            ) : null}
          </ChoiceQuestion>
          <div className="mt-4 flex justify-end">
            {isChecked ? (
              <Button aria-disabled={!isTold} onClick={() => isTold && goTo(index + 1)}>
                {texts.next}
              </Button>
            ) : (
              <Button disabled={selected === null} onClick={check}>
                {texts.check}
              </Button>
            )}
          </div>
        </>
      ) : (
        <div role="status" className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <p>
            <span className="font-semibold">{texts.result(right, questions.length)}.</span>{' '}
            {isTrial ? sprintPageTexts.form.tried : right === 0 ? comfortTexts.lesson : texts.resultText}
          </p>
          <Button variant="ghost" onClick={() => goTo(0)}>
            {texts.again}
          </Button>
        </div>
      )}
    </Card>
  );
}
