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

/** Tells each option of a check that is opened within a lesson, both as written, from 1. Returns what ends it. */
export function watchChecks(root: HTMLElement, onOpen: (check: number, option: number) => void): () => void {
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    const check = numberOf(target);
    const option = optionsOf(root, check).indexOf(target) + 1;
    if (check > 0 && option > 0) onOpen(check, option);
  };
  // "toggle" does not bubble; on the way down it passes here.
  root.addEventListener('toggle', note, true);
  return () => root.removeEventListener('toggle', note, true);
}

/** What was tapped in a check, counted from 1: first, which says what was known, and last, which stands open. */
export interface CheckAnswer {
  first: number;
  last: number;
}

/** The answers to the checks of a lesson, by check, counted from 1. */
export type CheckAnswers = Readonly<Record<number, CheckAnswer>>;

/** Shows the checks of a lesson as they were answered. */
export function showAnswers(root: HTMLElement, answers: CheckAnswers): void {
  for (const [check, { last }] of Object.entries(answers)) {
    const tapped = optionsOf(root, Number(check))[last - 1];
    if (tapped) tapped.open = true;
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
