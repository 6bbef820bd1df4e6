import type { PaperQuestion } from '@akada/contract/client';
import { useState } from 'react';
import { sendSoon } from '../../../lib/outbox/account-outbox.ts';
import { randomId } from '../../../lib/random-id.ts';
import { Button } from '../../../ui/button.tsx';
import { optionKeys } from '../../../ui/option-keys.ts';
import { OptionList } from '../../../ui/option-list.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { keepMissed } from '../api.ts';
import { SolveWithMe } from '../solving/solve-with-me.tsx';
import { papersTexts } from '../texts.ts';
import { AnswerCard, type Mark } from './answer-card.tsx';
import { paperAnswers } from './outgoing.ts';
import type { AskedQuestion } from './pick.ts';

const texts = papersTexts.practice;

/** How a question went; `open` where nothing was marked. */
export type Outcome = 'right' | 'wrong' | 'open';

interface PracticeQuestionProps {
  asked: AskedQuestion;
  isLast: boolean;
  onNext: (outcome: Outcome) => void;
}

const placeOf = ({ paper, question, also }: AskedQuestion) => {
  const place = [paper.course, paper.year ?? papersTexts.noYear, question.number && texts.number(question.number)];
  const years = also.length > 0 ? ` · ${texts.also(also.join(', '))}` : '';
  return place.filter(Boolean).join(', ') + years;
};

/** What is answered counts once, also when it is sent later. */
function send({ paper, question }: AskedQuestion, option_id: string | null, mark?: Mark): void {
  const facts = { paper_id: paper.id, question_id: question.id, option_id, ...(mark && { mark }) };
  const answer = { ...facts, event_id: randomId(), answered_at: new Date().toISOString() };
  void sendSoon(paperAnswers, { body: { answers: [answer] } });
}

function outcomeOf({ key }: PaperQuestion, selected: string | null, mark: Mark | null): Outcome {
  if (key !== null) return selected === null ? 'open' : selected === key ? 'right' : 'wrong';
  return mark === 'right' || mark === 'wrong' ? mark : 'open';
}

/** One past question: where it is from, what is asked, and after the answer its key with where that comes from. */
export function PracticeQuestion({ asked, isLast, onNext }: PracticeQuestionProps) {
  const { paper, question } = asked;
  const [selected, setSelected] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  const [mark, setMark] = useState<Mark | null>(null);
  const { key, options } = question;
  const isChoice = options.length > 0;
  const outcome = outcomeOf(question, selected, mark);
  const isSettled = isShown && (key !== null || mark !== null);

  const settle = (went: Outcome) => void keepMissed(paper.id, question.id, went === 'wrong');
  const show = () => {
    setShown(true);
    if (key === null) return;
    send(asked, selected);
    settle(selected === key ? 'right' : 'wrong');
  };
  const markIt = (given: Mark) => {
    setMark(given);
    send(asked, selected, given);
    if (given !== 'unsure') settle(given);
  };
  const canShow = !isChoice || selected !== null;
  const next = () => onNext(outcome);
  useKeys({
    ...(!isShown &&
      optionKeys(
        options.map(({ id }) => id),
        setSelected,
      )),
    enter: !isShown ? (canShow ? show : null) : isSettled ? next : null,
  });

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-1 flex-col gap-4">
        <p className="text-ink-soft text-sm">{placeOf(asked)}</p>
        {question.stem ? <p className="whitespace-pre-wrap border-line border-l-4 pl-3">{question.stem}</p> : null}
        <fieldset className="min-w-0">
          <legend className="wrap-anywhere mb-3 whitespace-pre-wrap font-heading font-bold text-lg leading-snug">
            {question.text}
          </legend>
          <OptionList
            options={options.map(({ id, text }) => ({ value: id, content: text }))}
            selected={selected}
            onSelect={setSelected}
            isLocked={isShown}
            correct={isShown && key !== null ? key : undefined}
            rightLabel={texts.key}
            yourLabel={texts.yours}
          />
        </fieldset>
        {isShown ? <AnswerCard asked={asked} mark={mark} isMissed={outcome === 'wrong'} onMark={markIt} /> : null}
        <SolveWithMe asked={asked} />
      </div>
      <div data-foot-bar className="-mx-2 sticky bottom-0 z-(--z-sticky) flex gap-2 bg-paper px-2 py-3">
        {isShown ? (
          <Button variant={isSettled ? 'accent' : 'secondary'} size="lg" className="flex-1" onClick={next}>
            {isSettled ? (isLast ? texts.finish : texts.next) : texts.skip}
          </Button>
        ) : (
          <Button variant="accent" size="lg" className="flex-1" disabled={!canShow} onClick={show}>
            {isChoice ? texts.check : texts.show}
          </Button>
        )}
      </div>
    </div>
  );
}
