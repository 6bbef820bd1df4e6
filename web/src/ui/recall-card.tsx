import { RotateCcw } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Hem } from './art/hem.tsx';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { useKeys } from './use-keys.ts';
import { useSwipe } from './use-swipe.ts';

export const grades = ['again', 'hard', 'good', 'easy'] as const;
export type CardGrade = (typeof grades)[number];

export interface RecallCardTexts {
  /** What it is. */
  name: string;
  /** Names the box in which an answer may be typed. */
  type: string;
  typePlaceholder: string;
  turn: string;
  typed: string;
  answer: string;
  question: string;
  swipe: string;
  keys: string;
  grades: Record<CardGrade, string>;
}

export interface RecallCardProps {
  /** Where it is from. */
  label: string;
  front: ReactNode;
  back: ReactNode;
  /** Below the answer: the place to open. */
  place?: ReactNode;
  /** What else can be done with it, at the foot of the card. */
  action?: ReactNode;
  /** When each grade would bring it back, in words; null while that is not known. */
  intervals: Record<CardGrade, string> | null;
  texts: RecallCardTexts;
  onGrade: (grade: CardGrade) => void;
}

/** A card to recall something by: thought about or typed, turned, and graded by the learner herself. */
export function RecallCard({ label, front, back, place, action, intervals, texts, ...props }: RecallCardProps) {
  const [isTurned, setTurned] = useState(false);
  const [typed, setTyped] = useState('');
  const id = useId();
  const top = useRef<HTMLElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (isTurned) answer.current?.focus({ preventScroll: true });
  }, [isTurned]);
  const turn = () => setTurned(true);
  const isGraded = useRef(false);
  const onGrade = (grade: CardGrade) => {
    if (isGraded.current) return;
    isGraded.current = true;
    props.onGrade(grade);
  };
  // Space turns the card, 1 to 4 grade it.
  useKeys(
    isTurned ? Object.fromEntries(grades.map((grade, index) => [`${index + 1}`, () => onGrade(grade)])) : { ' ': turn },
  );
  const swipe = useSwipe((side) => isTurned && onGrade(side === 'left' ? 'again' : 'good'));
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    turn();
  };

  return (
    <div className="flex min-h-[60dvh] flex-col gap-3">
      <article
        ref={top}
        tabIndex={-1}
        aria-label={texts.name}
        {...swipe}
        className="flex flex-1 touch-pan-y flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card outline-none"
      >
        <Hem />
        <div className={isTurned ? 'px-5 pt-4 pb-3' : 'my-auto px-5 py-6'}>
          {label ? <Badge tone="primary">{label}</Badge> : null}
          <div
            className={
              isTurned
                ? 'mt-2 text-ink-soft'
                : 'mt-3 text-pretty font-bold font-heading text-xl leading-snug tracking-tight'
            }
          >
            {front}
          </div>
        </div>
        {isTurned ? (
          <div
            ref={answer}
            tabIndex={-1}
            className="flex-1 border-line-strong border-t border-dashed px-5 py-4 outline-none"
          >
            {typed.trim() ? (
              <>
                <p className="text-ink-soft text-sm">{texts.typed}</p>
                <p className="mb-3 whitespace-pre-line">{typed}</p>
              </>
            ) : null}
            <p className="text-ink-soft text-sm">{texts.answer}</p>
            <div className="whitespace-pre-line">{back}</div>
            {place}
          </div>
        ) : (
          <div className="px-5 pb-5">
            <label htmlFor={id} className="mb-1 block text-ink-soft text-sm">
              {texts.type}
            </label>
            <textarea
              id={id}
              rows={1}
              value={typed}
              maxLength={2000}
              placeholder={texts.typePlaceholder}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onEnter}
              className="control field-sizing-content min-h-13 w-full resize-none"
            />
          </div>
        )}
        {action ? <div className="px-3 pb-2">{action}</div> : null}
      </article>
      <div data-foot-bar className="-mx-2 sticky bottom-0 z-(--z-sticky) bg-paper px-2 py-3">
        {isTurned ? (
          <fieldset>
            <legend className="mb-2 flex w-full flex-wrap justify-between gap-x-4 text-sm">
              <span className="font-semibold">{texts.question}</span>
              <span className="text-ink-soft">
                <span className="pointer-coarse:inline hidden">{texts.swipe}</span>
                <span className="pointer-coarse:hidden">{texts.keys}</span>
              </span>
            </legend>
            <div className="grid grid-cols-4 gap-2">
              {grades.map((grade) => (
                <button
                  key={grade}
                  type="button"
                  onClick={() => onGrade(grade)}
                  className="flex min-h-16 flex-col items-center justify-center rounded-control border border-line-strong bg-surface font-bold leading-snug transition-colors hover:bg-sunken"
                >
                  {texts.grades[grade]}
                  <span className="font-normal text-ink-soft text-sm">{intervals?.[grade]}</span>
                </button>
              ))}
            </div>
          </fieldset>
        ) : (
          <Button variant="accent" size="lg" full onClick={turn}>
            <RotateCcw aria-hidden />
            {texts.turn}
          </Button>
        )}
      </div>
    </div>
  );
}
