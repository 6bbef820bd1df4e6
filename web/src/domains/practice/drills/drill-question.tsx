import { judge, type Verdict as TypedVerdict } from '@akada/answers';
import type { DrillQuestion } from '@akada/contract/client';
import { useEffect, useRef, useState } from 'react';
import { questionText, Reason, Verdict } from '../../../ui/asked-question.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckOrNext } from '../../../ui/check-or-next.tsx';
import { ChoiceQuestion } from '../../../ui/choice-question.tsx';
import { optionKeys } from '../../../ui/option-keys.ts';
import TypedQuestion from '../../../ui/typed-answer/typed-question.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { useTold } from '../../../ui/use-told.ts';
import type { Step } from './deal.ts';
import { AskHelp, HelpTaken, Solution } from './help.tsx';
import { drillTexts as texts } from './texts.ts';

/** An answer as the server takes it. */
export interface Given {
  selected_answer: string | null;
  typed_answer?: string;
}

interface DrillQuestionProps {
  question: DrillQuestion;
  /** How much help was taken. */
  help: number;
  /** What was given and not checked before the page was opened again. */
  before: string | null;
  isLast: boolean;
  onGive: (given: string) => void;
  onHelp: () => void;
  onAnswered: (how: Step['how'], given: Given) => void;
  onNext: () => void;
}

/** More help than any question has. */
const ALL = Number.POSITIVE_INFINITY;

/** One question to practise: answered, explained, and then the next. */
export function DrillQuestionCard(props: DrillQuestionProps) {
  const { question, help, before, isLast, onGive, onHelp, onAnswered, onNext } = props;
  const { typed, options, correct_answer, html } = question;
  const [given, setGiven] = useState(before);
  const [how, setHow] = useState<Step['how'] | null>(null);
  const [isGivenUp, setGivenUp] = useState(false);
  const [verdict, setVerdict] = useState<TypedVerdict | null>(null);
  const top = useRef<HTMLDivElement>(null);
  // Where the question begins; what asks for the solution goes away when it is pressed, and the focus must not go with it.
  useEffect(() => {
    top.current?.focus({ preventScroll: !isGivenUp });
  }, [isGivenUp]);

  const isChecked = how !== null;
  const give = (answer: string) => {
    setGiven(answer);
    onGive(answer);
  };
  const settle = (isRight: boolean, answer: Given) => {
    const next = !isRight ? 'wrong' : help > 0 ? 'hinted' : 'right';
    setHow(next);
    onAnswered(next, answer);
  };
  const check = () => {
    if (given === null || given.trim() === '') return;
    if (!typed) return settle(given === correct_answer, { selected_answer: given });
    const judged = judge(typed, given);
    setVerdict(judged);
    // What cannot be read is asked for again.
    if (judged.is === 'unread') return;
    settle(judged.is === 'right', { selected_answer: null, typed_answer: given });
  };
  const giveUp = () => {
    setGivenUp(true);
    settle(false, typed ? { selected_answer: null, typed_answer: '' } : { selected_answer: null });
  };

  const canPress = isChecked || (given !== null && given.trim() !== '');
  const press = isChecked ? onNext : check;
  const isSlip = !useTold(isChecked) && isChecked;
  useKeys({ ...(!isChecked && !typed && optionKeys(options, give)), enter: canPress && !isSlip ? press : null });

  // After a miss the whole way is shown: the hint, the first step, then the solution with these numbers.
  const helpTaken = <HelpTaken question={question} taken={how === 'wrong' ? ALL : help} />;
  const title = how === 'right' ? texts.isRight : how === 'hinted' ? texts.isHinted : texts.isWrong;
  const asked = { ...question, explanation: '' };
  return (
    <div>
      <Card>
        <div ref={top} tabIndex={-1} className="flex flex-col gap-4 outline-none">
          {isGivenUp ? (
            <>
              <div className="font-semibold text-lg leading-snug">{questionText(asked)}</div>
              {helpTaken}
              <Solution question={question} />
            </>
          ) : typed ? (
            <TypedQuestion
              question={questionText(asked)}
              typed={typed}
              value={given ?? ''}
              onChange={(text) => {
                give(text);
                setVerdict(null);
              }}
              onEnter={check}
              verdict={verdict}
              reasons={html.why}
              canWork
              isToldElsewhere={how === 'wrong'}
            >
              {how === 'hinted' ? <p>{texts.isHinted}</p> : how === 'right' ? null : helpTaken}
              {how === 'wrong' ? <Solution question={question} /> : null}
            </TypedQuestion>
          ) : (
            <ChoiceQuestion
              question={questionText(asked)}
              options={options}
              optionsHtml={html.options}
              selected={given}
              onSelect={give}
              correct={isChecked ? correct_answer : undefined}
              rightLabel={texts.right}
              yourLabel={texts.yours}
            >
              {isChecked ? (
                <Verdict title={title}>
                  {how === 'wrong' ? helpTaken : null}
                  <Reason question={asked} selected={given} texts={texts} />
                </Verdict>
              ) : (
                helpTaken
              )}
            </ChoiceQuestion>
          )}
          {isChecked ? null : <AskHelp question={question} taken={help} onHelp={onHelp} onGiveUp={giveUp} />}
        </div>
      </Card>
      <div data-foot-bar className="-mx-2 sticky bottom-0 z-(--z-sticky) flex items-center gap-3 bg-paper px-2 py-3">
        <p className="mr-auto hidden text-ink-faint text-sm pointer-fine:md:block">{typed ? null : texts.keys}</p>
        <CheckOrNext {...{ isChecked, isLast, canPress, isSlip, texts }} onPress={press} />
      </div>
    </div>
  );
}
