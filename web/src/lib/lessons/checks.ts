/** The answers of a check are `details` of one name: check-1, check-2, … (server: platform/markdown/lesson-blocks.ts). */
const numberOf = (option: HTMLDetailsElement) =>
  Number(/^check-(\d+)$/.exec(option.getAttribute('name') ?? '')?.[1] ?? 0);

/** By which number an option was written; all alike where none was moved (shuffle-checks.ts). */
const writtenAs = (option: HTMLDetailsElement) => Number(option.dataset.option ?? 0);

/** The options of a check in the order in which they were written, whatever the one in which they are shown. */
const optionsOf = (root: HTMLElement, check: number): HTMLDetailsElement[] =>
  [...root.querySelectorAll<HTMLDetailsElement>(`details[name="check-${check}"]`)].sort(
    (one, other) => writtenAs(one) - writtenAs(other),
  );

/** A check whose answer is typed, from any place inside it. */
const isTyped = (inside: Element) => inside.closest('[data-typed]') !== null;

/** What counts as the options of a check whose answer is typed. */
const TYPED_RIGHT = 1;
const TYPED_WRONG = 2;

interface TypedGiven {
  typed: string;
  isRight: boolean;
}
const TYPED = 'typed-answer';

/** Says within a lesson that something was typed into a check and could be read. */
export const tellTyped = (check: Element, given: TypedGiven): boolean =>
  check.dispatchEvent(new CustomEvent<TypedGiven>(TYPED, { bubbles: true, detail: given }));

/** `typed` is given for a check whose answer is typed: empty where the answer was looked at instead. */
type OnAnswer = (check: number, option: number, typed?: string) => void;

/** Tells each option of a check that is opened within a lesson, both as written, from 1. Returns what ends it. */
export function watchChecks(root: HTMLElement, onAnswer: OnAnswer): () => void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    const check = numberOf(target);
    const option = optionsOf(root, check).indexOf(target) + 1;
    if (check === 0 || option === 0) return;
    if (isTyped(target)) onAnswer(check, TYPED_WRONG, '');
    else onAnswer(check, option);
  };
  const noteTyped = ({ target, detail }: Event & { detail?: TypedGiven }) => {
    const answer = target instanceof Element ? target.querySelector('details') : null;
    if (!answer || !detail) return;
    onAnswer(numberOf(answer), detail.isRight ? TYPED_RIGHT : TYPED_WRONG, detail.typed);
  };
  // "toggle" does not bubble; on the way down it passes here.
  root.addEventListener('toggle', note, true);
  root.addEventListener(TYPED, noteTyped);
  return () => {
    root.removeEventListener('toggle', note, true);
    root.removeEventListener(TYPED, noteTyped);
  };
}

/** What was tapped in a check, counted from 1: first, which says what was known, and last, which stands open. */
export interface CheckAnswer {
  first: number;
  last: number;
  /** Of a check whose answer is typed: what was, first and last. */
  typed?: [first: string, last: string];
}

/** An answer after those before it. */
export function nextAnswer(before: CheckAnswer | undefined, option: number, typed?: string): CheckAnswer {
  const answer: CheckAnswer = { first: before?.first ?? option, last: option };
  return typed === undefined ? answer : { ...answer, typed: [before?.typed?.[0] ?? typed, typed] };
}

/** The first answer to a check as the server takes it. */
export const firstGiven = ({ first, typed }: CheckAnswer) => (typed ? { typed_answer: typed[0] } : { option: first });

/** The answers to the checks of a lesson, by check, counted from 1. */
export type CheckAnswers = Readonly<Record<number, CheckAnswer>>;

/** Shows the checks of a lesson as they were answered. */
export function showAnswers(root: HTMLElement, answers: CheckAnswers): void {
  for (const [check, { last }] of Object.entries(answers)) {
    const tapped = optionsOf(root, Number(check))[last - 1];
    if (tapped && !isTyped(tapped)) tapped.open = true;
  }
}

/** From so many answers on, none of them right, somebody could do with a kind word. */
const UNLUCKY_FROM = 2;

const isRight = (root: HTMLElement, check: number, { first }: CheckAnswer) =>
  optionsOf(root, check)[first - 1]?.classList.contains('check-right') ?? false;

/** The section to read again for whoever was right in no check at first: that of the first one. Null for everybody else. */
export function sectionToReadAgain(root: HTMLElement, answers: CheckAnswers): HTMLElement | null {
  const answered = Object.entries(answers).map(([check, answer]) => [Number(check), answer] as const);
  if (answered.length < UNLUCKY_FROM || answered.some(([check, answer]) => isRight(root, check, answer))) return null;
  const [first] = optionsOf(root, Math.min(...answered.map(([check]) => check)));
  const headings = [...root.querySelectorAll<HTMLElement>('h2')];
  const isBefore = (heading: HTMLElement) =>
    first && heading.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING;
  return headings.findLast(isBefore) ?? null;
}
