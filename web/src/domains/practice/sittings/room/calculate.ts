export type Operator = '+' | '−' | '×' | '÷';
export type Key = `${number}` | '.' | Operator | '=' | 'C' | '⌫' | '%' | '±';

/** What a plain calculator holds: the number that is typed or was worked out, and what waits for the next one. */
export interface Calculator {
  shown: string;
  /** Above it: what was worked out, or what waits. */
  line: string;
  left: number | null;
  operator: Operator | null;
  /** The next digit begins a new number. */
  isFresh: boolean;
  isFault: boolean;
}

export const cleared: Calculator = { shown: '0', line: '', left: null, operator: null, isFresh: true, isFault: false };

const MOST_DIGITS = 12;

function work(left: number, operator: Operator, right: number): number {
  if (operator === '+') return left + right;
  if (operator === '−') return left - right;
  return operator === '×' ? left * right : left / right;
}

/** Without the dust of binary fractions: 0.1 + 0.2 is 0.3. */
function written(value: number): string {
  const rounded = Number(value.toPrecision(MOST_DIGITS));
  return String(rounded).replace('-', '−');
}
const numberOf = (shown: string) => Number(shown.replace('−', '-'));

function typed(state: Calculator, sign: string): Calculator {
  const before = state.isFresh ? '' : state.shown;
  if (sign === '.') {
    if (before.includes('.')) return state;
    return { ...state, shown: `${before || '0'}.`, isFresh: false };
  }
  if (before.replace(/\D/g, '').length >= MOST_DIGITS) return state;
  return { ...state, shown: before === '0' ? sign : before + sign, isFresh: false };
}

function result(state: Calculator): Calculator {
  const { left, operator, shown } = state;
  if (left === null || operator === null) return { ...state, isFresh: true };
  const value = work(left, operator, numberOf(shown));
  const line = `${written(left)} ${operator} ${shown} =`;
  if (!Number.isFinite(value)) return { ...cleared, line, isFault: true };
  return { ...cleared, shown: written(value), line };
}

/** The calculator after a key. Each operator works out what stands before it, as the plain ones do. */
export function press(before: Calculator, key: Key): Calculator {
  const state = before.isFault ? cleared : before;
  switch (key) {
    case 'C':
      return cleared;
    case '⌫': {
      if (state.isFresh) return { ...state, shown: '0', line: state.operator ? state.line : '' };
      const rest = state.shown.slice(0, -1);
      return { ...state, shown: rest === '' || rest === '−' ? '0' : rest };
    }
    case '%':
      return { ...state, shown: written(numberOf(state.shown) / 100), isFresh: true };
    case '±':
      return { ...state, shown: written(-numberOf(state.shown)) };
    case '=':
      return result(state);
    case '+':
    case '−':
    case '×':
    case '÷': {
      // Another operator right after one takes its place.
      const done = state.operator !== null && !state.isFresh ? result(state) : state;
      if (done.isFault) return done;
      return { ...done, left: numberOf(done.shown), operator: key, line: `${done.shown} ${key}`, isFresh: true };
    }
    default:
      return typed(state, key);
  }
}
