import { partAsides } from './asides.ts';
import { addDoubts } from './doubts.ts';
import { type KnownCourse, readHead } from './head.ts';
import { isInstruction, type SharedBy } from './headings.ts';
import { type Draft, joinKey, setKey } from './join-key.ts';
import type { KeyEntry } from './key-entries.ts';
import { type KeyRegion, keyRegions } from './key-regions.ts';
import type { PaperHabits } from './leaf.ts';
import { type PaperLine, tidy } from './line.ts';
import { lostLines } from './lost-lines.ts';
import { endsInBareMarks } from './marks.ts';
import type { Paper, PaperText } from './paper.ts';
import { LOST, type ReadPart, readParts, type SectionForm } from './parts.ts';
import { type Chunk, type Segment, segmentsOf } from './segments.ts';
import { splitLines } from './split-lines.ts';
import { proseOf, stripOf } from './strip.ts';

/** A file of a paper: what its reader gave, and what it is called. */
export interface PaperFile {
  name: string;
  lines: readonly PaperLine[];
}

/** The questions of a file with their keys, and what is left of the key for others. */
export interface ReadFile {
  paper: Paper;
  drafts: Draft[];
  /** Keys of the file; for a file without questions, all that it is. */
  groups: KeyRegion['groups'];
  keyPage: number | null;
}

const textOf = ({ text, page, isRow }: PaperLine): PaperText => ({ text: tidy(text, isRow), page });

/** Reads one file. Each line of it ends in a question, the head, a section, the key, the asides or the unread. */
export function readFile({ name, lines: raw }: PaperFile, courses: readonly KnownCourse[]): ReadFile {
  const { body: lines, asides } = partAsides(raw.map(bounded).filter(({ text }) => text.trim() !== ''));
  const regions = keyRegions(lines);
  const builder = new PaperBuilder(habitsOf(lines));
  let from = 0;
  const left: PaperText[] = [];
  const keyLines: PaperLine[] = [];
  const keys: PlacedKey[] = [];
  for (const region of [...regions, null]) {
    const stretch = lines.slice(from, region?.from ?? lines.length);
    const segments = segmentsOf(splitLines(stretch));
    builder.learn(segments);
    for (const segment of segments) builder.add(segment);
    if (!region) break;
    from = region.to;
    const unread = new Set(region.unread);
    for (let at = region.from; at < region.to; at += 1) {
      if (unread.has(at)) left.push(textOf(lines[at]!));
      else keyLines.push(lines[at]!);
    }
    builder.endSeries();
    keys.push({ until: builder.drafts.length, groups: region.groups, page: lines[region.from]!.page });
  }
  builder.endShared();
  const { drafts, head, sections, unread } = builder;
  if (drafts.length > 0) left.push(...joinKeys(drafts, keys));
  for (const draft of drafts) settle(draft);
  for (const { lines: own, from: first, to, strays } of builder.chunks) {
    const questions = drafts.slice(first, to).map(({ question }) => question);
    unread.push(...lostLines(own, questions, strays).map(textOf));
  }
  const paper: Paper = {
    ...readHead([...head, ...sections.map(({ title }) => title), ...asides], name, courses),
    questions: drafts.map(({ question }) => question),
    unread: [...unread, ...left],
    head: head.map(textOf),
    sections: sections.map(({ title, lines: said }) => ({
      ...textOf(title),
      instruction: said.map(({ text }) => tidy(text)).join(' ') || null,
    })),
    key: keyLines.map(textOf),
    aside: asides.map(textOf),
  };
  return { paper, drafts, groups: regions.flatMap(({ groups }) => groups), keyPage: lines[0]?.page ?? null };
}

/** A key, and how many questions stand above it. */
interface PlacedKey {
  until: number;
  groups: KeyRegion['groups'];
  page: number | null;
}

/** A key answers the questions since the key before it, then those that are still without; each is looked at twice. */
function joinKeys(drafts: readonly Draft[], keys: readonly PlacedKey[]): PaperText[] {
  const left: KeyEntry[] = [];
  let from = 0;
  for (let at = 0; at < keys.length; ) {
    const { until } = keys[at]!;
    const groups: KeyRegion['groups'] = [];
    for (; at < keys.length && keys[at]!.until === until; at += 1) groups.push(...keys[at]!.groups);
    left.push(...joinKey(drafts.slice(from, until), groups));
    from = until;
  }
  const open = drafts.filter(({ question }) => question.key_status === 'none');
  const rest = left.length > 0 && open.length > 0 ? joinKey(open, [{ section: null, entries: left }]) : left;
  return rest.map(({ number, text }) => ({ text: `${number}. ${text}`, page: keys.at(-1)?.page ?? null }));
}

/** What stands at the question itself comes after the key, which it must not contradict. */
function settle(draft: Draft): void {
  const { answer, starred, bold } = draft;
  if (answer) setKey(draft, answer, 'below');
  if (starred.length === 1) setKey(draft, starred[0]!, 'mark');
  else if (starred.length > 1 && starred.length < draft.question.options.length)
    draft.question.doubts.push(`${starred.length} options are marked: ${starred.join(', ')}`);
  else if (bold.length === 1 && draft.question.options.length > 1) setKey(draft, bold[0]!, 'mark');
}

/** No gap is wider than it must be to be seen; no pattern then takes more than the length of a line. */
const bounded = (line: PaperLine): PaperLine =>
  / {7,}/.test(line.text) ? { ...line, text: line.text.replace(/ {7,}/g, '      '), bold: undefined } : line;

const SHORTEST = 20;

/** How wide the page is in letters, and whether "(5)" at the end of a question are its marks. */
function habitsOf(lines: readonly PaperLine[]): PaperHabits {
  const lengths = lines.map(({ text }) => text.length).filter((length) => length >= SHORTEST);
  lengths.sort((a, b) => a - b);
  const width = lengths[Math.floor(lengths.length * 0.9)] ?? Number.POSITIVE_INFINITY;
  return {
    width,
    hasBareMarks: lines.filter(({ text }) => endsInBareMarks(text)).length > 1,
    options: { large: 0, small: 0 },
  };
}

const CHOICE = /\b(?:objectives?|multiple[- ]choice|options?|choose|circle|tick|shade|letter)\b/i;
const OPEN = /\b(?:theory|essay|any\s+(?:one|two|three|four|five|six|\d)|structured|short[- ]answers?|discuss)\b/i;
const TRUTH = /\btrue\s*(?:\/|or|and|-)\s*false\b/i;
const TRUTH_BESIDE = /[([]\s*t(?:rue)?\s*(?:\/|or)\s*f(?:alse)?\s*[)\]]|\btrue\s*(?:\/|or)\s*false\s*[?:.]?\s*$/i;

/** So many questions of a paper show how it is set. */
const LEARNT = 40;

class PaperBuilder {
  readonly drafts: Draft[] = [];
  readonly head: PaperLine[] = [];
  readonly sections: { title: PaperLine; lines: PaperLine[] }[] = [];
  readonly unread: PaperText[] = [];
  /** The lines that questions were read from, and the questions. */
  readonly chunks: { lines: PaperLine[]; from: number; to: number; strays: PaperText[] }[] = [];
  private series = 0;
  private shared: { by: SharedBy; text: string; used: number; lines: readonly PaperLine[] } | null = null;
  private isBegun = false;
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
    if (this.shared?.used === 0) this.unread.push(...this.shared.lines.map(textOf));
    this.shared = null;
  }

  /** What follows counts anew if it begins with a number that was. */
  endSeries(): void {
    this.series += 1;
  }

  /** Above everything it is the head; below the heading of a section its instruction. */
  private addLoose(lines: readonly PaperLine[]): void {
    const section = this.sections.at(-1);
    if (section) section.lines.push(...lines);
    else if (!this.isBegun) this.head.push(...lines);
    else this.unread.push(...lines.map(textOf));
  }

  private addQuestion(chunk: Chunk): void {
    this.isBegun = true;
    if (chunk.isRestart) this.endSeries();
    const section = this.sections.at(-1);
    const said = section ? [section.title, ...section.lines] : this.head.filter(({ text }) => isInstruction(text));
    const form = formOf(said);
    const strip = stripOf(chunk.lines.filter(({ text }) => text.trim() !== ''));
    const parts = readParts(strip, this.habits, form);
    const from = this.drafts.length;
    const strays = parts.flatMap(({ leaf }) => leaf.strays);
    this.unread.push(...strays);
    this.chunks.push({ lines: chunk.lines, from, to: from + parts.length, strays });
    const printed = chunk.printed.map(({ text, isRow }) => tidy(text, isRow)).join('\n');
    parts.forEach((part, at) => {
      const isLost = part.suffix === LOST;
      const own = isLost ? part.strip.lines.map(({ line }) => tidy(line.text, line.isRow)).join('\n') : printed;
      this.addPart(chunk, part, { printed: own, at, said });
    });
  }

  private addPart(
    chunk: Chunk,
    { suffix, leads, leaf, strip }: ReadPart,
    { printed, at, said }: { printed: string; at: number; said: readonly PaperLine[] },
  ): void {
    const isLost = suffix === LOST;
    const value = chunk.value + (isLost ? at : 0);
    const number = isLost ? String(value) : `${chunk.label}${suffix}`;
    const doubts = [...leaf.doubts];
    if (isLost) doubts.push('The text runs on', `We couldn’t read the number: probably ${value}`);
    const isTruth =
      leaf.options.length === 0 && (TRUTH_BESIDE.test(leaf.text) || said.some(({ text }) => TRUTH.test(text)));
    const options = isTruth ? ['True', 'False'].map((text) => ({ label: text, text })) : leaf.options;
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
    const isMeant = by === 'follow' || ('next' in by ? used < by.next : value >= by.from && value <= by.to);
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

/** Reads the files of a person: papers, and keys that belong to them. */
export function readPapers(files: readonly PaperFile[], courses: readonly KnownCourse[] = []): Paper[] {
  const read = files.map((file) => readFile(file, courses));
  const papers = read.filter(({ drafts, groups }) => drafts.length > 0 || groups.length === 0);
  const keys = read.filter((one) => !papers.includes(one));
  for (const key of keys) {
    const home = homeOf(key, papers, read);
    if (home) joinFile(key, home);
    else papers.push(key);
  }
  for (const { drafts } of papers) addDoubts(drafts);
  return papers.map(({ paper }) => paper);
}

/** The paper that a key belongs to: by course and year, else the only one, else the one in front of it. */
function homeOf(key: ReadFile, papers: readonly ReadFile[], order: readonly ReadFile[]): ReadFile | undefined {
  const withQuestions = papers.filter(({ drafts }) => drafts.length > 0);
  const { course, year } = key.paper;
  const fits = ({ paper }: ReadFile) =>
    (course === null || paper.course === course) && (year === null || paper.year === year);
  const alike = withQuestions.filter(fits);
  if (alike.length === 1 || withQuestions.length === 1) return alike[0] ?? withQuestions[0];
  const place = order.indexOf(key);
  const among = alike.length > 0 ? alike : withQuestions;
  return among.findLast((one) => order.indexOf(one) < place) ?? among[0];
}

function joinFile(key: ReadFile, home: ReadFile): void {
  const open = home.drafts.filter(({ question }) => question.key_status === 'none');
  const left = joinKey(open, key.groups);
  const { paper } = home;
  paper.key.push(...key.paper.head, ...key.paper.key);
  paper.aside.push(...key.paper.aside);
  paper.unread.push(
    ...key.paper.unread,
    ...left.map(({ number, text }) => ({ text: `${number}. ${text}`, page: key.keyPage })),
  );
  paper.course ??= key.paper.course;
  paper.year ??= key.paper.year;
  paper.semester ??= key.paper.semester;
}
