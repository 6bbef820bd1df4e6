/**
 * A check: by its name, which is the same wherever in the lesson it is asked and nowhere else (`data-item`), and by its
 * place, counted from 1. A lesson that was kept by an older version has no names.
 */
export interface Check {
  check: number;
  name?: string | undefined;
}

/** What answers to a check are kept under. */
export const keyOf = ({ check, name }: Check): string => name ?? String(check);

/** Kept by an older version: the check at this place. */
const PLACE = /^\d{1,3}$/;

/** The answers of a check are `details` of one name: check-1, check-2, … (server: platform/markdown/lesson-blocks.ts). */
export function checkOf(option: Element): Check {
  const place = Number(/^check-(\d+)$/.exec(option.getAttribute('name') ?? '')?.[1] ?? 0);
  const name = option.closest<HTMLElement>('[data-item]')?.dataset.item;
  return { check: place, ...(name && { name }) };
}

/** The checks of a lesson, in their order. */
export function checksIn(html: string): Check[] {
  const checks = new Map<number, Check>();
  let name: string | undefined;
  // A check begins with its name; what is no check may have one too, so that names and places are not counted apart.
  for (const [, item, place] of html.matchAll(/ data-item="([\w-]+)"|name="check-(\d+)"/g)) {
    if (item) name = item;
    else if (!checks.has(Number(place))) checks.set(Number(place), { check: Number(place), name });
  }
  return [...checks.values()];
}

/** By which number an option was written; all alike where none was moved (shuffle-checks.ts). */
const writtenAs = (option: HTMLDetailsElement) => Number(option.dataset.option ?? 0);

/** The options of a check in the order in which they were written, whatever the one in which they are shown. */
function optionsOf(root: HTMLElement, key: string): HTMLDetailsElement[] {
  const options = PLACE.test(key)
    ? root.querySelectorAll<HTMLDetailsElement>(`details[name="check-${key}"]`)
    : root.querySelector(`[data-item="${key}"]`)?.querySelectorAll<HTMLDetailsElement>(':scope > details');
  return [...(options ?? [])].sort((one, other) => writtenAs(one) - writtenAs(other));
}

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
type OnAnswer = (check: Check, option: number, typed?: string) => void;

/** Tells each option of a check that is opened within a lesson, both as written, from 1. Returns what ends it. */
export function watchChecks(root: HTMLElement, onAnswer: OnAnswer): () => void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    const check = checkOf(target);
    const option = optionsOf(root, keyOf(check)).indexOf(target) + 1;
    if (check.check === 0 || option === 0) return;
    if (isTyped(target)) onAnswer(check, TYPED_WRONG, '');
    else onAnswer(check, option);
  };
  const noteTyped = ({ target, detail }: Event & { detail?: TypedGiven }) => {
    const answer = target instanceof Element ? target.querySelector('details') : null;
    if (!answer || !detail) return;
    onAnswer(checkOf(answer), detail.isRight ? TYPED_RIGHT : TYPED_WRONG, detail.typed);
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

/**
 * What a tap makes of the answers; null where it changes nothing. What an older version kept by place is shown at that
 * place and no more: another check may stand there by now, and its first answer is to be told.
 */
export function tapped(
  answers: CheckAnswers,
  check: Check,
  option: number,
  typed?: string,
): { answer: CheckAnswer; isFirst: boolean } | null {
  const shown = answerTo(answers, check);
  if (shown?.last === option && shown.typed?.[1] === typed) return null;
  const before = answers[keyOf(check)];
  return { answer: nextAnswer(before, option, typed), isFirst: before === undefined };
}

/** The first answer to a check as the server takes it. */
export const firstGiven = ({ first, typed }: CheckAnswer) => (typed ? { typed_answer: typed[0] } : { option: first });

/** The answers to the checks of a lesson, by name; those that an older version kept, by place. */
export type CheckAnswers = Readonly<Record<string, CheckAnswer>>;

/** What was answered to a check. */
export const answerTo = (answers: CheckAnswers, check: Check): CheckAnswer | undefined =>
  answers[keyOf(check)] ?? answers[check.check];

/** The answers with this one, which takes the place of what an older version kept. */
export function withAnswer(answers: CheckAnswers, check: Check, answer: CheckAnswer): CheckAnswers {
  const { [String(check.check)]: _older, ...others } = answers;
  return { ...others, [keyOf(check)]: answer };
}

/** Shows the checks of a lesson as they were answered. */
export function showAnswers(root: HTMLElement, answers: CheckAnswers): void {
  for (const [check, { last }] of Object.entries(answers)) {
    const tapped = optionsOf(root, check)[last - 1];
    if (tapped && !isTyped(tapped)) tapped.open = true;
  }
}

/** From so many answers on, none of them right, somebody could do with a kind word. */
const UNLUCKY_FROM = 2;

/** The section to read again for whoever was right in no check at first: that of the first one. Null for everybody else. */
export function sectionToReadAgain(root: HTMLElement, answers: CheckAnswers): HTMLElement | null {
  const answered = Object.entries(answers).flatMap(([key, { first }]) => {
    const options = optionsOf(root, key);
    const [top] = options;
    return top ? { top, isRight: options[first - 1]?.classList.contains('check-right') ?? false } : [];
  });
  if (answered.length < UNLUCKY_FROM || answered.some(({ isRight }) => isRight)) return null;
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const [first] = answered.map(({ top }) => top).sort((one, other) => (isBefore(one, other) ? -1 : 1));
  const headings = [...root.querySelectorAll<HTMLElement>('h2')];
  return headings.findLast((heading) => first && isBefore(heading, first)) ?? null;
}
