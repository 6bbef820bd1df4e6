import { partAlternatives } from './alternatives.ts';
import { partAsides } from './asides.ts';
import { addDoubts } from './doubts.ts';
import { type KnownCourse, readHead } from './head.ts';
import { type Draft, joinKey, setKey } from './join-key.ts';
import type { KeyEntry } from './key-entries.ts';
import { type KeyRegion, keyRegions } from './key-regions.ts';
import { type LaterHead, laterHeads } from './later-heads.ts';
import type { PaperHabits } from './leaf.ts';
import { append, type PaperLine, textOf, tidy } from './line.ts';
import { lostLines } from './lost-lines.ts';
import { endsInBareMarks } from './marks.ts';
import { mendLetters } from './misread-letters.ts';
import type { Paper, PaperText } from './paper.ts';
import { PaperBuilder } from './paper-builder.ts';
import { openQuestionTables } from './question-tables.ts';
import { segmentsOf } from './segments.ts';
import { splitLines } from './split-lines.ts';
import { timeAllowed } from './time-allowed.ts';

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

/** Reads one file. Each line of it ends in a question, the head, a section, the key, the asides or the unread. */
export function readFile({ name, lines: raw }: PaperFile, courses: readonly KnownCourse[]): ReadFile {
  const { body, asides } = partAsides(
    mendLetters(openQuestionTables(raw).map(bounded)).filter(({ text }) => text.trim() !== ''),
  );
  const { lines, said } = partAlternatives(body);
  const heads = laterHeads(lines);
  const regions = regionsBetween(lines, heads);
  const builder = new PaperBuilder(habitsOf(lines));
  let from = 0;
  const left: PaperText[] = [];
  const keyLines: PaperLine[] = [];
  const keys: PlacedKey[] = [];
  const begun: { at: number; year: string }[] = [];
  for (const region of [...regions, null]) {
    const stretch = lines.slice(from, region?.from ?? lines.length);
    const segments = segmentsOf(splitLines(stretch));
    builder.learn(segments);
    for (const segment of segments) builder.add(segment);
    if (!region) break;
    from = region.to;
    if (region.year) {
      const [title, ...below] = lines.slice(region.from, region.to);
      builder.add({ kind: 'section', title: title!, lines: below });
      // The answers below are for what stands below.
      keys.push({ until: builder.drafts.length, groups: [], page: null });
      begun.push({ at: builder.drafts.length, year: region.year });
      continue;
    }
    const unread = new Set(region.unread);
    for (let at = region.from; at < region.to; at += 1) {
      if (unread.has(at)) left.push(textOf(lines[at]!));
      else keyLines.push(lines[at]!);
    }
    builder.endSeries();
    keys.push({ until: builder.drafts.length, groups: region.groups, page: lines[region.from]!.page });
  }
  builder.endShared();
  builder.doubtWholes();
  for (const [at, line] of said) if (!builder.alternatives.has(at)) left.push(textOf(line));
  const { drafts, head, sections, unread } = builder;
  if (drafts.length > 0) append(left, joinKeys(drafts, keys, heads.length > 0));
  for (const draft of drafts) settle(draft);
  for (const { at, year } of begun) drafts[at]?.question.doubts.push(`Another paper may begin here: ${year}`);
  for (const { lines: own, from: first, to, strays } of builder.chunks) {
    const questions = drafts.slice(first, to).map(({ question }) => question);
    append(unread, lostLines(own, questions, strays).map(textOf));
  }
  const paper: Paper = {
    ...readHead([...head, ...sections.map(({ title }) => title), ...asides], name, courses),
    minutes: timeAllowed([...head, ...asides, ...(sections.length === 1 ? sections[0]!.lines : [])]),
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

/** The keys of each paper in a file, and the heads between them as regions of their own. */
function regionsBetween(lines: readonly PaperLine[], heads: readonly LaterHead[]): (KeyRegion & { year?: string })[] {
  const regions: (KeyRegion & { year?: string })[] = [];
  let start = 0;
  for (const head of [...heads, null]) {
    for (const region of keyRegions(lines.slice(start, head?.from ?? lines.length)))
      regions.push({
        ...region,
        from: region.from + start,
        to: region.to + start,
        unread: region.unread.map((at) => at + start),
      });
    if (!head) break;
    regions.push({ from: head.from, to: head.to, groups: [], unread: [], year: head.year });
    start = head.to;
  }
  return regions;
}

/** A key, and how many questions stand above it. */
interface PlacedKey {
  until: number;
  groups: KeyRegion['groups'];
  page: number | null;
}

/** A key answers the questions since the key before it, then those that are still without; each is looked at twice. */
function joinKeys(drafts: readonly Draft[], keys: readonly PlacedKey[], isOfSeveral: boolean): PaperText[] {
  const left: KeyEntry[] = [];
  let from = 0;
  for (let at = 0; at < keys.length; ) {
    const { until } = keys[at]!;
    const groups: KeyRegion['groups'] = [];
    for (; at < keys.length && keys[at]!.until === until; at += 1) append(groups, keys[at]!.groups);
    append(left, joinKey(drafts.slice(from, until), groups));
    from = until;
  }
  const open = drafts.filter(({ question }) => question.key_status === 'none');
  const rest =
    left.length > 0 && open.length > 0 && !isOfSeveral ? joinKey(open, [{ section: null, entries: left }]) : left;
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
    parts: { large: 0, small: 0 },
  };
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
  append(paper.key, [...key.paper.head, ...key.paper.key]);
  append(paper.aside, key.paper.aside);
  paper.unread.push(
    ...key.paper.unread,
    ...left.map(({ number, text }) => ({ text: `${number}. ${text}`, page: key.keyPage })),
  );
  paper.course ??= key.paper.course;
  paper.year ??= key.paper.year;
  paper.semester ??= key.paper.semester;
}
