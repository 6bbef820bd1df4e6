import type { Verdict } from '@akada/answers';
import type { PaperQuestion } from '@akada/contract/client';
import { Suspense, useState } from 'react';
import { sendSoon } from '../../../lib/outbox/account-outbox.ts';
import { randomId } from '../../../lib/random-id.ts';
import { Button } from '../../../ui/button.tsx';
import { optionKeys } from '../../../ui/option-keys.ts';
import { OptionList } from '../../../ui/option-list.tsx';
import { LazyTypedQuestion } from '../../../ui/typed-answer/lazy-typed-question.ts';
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

interface Given {
  option_id: string | null;
  typed_answer?: string;
  mark?: Mark;
}

/** What is answered counts once, also when it is sent later. */
function send({ paper, question }: AskedQuestion, given: Given): void {
  const facts = { paper_id: paper.id, question_id: question.id, ...given };
  const answer = { ...facts, event_id: randomId(), answered_at: new Date().toISOString() };
  void sendSoon(paperAnswers, { body: { answers: [answer] } });
}

interface Answered {
  selected: string | null;
  verdict: Verdict | null;
  mark: Mark | null;
}

function outcomeOf({ key, typed }: PaperQuestion, { selected, verdict, mark }: Answered): Outcome {
  // Whoever looks at the answer did not know it.
  if (typed) return verdict?.is === 'right' ? 'right' : 'wrong';
  if (key !== null) return selected === null ? 'open' : selected === key ? 'right' : 'wrong';
  return mark === 'right' || mark === 'wrong' ? mark : 'open';
}

/** One past question: where it is from, what is asked, and after the answer its key with where that comes from. */
export function PracticeQuestion({ asked, isLast, onNext }: PracticeQuestionProps) {
  const { paper, question } = asked;
  const [selected, setSelected] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  const [mark, setMark] = useState<Mark | null>(null);
  const [written, setWritten] = useState('');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { key, options, typed } = question;
  const isChoice = options.length > 0;
  const outcome = outcomeOf(question, { selected, verdict, mark });
  const isSettled = isShown && (key !== null || typed !== undefined || mark !== null);

  const settle = (went: Outcome) => void keepMissed(paper.id, question.id, went === 'wrong');
  const show = () => {
    setShown(true);
    if (key === null) return;
    send(asked, { option_id: selected });
    settle(selected === key ? 'right' : 'wrong');
  };
  const settleTyped = (typed_answer: string, isRight: boolean) => {
    setShown(true);
    send(asked, { option_id: null, typed_answer });
    settle(isRight ? 'right' : 'wrong');
  };
  const check = async () => {
    if (!typed || written.trim() === '') return;
    const judged = (await import('@akada/answers')).judge(typed, written);
    setVerdict(judged);
    // What cannot be read is asked for again.
    if (judged.is !== 'unread') settleTyped(written.trim(), judged.is === 'right');
  };
  const giveUp = () => {
    setVerdict(null);
    settleTyped('', false);
  };
  const markIt = (given: Mark) => {
    setMark(given);
    send(asked, { option_id: selected, mark: given });
    if (given !== 'unsure') settle(given);
  };
  const canShow = typed ? written.trim() !== '' : !isChoice || selected !== null;
  const press = typed ? () => void check() : show;
  const next = () => onNext(outcome);
  useKeys({
    ...(!isShown &&
      optionKeys(
        options.map(({ id }) => id),
        setSelected,
      )),
    enter: !isShown ? (canShow ? press : null) : isSettled ? next : null,
  });

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-1 flex-col gap-4">
        <p className="text-ink-soft text-sm">{placeOf(asked)}</p>
        {question.stem ? <p className="whitespace-pre-wrap border-line border-l-4 pl-3">{question.stem}</p> : null}
        {typed ? (
          <Suspense fallback={<div className="h-40" />}>
            <LazyTypedQuestion
              question={<span className="wrap-anywhere whitespace-pre-wrap">{question.text}</span>}
              typed={typed}
              value={written}
              onChange={(text) => {
                setWritten(text);
                setVerdict(null);
              }}
              onEnter={() => void check()}
              verdict={verdict}
              reasons={[]}
              isLocked={isShown}
              isToldElsewhere
            />
          </Suspense>
        ) : (
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
        )}
        {isShown ? <AnswerCard asked={asked} mark={mark} isMissed={outcome === 'wrong'} onMark={markIt} /> : null}
        <SolveWithMe asked={asked} />
      </div>
      <div data-foot-bar className="-mx-2 sticky bottom-0 z-(--z-sticky) flex gap-2 bg-paper px-2 py-3">
        {isShown ? (
          <Button variant={isSettled ? 'accent' : 'secondary'} size="lg" className="flex-1" onClick={next}>
            {isSettled ? (isLast ? texts.finish : texts.next) : texts.skip}
          </Button>
        ) : (
          <>
            {typed ? (
              <Button variant="secondary" size="lg" onClick={giveUp}>
                {texts.dontKnow}
              </Button>
            ) : null}
            <Button variant="accent" size="lg" className="flex-1" disabled={!canShow} onClick={press}>
              {isChoice || typed ? texts.check : texts.show}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
