import { judge, type TypedKey, type Verdict } from '@akada/answers';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type FilledBlank, keepBlanks, nameOfExample, readBlanks } from '../../lib/lessons/blanks.ts';
import { typedTexts } from '../../texts/en/typed.ts';
import { RichText } from '../prose.tsx';
import { BlankField, type BlankState } from './blank-field.tsx';
import { actsTexts } from './texts.ts';
import './lesson-acts.css';

const texts = actsTexts.faded;

interface Place {
  question: TypedKey;
  /** Where the field goes. */
  hole: HTMLElement;
  label: string;
  /** Where something is said of it: below its step. */
  saying: HTMLElement;
}

const empty: BlankState = { typed: '', verdict: null, isShown: false };
const isDone = ({ verdict, isShown }: BlankState) => isShown || verdict?.is === 'right';

const nameOf = (section: HTMLElement) =>
  nameOfExample(section.querySelector('.check-stem')?.textContent ?? '', section.dataset.faded ?? '');

/** As it was left: what was typed is judged as if it had been left just now. */
function stateFrom({ question }: Place, kept: FilledBlank | undefined): BlankState {
  if (!kept) return empty;
  return { ...kept, verdict: kept.isShown || kept.typed.trim() === '' ? null : judge(question, kept.typed) };
}

function placesIn(section: HTMLElement): Place[] {
  const questions = JSON.parse(section.dataset.faded ?? '[]') as TypedKey[];
  const steps = [...section.querySelectorAll<HTMLElement>(':scope > ol > li')];
  return steps
    .flatMap((step, index) => {
      const saying = document.createElement('div');
      saying.className = 'faded-said';
      step.append(saying);
      const holes = [...step.querySelectorAll<HTMLElement>('.blank')];
      return holes.map((hole, place) => {
        hole.replaceChildren();
        return { hole, saying, label: texts.blank(index + 1, place + 1, holes.length) };
      });
    })
    .flatMap((place, index) => (questions[index] ? [{ ...place, question: questions[index] }] : []));
}

/** A worked example whose blanks are typed, each judged when it is left, and tried as often as one likes. */
export default function Faded({ section }: { section: HTMLElement }) {
  const [places, setPlaces] = useState<Place[]>([]);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const [states, setStates] = useState<readonly BlankState[]>([]);
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  useLayoutEffect(() => {
    const slot = document.createElement('div');
    section.querySelector(':scope > ol')?.after(slot);
    setEnd(slot);
    const found = placesIn(section);
    setPlaces(found);
    const kept = readBlanks(nameOf(section));
    setStates(found.map((place, index) => stateFrom(place, kept[index])));
    return () => {
      slot.remove();
      for (const { saying } of found) saying.remove();
    };
  }, [section]);

  const stateOf = (index: number) => states[index] ?? empty;
  const keep = (next: readonly BlankState[]) => {
    setStates(next);
    const blanks = next.map(({ typed, isShown }) => ({ typed, isShown }));
    keepBlanks(nameOf(section), blanks);
  };
  const change = (index: number, next: BlankState) => keep(places.map((_, at) => (at === index ? next : stateOf(at))));
  const goOn = (from: number) => {
    const next = places.findIndex((_, index) => index > from && !isDone(stateOf(index)));
    if (next >= 0) fields.current[next]?.focus();
  };
  const check = (index: number, isEntered: boolean) => {
    const { typed, verdict: before } = stateOf(index);
    if (before || (typed.trim() === '' && !isEntered)) return;
    const verdict = judge(places[index]!.question, typed);
    change(index, { typed, verdict, isShown: false });
    if (verdict.is === 'right' && isEntered) goOn(index);
  };
  const showMe = (index: number) => {
    change(index, { typed: places[index]!.question.key, verdict: null, isShown: true });
    goOn(index);
  };
  const startAgain = () => {
    keep(places.map(() => empty));
    fields.current[0]?.focus();
  };

  const isWhole = places.length > 0 && places.every((_, index) => isDone(stateOf(index)));
  return (
    <>
      {places.map(({ hole, saying, question, label }, index) => {
        const state = stateOf(index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: blanks have no other name
          <span key={index} hidden>
            {createPortal(
              <BlankField
                ref={(field) => {
                  fields.current[index] = field;
                }}
                question={question}
                label={label}
                state={state}
                isDone={isDone(state)}
                onType={(typed) => change(index, { typed, verdict: null, isShown: false })}
                onEnter={() => check(index, true)}
                onLeave={() => check(index, false)}
              />,
              hole,
            )}
            {createPortal(<Said label={label} state={state} onShowMe={() => showMe(index)} />, saying)}
          </span>
        );
      })}
      {end
        ? createPortal(
            <div role="status">
              {isWhole ? (
                <div className="faded-done">
                  <p>
                    <span aria-hidden>✓ </span>
                    {texts.done}
                  </p>
                  <RichText html={section.querySelector('.faded-why')?.innerHTML ?? ''} />
                  <button type="button" className="link" onClick={startAgain}>
                    {texts.startAgain}
                  </button>
                </div>
              ) : null}
            </div>,
            end,
          )
        : null}
    </>
  );
}

/** What is said of a blank that isn’t right yet, with the way out. */
function Said({ label, state: { typed, verdict, isShown }, onShowMe }: SaidProps) {
  const isOpen = verdict !== null && verdict.is !== 'right' && !isShown;
  return (
    <div role="status">
      {isOpen ? (
        <div className="faded-slip">
          <span>
            <span className="sr-only">{label}: </span>
            <strong>{verdict.is === 'wrong' ? `✗ ${typed}` : null}</strong> {saidOf(verdict)}
          </span>
          <button type="button" className="link" onClick={onShowMe}>
            {texts.showMe}
          </button>
        </div>
      ) : null}
    </div>
  );
}

interface SaidProps {
  label: string;
  state: BlankState;
  onShowMe: () => void;
}

function saidOf(verdict: Verdict): string {
  if (verdict.is === 'unread') return typedTexts.why[verdict.why];
  return verdict.is === 'wrong' && verdict.slip ? typedTexts.slips[verdict.slip] : typedTexts.again;
}
