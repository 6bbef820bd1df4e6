import { isInstruction, type SharedBy } from './headings.ts';
import type { Draft } from './join-key.ts';
import type { PaperHabits } from './leaf.ts';
import { append, type PaperLine, textOf, tidy } from './line.ts';
import { marksOf, type SaidMarks, saidMarks } from './marks-said.ts';
import type { PaperText } from './paper.ts';
import { type ReadPart, readParts, type SectionForm } from './parts.ts';
import type { Chunk, Segment } from './segments.ts';
import { shareMarks, type WholeMarks } from './share-marks.ts';
import { proseOf, stripOf } from './strip.ts';

const CHOICE = /\b(?:objectives?|multiple[- ]choice|options?|choose|circle|tick|shade|letter)\b/i;
const OPEN = /\b(?:theory|essay|any\s+(?:one|two|three|four|five|six|\d)|structured|short[- ]answers?|discuss)\b/i;
const TRUTH = /\btrue\s*(?:\/|or|and|-)\s*false\b/i;
const TRUTH_BESIDE = /[([]\s*t(?:rue)?\s*(?:\/|or)\s*f(?:alse)?\s*[)\]]|\btrue\s*(?:\/|or)\s*false\s*[?:.]?\s*$/i;

/** No passage is for more questions than this. */
const MOST_SHARED = 60;

/** What a section says of its questions. */
interface Setting {
  form: SectionForm;
  isTruth: boolean;
  marks: SaidMarks;
}

/** So many questions of a paper show how it is set. */
const LEARNT = 40;

/** Puts the segments of a paper together. */
export class PaperBuilder {
  readonly drafts: Draft[] = [];
  readonly head: PaperLine[] = [];
  readonly sections: { title: PaperLine; lines: PaperLine[] }[] = [];
  readonly unread: PaperText[] = [];
  /** The lines that questions were read from, and the questions. */
  readonly chunks: { lines: PaperLine[]; from: number; to: number; strays: PaperText[] }[] = [];
  private series = 0;
  private shared: { by: SharedBy; text: string; used: number; lines: readonly PaperLine[] } | null = null;
  private isBegun = false;
  private known: { lines: readonly PaperLine[]; count: number; setting: Setting } | null = null;
  private readonly habits: PaperHabits;
  /** Every "or" that stands between two that were read. */
  readonly alternatives = new Set<number>();
  private readonly wholes: (WholeMarks & { draft: Draft })[] = [];

  constructor(habits: PaperHabits) {
    this.habits = habits;
  }

  /** Which letters stand in front of options is seen before the first of them is read. */
  learn(segments: readonly Segment[]): void {
    const questions = segments.filter((segment) => segment.kind === 'question').slice(0, LEARNT);
    for (const { lines } of questions) readParts(stripOf(lines), this.habits, 'unknown');
  }

  add(segment: Segment): void {
    if (segment.kind === 'question') this.addQuestion(segment);
    else if (segment.kind === 'section') {
      this.sections.push({ title: segment.title, lines: [...segment.lines] });
      this.endSeries();
      this.endShared();
    } else if (segment.kind === 'shared') {
      this.endShared();
      this.shared = { by: segment.by, text: proseOf(stripOf(segment.lines)), used: 0, lines: segment.lines };
      this.isBegun = true;
    } else this.addLoose(segment.lines);
  }

  /** What no question shares is nobody's. */
  endShared(): void {
    if (this.shared?.used === 0) append(this.unread, this.shared.lines.map(textOf));
    this.shared = null;
  }

  /** What follows counts anew if it begins with a number that was. */
  endSeries(): void {
    this.series += 1;
  }

  /** Above everything it is the head; below the heading of a section its instruction. */
  private addLoose(lines: readonly PaperLine[]): void {
    const section = this.sections.at(-1);
    if (section) append(section.lines, lines);
    else if (!this.isBegun) append(this.head, lines);
    else append(this.unread, lines.map(textOf));
  }

  private addQuestion(chunk: Chunk): void {
    this.isBegun = true;
    if (chunk.isRestart) this.endSeries();
    const { form, isTruth, marks } = this.setting();
    const strip = stripOf(chunk.lines.filter(({ text }) => text.trim() !== ''));
    const parts = readParts(strip, this.habits, form);
    const from = this.drafts.length;
    const strays = parts.flatMap(({ leaf }) => leaf.strays);
    append(this.unread, strays);
    const areAlternatives = this.joinAlternatives(chunk, parts);
    const whole = shareMarks(parts, areAlternatives);
    const said = marksOf(marks, chunk.value);
    // What is said of a question is for its parts together, unless one of them is to be answered.
    if (parts.length === 1 || areAlternatives || parts.some(({ isLost }) => isLost))
      for (const { leaf } of parts) leaf.marks ??= said;
    this.chunks.push({ lines: chunk.lines, from, to: from + parts.length, strays });
    const asTheyStand = (lines: readonly PaperLine[]) => lines.map(({ text, isRow }) => tidy(text, isRow)).join('\n');
    parts.forEach((part, at) => {
      const lines = parts.length === 1 ? chunk.printed : part.strip.lines.map(({ line }) => line);
      this.addPart(chunk, part, { printed: asTheyStand(lines), at, isTruth });
    });
    if (whole) this.wholes.push({ ...whole, draft: this.drafts[from + parts.indexOf(whole.part)]! });
  }

  /** "Either 4(a) or 4(b)" goes into the lead of both; whether all parts of the question are such. */
  private joinAlternatives(chunk: Chunk, parts: readonly ReadPart[]): boolean {
    const take = ({ strip }: ReadPart) => {
      const mark = strip.lines[0]?.line.alternative;
      if (mark === undefined || this.alternatives.has(mark)) return false;
      this.alternatives.add(mark);
      return true;
    };
    const before = this.chunks.at(-1);
    if (before && parts[0] && take(parts[0])) {
      const others = this.drafts.slice(before.from, before.to);
      const text = `Either ${others.at(-1)!.value} or ${chunk.value}`;
      for (const { question } of others) question.stem = [question.stem, text].filter(Boolean).join('\n');
      for (const part of parts) part.leads = [text, ...part.leads];
    }
    const groups = new Map<string, Set<string>>();
    parts.forEach((part, at) => {
      if (at === 0 || !take(part)) return;
      const other = parts[at - 1]!.path;
      const depth = part.path.findIndex((label, level) => label !== other[level]);
      if (depth < 0) return;
      const key = part.path.slice(0, depth).join(' ');
      const labels = groups.get(key) ?? new Set([other[depth]!]);
      groups.set(key, labels.add(part.path[depth]!));
    });
    for (const [key, labels] of groups) {
      const above = key === '' ? [] : key.split(' ');
      const isMeant = ({ path }: ReadPart) =>
        above.every((label, at) => path[at] === label) && labels.has(path[above.length]!);
      const name = (label: string) => `${chunk.label}${[...above, label].map((one) => `(${one})`).join('')}`;
      const text = `Either ${[...labels].map(name).join(' or ')}`;
      for (const part of parts) if (isMeant(part)) part.leads = [...part.leads, text];
    }
    const top = groups.get('');
    return top !== undefined && parts.every(({ path }) => path.length === 1 && top.has(path[0]!));
  }

  /** Marks behind a last part may be its own, unless other questions of the paper are set in the same way. */
  doubtWholes(): void {
    const times = new Map<number, number>();
    for (const { amount } of this.wholes) times.set(amount, (times.get(amount) ?? 0) + 1);
    for (const { question } of this.drafts)
      if (question.marks !== null) times.set(question.marks, (times.get(question.marks) ?? 0) + 1);
    for (const { amount, isGuess, draft } of this.wholes)
      if (isGuess && times.get(amount)! < 2)
        draft.question.doubts.push(`The ${amount} marks may be for this part alone`);
  }

  /** What the section says of its questions, or the head where there is none; looked up once for each. */
  private setting(): Setting {
    const section = this.sections.at(-1);
    const lines = section?.lines ?? this.head;
    if (this.known?.lines === lines && this.known.count === lines.length) return this.known.setting;
    const said = section ? [section.title, ...lines] : lines.filter(({ text }) => isInstruction(text));
    const heard = saidMarks(said.map(({ text }) => text));
    const setting = {
      form: formOf(said),
      isTruth: said.some(({ text }) => TRUTH.test(text.slice(0, 300))),
      marks: heard.each === null && heard.named.length === 0 ? saidMarks(this.head.map(({ text }) => text)) : heard,
    };
    this.known = { lines, count: lines.length, setting };
    return setting;
  }

  private addPart(
    chunk: Chunk,
    { path, isLost, leads, leaf, strip }: ReadPart,
    { printed, at, isTruth }: { printed: string; at: number; isTruth: boolean },
  ): void {
    const value = chunk.value + (isLost ? at : 0);
    const number = isLost ? String(value) : `${chunk.label}${path.map((label) => `(${label})`).join('')}`;
    const doubts = [...leaf.doubts];
    if (isLost && !chunk.isGuess) doubts.push('The text runs on');
    if (isLost || chunk.isGuess) doubts.push(`We couldn’t read the number: probably ${value}`);
    const asksTruth = leaf.options.length === 0 && (isTruth || TRUTH_BESIDE.test(leaf.text));
    const options = asksTruth ? ['True', 'False'].map((text) => ({ label: text, text })) : leaf.options;
    const stem = [this.sharedFor(value), ...leads].filter(Boolean).join('\n') || null;
    this.drafts.push({
      question: {
        number,
        text: isLost ? withoutSmudge(leaf.text) : leaf.text,
        options,
        key: null,
        key_status: 'none',
        marks: leaf.marks,
        page: strip.lines[0]?.line.page ?? chunk.printed[0]?.page ?? null,
        doubts,
        section: this.sections.at(-1) ? tidy(this.sections.at(-1)!.title.text) : null,
        stem,
        reason: leaf.reason,
        printed,
      },
      series: this.series,
      value,
      path,
      starred: leaf.starred,
      bold: leaf.bold,
      answer: leaf.answer,
    });
  }

  private sharedFor(value: number): string | null {
    if (!this.shared) return null;
    const { by, text, used } = this.shared;
    const isMeant =
      by === 'follow' ? used < MOST_SHARED : 'next' in by ? used < by.next : value >= by.from && value <= by.to;
    if (isMeant) this.shared.used += 1;
    return isMeant ? text : null;
  }
}

/** "2/. The middle term": what is left of the number. */
const withoutSmudge = (text: string) => text.replace(/^[^\s\p{L}]{1,5}[.):,]?\s+(?=\S)/u, '');

function formOf(said: readonly PaperLine[]): SectionForm {
  const text = said.map((line) => line.text.slice(0, 300)).join(' ');
  const [choice, open] = [CHOICE.test(text), OPEN.test(text)];
  return choice === open ? 'unknown' : choice ? 'choice' : 'open';
}
