import type { NumberMark } from './number-marks.ts';

/** A line that may begin a question. */
export interface Candidate {
  at: number;
  mark: NumberMark;
  /** Options stand between it and the next one. */
  hasOptions: boolean;
}

/** A line that does. */
export interface Chosen {
  at: number;
  mark: NumberMark;
  /** It goes on with the question before: 2(b) after 2(a). */
  goesOn: boolean;
  /** The counting begins anew, without a heading that says so. */
  isRestart: boolean;
  /** The paper has no numbers; it is the first question by its options. */
  isGuess?: boolean;
}

/** How the section above counted, and up to where. */
export interface Before {
  style: string;
  last: number;
}

/** A gap of more numbers than this is no gap: the line begins with a number by chance. */
const WIDEST_GAP = 25;

interface Run {
  first: number;
  last: number;
  members: Candidate[];
  hasOptions: boolean;
}

/**
 * Which of the lines that begin with a number begin a question: those that count on. A list inside of a question counts
 * from one and then hands back to the number after its own.
 */
export function chooseNumbers(candidates: readonly Candidate[], before: Before | null = null): Chosen[] {
  const runs = runsOf(ofUsualStyle(candidates, before));
  const chosen: Chosen[] = [];
  let last: number | null = null;
  let hadOptions = false;
  runs.forEach((run, index) => {
    const verdict = judge(run, runs[index + 1], last, hadOptions);
    if (verdict === 'text') return;
    hadOptions = run.members.at(-1)!.hasOptions;
    run.members.forEach(({ at, mark }, place) => {
      const goesOn = mark.value === (place > 0 ? run.members[place - 1]!.mark.value : last) && isNextPart(mark);
      chosen.push({ at, mark, goesOn, isRestart: verdict === 'restart' && place === 0 });
    });
    last = run.last;
  });
  return chosen;
}

/** 2(b) goes on with 2; a second 2 without a part does not. */
const isNextPart = ({ parts }: NumberMark) => parts.length > 0;

/** A section that is set as the one above it was. */
const AS_BEFORE = 1.5;

/** Numbers of another style count only where they fill a gap of the usual one. */
function ofUsualStyle(candidates: readonly Candidate[], above: Before | null): Candidate[] {
  const counts = new Map<string, number>();
  const latest = new Map<string, number>();
  for (const { mark, hasOptions } of candidates) {
    const before = latest.get(mark.style);
    const counted =
      before === undefined
        ? mark.value === 1 || mark.value === (above?.last ?? 0) + 1
        : mark.value === before + 1 || mark.value === before;
    // Bare numbers begin many a line by chance.
    const weight = mark.style === 'bare' ? 0.4 : 1;
    counts.set(mark.style, (counts.get(mark.style) ?? 0) + (counted ? weight : 0) + (hasOptions ? weight : 0));
    latest.set(mark.style, mark.value);
  }
  if (above && counts.has(above.style)) counts.set(above.style, counts.get(above.style)! + AS_BEFORE);
  const outer = outerStyle(candidates);
  if (outer !== null) counts.set(outer, Number.POSITIVE_INFINITY);
  const [usual] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!usual) return [];
  const isUsual = ({ mark }: Candidate) => sameStyle(mark.style, usual[0]);
  const kept: Candidate[] = [];
  const following = nextUsual(candidates, isUsual);
  let last = 0;
  candidates.forEach((candidate, index) => {
    const { value } = candidate.mark;
    const next = following[index];
    const fills = value === last + 1 && (next === null || next === value + 1) && candidate.mark.style !== 'bare';
    const isOption = value === last + 1 && candidate.hasOptions;
    if (!isUsual(candidate) && !fills && !isOption) return;
    kept.push(candidate);
    last = value;
  });
  return kept;
}

/** The first number's style, if it counts on behind numbers of another that began from one: they are a list inside. */
function outerStyle([first, ...rest]: readonly Candidate[]): string | null {
  if (!first) return null;
  const { style } = first.mark;
  let last = first.mark.value;
  let [isInside, isOuter] = [false, false];
  for (const { mark, hasOptions } of rest) {
    if (sameStyle(mark.style, style)) {
      if (mark.value !== last + 1 && mark.value !== last) return null;
      isOuter ||= isInside && mark.value === last + 1;
      [last, isInside] = [mark.value, false];
    } else if (hasOptions || (!isInside && mark.value !== 1)) return null;
    else isInside = true;
  }
  return isOuter ? style : null;
}

const sameStyle = (style: string, usual: string) => style === usual || (style === 'n(' && usual !== 'bare');

/** For each candidate, the value of the next one of the usual style. */
function nextUsual(candidates: readonly Candidate[], isUsual: (one: Candidate) => boolean): (number | null)[] {
  const next = new Array<number | null>(candidates.length).fill(null);
  let seen: number | null = null;
  for (let at = candidates.length - 1; at >= 0; at -= 1) {
    next[at] = seen;
    if (isUsual(candidates[at]!)) seen = candidates[at]!.mark.value;
  }
  return next;
}

function runsOf(candidates: readonly Candidate[]): Run[] {
  const runs: Run[] = [];
  for (const candidate of candidates) {
    const { value } = candidate.mark;
    const run = runs.at(-1);
    const isNext = run && (value === run.last + 1 || (value === run.last && candidate.mark.parts.length > 0));
    if (run && isNext) {
      run.members.push(candidate);
      run.last = value;
      run.hasOptions ||= candidate.hasOptions;
    } else runs.push({ first: value, last: value, members: [candidate], hasOptions: candidate.hasOptions });
  }
  return runs;
}

function judge(
  run: Run,
  next: Run | undefined,
  last: number | null,
  hadOptions: boolean,
): 'goes on' | 'restart' | 'text' {
  if (last === null) return 'goes on';
  if (run.first === last + 1) return 'goes on';
  // The options behind a list may be those of the question that holds it.
  const isOptioned = run.hasOptions && (hadOptions || run.members.slice(0, -1).some(({ hasOptions }) => hasOptions));
  const isInside = next?.first === last + 1 && !isOptioned;
  if (isInside) return 'text';
  if (run.first === 1) return run.members.length > 1 || run.hasOptions ? 'restart' : 'text';
  if (run.first === last) return 'goes on';
  if (run.first > last + 1 && run.first <= last + WIDEST_GAP)
    return run.hasOptions || run.members.length > 1 || run.first <= last + 3 ? 'goes on' : 'text';
  // Smaller than what was: a number that was misread, if it is one at all.
  return run.hasOptions ? 'goes on' : 'text';
}
