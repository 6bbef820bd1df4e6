import { isInstruction, type SharedBy } from './headings.ts';
import type { Draft } from './join-key.ts';
import type { PaperHabits } from './leaf.ts';
import { append, type PaperLine, textOf, tidy } from './line.ts';
import type { PaperText } from './paper.ts';
import { LOST, type ReadPart, readParts, type SectionForm } from './parts.ts';
import type { Chunk, Segment } from './segments.ts';
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
    const { form, isTruth } = this.setting();
    const strip = stripOf(chunk.lines.filter(({ text }) => text.trim() !== ''));
    const parts = readParts(strip, this.habits, form);
    const from = this.drafts.length;
    const strays = parts.flatMap(({ leaf }) => leaf.strays);
    append(this.unread, strays);
    this.chunks.push({ lines: chunk.lines, from, to: from + parts.length, strays });
    const asTheyStand = (lines: readonly PaperLine[]) => lines.map(({ text, isRow }) => tidy(text, isRow)).join('\n');
    parts.forEach((part, at) => {
      const lines = parts.length === 1 ? chunk.printed : part.strip.lines.map(({ line }) => line);
      this.addPart(chunk, part, { printed: asTheyStand(lines), at, isTruth });
    });
  }

  /** What the section says of its questions, or the head where there is none; looked up once for each. */
  private setting(): Setting {
    const section = this.sections.at(-1);
    const lines = section?.lines ?? this.head;
    if (this.known?.lines === lines && this.known.count === lines.length) return this.known.setting;
    const said = section ? [section.title, ...lines] : lines.filter(({ text }) => isInstruction(text));
    const setting = { form: formOf(said), isTruth: said.some(({ text }) => TRUTH.test(text.slice(0, 300))) };
    this.known = { lines, count: lines.length, setting };
    return setting;
  }

  private addPart(
    chunk: Chunk,
    { suffix, leads, leaf, strip }: ReadPart,
    { printed, at, isTruth }: { printed: string; at: number; isTruth: boolean },
  ): void {
    const isLost = suffix === LOST;
    const value = chunk.value + (isLost ? at : 0);
    const number = isLost ? String(value) : `${chunk.label}${suffix}`;
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
