import { asks } from './asks.ts';
import { isAside, isInstruction, isSectionHeading, type SharedBy, sharedBy } from './headings.ts';
import { append, type PaperLine } from './line.ts';
import { letterMark, type NumberMark, numberMark, romanMark } from './number-marks.ts';
import { type Before, type Candidate, type Chosen, chooseNumbers } from './number-runs.ts';

/** The lines of one question, from its number to the next. */
export interface Chunk {
  kind: 'question';
  label: string;
  value: number;
  /** Without the number. */
  lines: PaperLine[];
  /** As they stand. */
  printed: PaperLine[];
  isRestart: boolean;
  isGuess: boolean;
}

export type Segment =
  | Chunk
  | { kind: 'section'; title: PaperLine; lines: PaperLine[] }
  | { kind: 'shared'; by: SharedBy; lines: PaperLine[] }
  | { kind: 'loose'; lines: PaperLine[] };

const LONGEST_STEM = 6;
const OPTION_A = /^[*✓✔✅☑]? ?[([]?[Aa][.)\]]\s?\S/;
const OPTION = /^[*✓✔✅☑]? ?[([]?[A-Ea-e][.)\]]\s?\S/;
const INLINE = [
  [/(?:^|\s)[([]?A[.)\]]\s?\S/, /\s[([]?B[.)\]]\s?\S/],
  [/(?:^|\s)[([]?a[.)\]]\s?\S/, /\s[([]?b[.)\]]\s?\S/],
] as const;

/** "A. 10  B. 20" in one line. */
const holdsOptions = (text: string) =>
  INLINE.some(([a, b]) => {
    const first = a.exec(text);
    return first !== null && b.test(text.slice(first.index + first[0].length - 1));
  });

/** The lines of a paper in parts: what stands above, sections, shared stems, questions. */
export function segmentsOf(lines: readonly PaperLine[]): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  let before: Before | null = null;
  for (let at = 0; at <= lines.length; at += 1) {
    const isEnd = at === lines.length;
    if (!isEnd && !isSectionHeading(lines[at]!.text)) continue;
    const section = lines.slice(from, at);
    const chosen = choose(section, before);
    const last = chosen.at(-1)?.mark;
    if (last) before = { style: last.style, last: last.value };
    append(segments, segmentsOfSection(section, chosen));
    if (isEnd) break;
    let until = at + 1;
    while (until < lines.length && isInstruction(lines[until]!.text)) until += 1;
    segments.push({ kind: 'section', title: lines[at]!, lines: lines.slice(at + 1, until) });
    from = until;
    at = until - 1;
  }
  return segments;
}

function segmentsOfSection(lines: readonly PaperLine[], chosen: readonly Chosen[]): Segment[] {
  const starts = new Map(chosen.map((one) => [one.at, one]));
  const segments: Segment[] = [];
  const isOwn = beforeParts(lines, starts);
  let open: Segment | undefined;
  let path: readonly string[] = [];
  lines.forEach((line, at) => {
    const start = starts.get(at);
    const shared = start ? null : sharedBy(line.text);
    const by = shared === 'follow' && isOwn[at] ? null : shared;
    if (start) {
      const rest = behindMark(line, start.mark, start.goesOn ? repeated(path, start.mark.parts) : 0);
      path = start.mark.parts;
      if (start.goesOn && open?.kind === 'question') {
        open.lines.push(rest);
        open.printed.push(line);
      } else {
        const { mark, isRestart, isGuess = false } = start;
        open = {
          kind: 'question',
          label: mark.label,
          value: mark.value,
          lines: [rest],
          printed: [line],
          isRestart,
          isGuess,
        };
        segments.push(open);
      }
    } else if (by) {
      open = { kind: 'shared', by, lines: [line] };
      segments.push(open);
    } else if (open) {
      open.lines.push(line);
      if (open.kind === 'question') open.printed.push(line);
    } else {
      open = { kind: 'loose', lines: [line] };
      segments.push(open);
    }
  });
  return segments;
}

const PART_A = /^\(?(?:a|i)[.)]\s?\S/;

/** Lines of a question above its parts: "answer the questions that follow" there means the parts. */
function beforeParts(lines: readonly PaperLine[], starts: ReadonlyMap<number, Chosen>): boolean[] {
  const isOwn = new Array<boolean>(lines.length).fill(false);
  let isAbove = false;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    if (PART_A.test(lines[at]!.text)) isAbove = true;
    isOwn[at] = isAbove;
    if (starts.has(at)) isAbove = false;
  }
  return isOwn;
}

/** Digits where there are any that count; else romans, else letters. */
function choose(lines: readonly PaperLine[], before: Before | null): Chosen[] {
  const digits = chooseNumbers(
    candidatesOf(lines, (text, next) => (isCounted(text, next) ? numberMark(text) : null)),
    before,
  );
  if (digits.length > 0) return digits;
  const romans = chooseNumbers(candidatesOf(lines, romanMark));
  if (romans.length > 1) return romans;
  const letters = candidatesOf(lines, letterMark);
  const asking = letters.filter(({ at, mark }) => asks(lines[at]!.text.slice(mark.end))).length;
  const found = asking * 2 > letters.length ? chooseNumbers(letters) : [];
  return found.length > 1 ? found : unnumbered(lines);
}

/** A paper without numbers: the first question stands above the first options, as far as no white parts it from them. */
function unnumbered(lines: readonly PaperLine[]): Chosen[] {
  const options = lines.findIndex(({ text }, at) => OPTION_A.test(text) && OPTION.test(lines[at + 1]?.text ?? ''));
  const inline = lines.findIndex(({ text }) => holdsOptions(text));
  const first = options < 0 ? inline : inline < 0 ? options : Math.min(options, inline);
  if (first < 0) return [];
  let at = first;
  const isAlone = /^[*]?[([]?[Aa][.)\]]/.test(lines[first]!.text);
  if (isAlone && at > 0) at -= 1;
  while (at > 0 && first - at < LONGEST_STEM && !lines[at]!.isAfterGap) at -= 1;
  const mark = { value: 1, label: '1', parts: [], lead: '', style: '', end: 0 };
  return [{ at, mark, goesOn: false, isRestart: false, isGuess: true }];
}

/** Not a line of the head that counts instructions, "1. Answer all questions."; above parts it is a question. */
const isCounted = (text: string, next: string) => {
  const mark = numberMark(text);
  if (mark === null || isAside(text)) return false;
  return !isInstruction(text.slice(mark.end)) || /^\(?(?:a|i)[.)]\s?\S/i.test(next);
};

function candidatesOf(
  lines: readonly PaperLine[],
  markOf: (text: string, next: string) => NumberMark | null,
): Candidate[] {
  const candidates: Candidate[] = [];
  lines.forEach(({ text }, at) => {
    const mark = markOf(text, lines[at + 1]?.text ?? '');
    const last = candidates.at(-1);
    if (mark) candidates.push({ at, mark, hasOptions: holdsOptions(text.slice(mark.end)) });
    else if (last && (OPTION.test(text) || holdsOptions(text))) last.hasOptions = true;
  });
  return candidates;
}

/** How many labels of "2a(ii)" the one above it, "2a(i)", has named already. */
function repeated(path: readonly string[], parts: readonly string[]): number {
  const own = parts.findIndex((label, depth) => label !== path[depth]);
  return Math.max(0, own);
}

/** The line without its number; parts that were named with it stand in front as if alone, but for those said again. */
function behindMark(line: PaperLine, mark: NumberMark, said: number): PaperLine {
  const lead = mark.lead.split(' ').slice(said).join(' ');
  const moved = lead.length - mark.end;
  const bold = line.bold
    ?.map(([from, to]): [number, number] => [Math.max(lead.length, from + moved), to + moved])
    .filter(([from, to]) => to > from);
  return { ...line, text: lead + line.text.slice(mark.end), ...(bold ? { bold } : {}) };
}
