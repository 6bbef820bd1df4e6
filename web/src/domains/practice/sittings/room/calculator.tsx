import { type KeyboardEvent, useState } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { sittingTexts } from '../texts.ts';
import { cleared, type Key, press, type Calculator as State } from './calculate.ts';

const texts = sittingTexts.calculator;

const KEYS: readonly Key[] = [
  ...(['C', '⌫', '%', '÷'] as const),
  ...(['7', '8', '9', '×'] as const),
  ...(['4', '5', '6', '−'] as const),
  ...(['1', '2', '3', '+'] as const),
  ...(['0', '.', '±', '='] as const),
];

const names: Partial<Record<Key, string>> = {
  C: texts.clear,
  '⌫': texts.delete,
  '%': texts.percent,
  '÷': texts.divide,
  '×': texts.times,
  '−': texts.minus,
  '+': texts.plus,
  '±': texts.sign,
  '.': texts.point,
  '=': texts.equals,
};

/** What is typed while the focus is in the calculator. */
const typed: Record<string, Key> = {
  ...Object.fromEntries([...'0123456789'].map((digit) => [digit, digit as Key])),
  '.': '.',
  ',': '.',
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
  '%': '%',
  '=': '=',
  Backspace: '⌫',
  Delete: 'C',
};

/** A plain calculator: four ways to reckon, a sign and a per cent. */
export function Calculator() {
  const [state, setState] = useState<State>(cleared);
  const onKeyDown = (event: KeyboardEvent) => {
    const key = typed[event.key];
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    setState((now) => press(now, key));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are for who has the focus on one of the buttons
    <div onKeyDown={onKeyDown} className="grid grid-cols-4 gap-1.5 tabular-nums">
      <output
        aria-label={texts.display}
        className="col-span-4 flex min-h-15 items-center justify-between gap-3 rounded-control bg-sunken px-3.5 py-2"
      >
        <span className="min-w-0 truncate text-ink-soft text-sm">{state.line}</span>
        <span className={cx('font-bold', state.isFault ? 'text-base' : 'text-xl')}>
          {state.isFault ? texts.zero : state.shown}
        </span>
      </output>
      {KEYS.map((key) => (
        <button
          key={key}
          type="button"
          aria-label={names[key]}
          onClick={() => setState((now) => press(now, key))}
          className={cx(
            'h-11 rounded-control border border-line font-semibold hover:bg-sunken',
            names[key] !== undefined && key !== '.' && 'bg-sunken',
          )}
        >
          {key}
        </button>
      ))}
    </div>
  );
}
