import { isInstruction } from './headings.ts';
import { type PaperLine, tidy } from './line.ts';
import type { Paper, PaperKind } from './paper.ts';

/** A course that a paper may be of, as the catalogue names it. */
export interface KnownCourse {
  code: string;
  title: string;
}

type Head = Pick<Paper, 'course' | 'year' | 'kind' | 'semester' | 'title'>;

/** So much of a paper says what it is. */
const MOST_LINES = 40;
const LONGEST = 300;

/** What the head of a paper says it is; the name of its file where the head is silent. */
export function readHead(lines: readonly PaperLine[], name: string, courses: readonly KnownCourse[]): Head {
  const head = lines.slice(0, MOST_LINES).map(({ text }) => tidy(text.slice(0, LONGEST)));
  const file = name.replace(/\.\w{1,5}$/, '').replace(/[_+.]/g, ' ');
  const whole = head.join('\n');
  const course = courseIn(head, courses) ?? courseIn([file.replace(/-/g, ' ')], courses);
  const cells = lines.slice(0, MOST_LINES).map(({ text }) =>
    text
      .slice(0, LONGEST)
      .split(/ {2,}| \| /)
      .map(tidied),
  );
  return {
    course: course?.code ?? null,
    year: yearIn(whole) ?? yearIn(file.replace(/[\s-]/g, ' ')),
    kind: kindIn(whole) ?? kindIn(file),
    semester: semesterIn(whole) ?? semesterIn(file),
    title: titleIn(head, cells, course?.code ?? null) ?? (course?.title || null),
  };
}

const CODE = /\b([A-Z]{2,4})\s?[-–]?\s?(\d{3})\b(?!\s?(?:marks|minutes|mins|level|l\b|students|questions))/gi;
const NO_CODES = new Set(
  'PAGE ROOM HALL BOX ISO THE FOR AND JAN FEB MAR APR MAY JUNE JULY AUG SEP SEPT OCT NOV DEC TEL NO QUESTION TIME CODE OF IN ALL ANY TO'.split(
    ' ',
  ),
);

/** A code that the catalogue has, wherever it stands; then a title that it has; then any code in capitals. */
function courseIn(head: readonly string[], courses: readonly KnownCourse[]): { code: string; title: string } | null {
  const known = new Map(courses.map((course) => [course.code.replace(/\s/g, '').toUpperCase(), course]));
  let first: string | null = null;
  for (const line of head) {
    for (const match of line.matchAll(CODE)) {
      const [, letters = '', digits = ''] = match;
      const course = known.get(`${letters}${digits}`.toUpperCase());
      if (course) return { code: course.code, title: course.title };
      const isCode = letters === letters.toUpperCase() && letters.length > 2 && !NO_CODES.has(letters);
      if (isCode) first ??= `${letters} ${digits}`;
    }
  }
  if (first) return { code: first, title: '' };
  return titled(head, courses);
}

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The longest title of the catalogue that the head has in full. */
function titled(head: readonly string[], courses: readonly KnownCourse[]): KnownCourse | null {
  const text = plain(head.join(' '));
  let best: KnownCourse | null = null;
  let longest = 0;
  for (const course of courses) {
    for (const title of [plain(course.title), plain(course.title.replace(/\(.*$/, ''))]) {
      if (title.length <= longest || title.trim().split(' ').length < 2 || !text.includes(title)) continue;
      [best, longest] = [course, title.length];
    }
  }
  return best;
}

const tidied = (text: string) => tidy(text);
const OTHER =
  /(?:\b(?:19|20)\d\d\b|\b(?:first|second|third|1st|2nd|3rd|harmattan|rain|alpha|omega)\s+semester|\bsemester\b|\bsession\b|\bexam|\b(?:mid[- ]?semester\s+|class\s+|c\.?a\.?\s+)?(?:test|quiz)\b|\bpast\s+questions?\b|\bc\.?\s?b\.?\s?t\b|\btime\b|\bduration\b|\bunits?\b|\bassignment\b|\bmarking\b|\banswers?\b|\b\d{3}\s?level\b).*$/i;
const NO_TITLE =
  /^(?:university|college|polytechnic|faculty|department|dept|school|institute|instructions?|level|name|matric|section|part|question)\b|\b(?:university|polytechnic)\b/i;

/** What the paper itself calls its course: behind the word, beside the code, or below it where the code stands alone. */
function titleIn(head: readonly string[], cells: readonly string[][], code: string | null): string | null {
  for (const line of head) {
    const named = /(?:course\s+)?title\s*[:=–-]\s*(.{3,100}?)(?:\s{2,}|\||$)/i.exec(line);
    if (named) return named[1]!.trim();
  }
  if (!code) return null;
  const [letters = '', digits = ''] = code.split(' ');
  const name = new RegExp(`\\b${letters}\\s?[-–]?\\s?${digits}\\b`, 'i');
  const at = cells.findIndex((row) => row.some((cell) => name.test(cell)));
  const row = cells[at] ?? [];
  const place = row.findIndex((cell) => name.test(cell));
  const cell = row[place] ?? '';
  const beside = cell.slice((name.exec(cell)?.index ?? 0) + (name.exec(cell)?.[0].length ?? 0));
  const isAlone = beside.replace(/[^\p{L}\p{N}]/gu, '') === '';
  for (const text of [beside, ...(isAlone ? [row[place + 1] ?? '', cells[at + 1]?.[0] ?? ''] : [])]) {
    const title = text.replace(OTHER, '').replace(/^[\s:.,–—()-]+|[\s:,–—(-]+$/g, '');
    if (title.length > 5 && title.length < 90 && !NO_TITLE.test(title) && !isInstruction(title))
      return unbracketed(title);
  }
  return null;
}

/** ")" that was opened in front of the title. */
const unbracketed = (title: string) =>
  title.endsWith(')') && !title.includes('(') ? title.slice(0, -1).trim() : title;

/** "2022/2023", or "2022". */
export function yearIn(text: string): string | null {
  const session = /\b((?:19|20)\d\d)\s?[/–-]\s?((?:19|20)?\d\d)\b/.exec(text) ?? /\b(20\d\d) (20\d\d)\b/.exec(text);
  if (session) {
    const [, from = '', to = ''] = session;
    const until = to.length === 2 ? `${from.slice(0, 2)}${to}` : to;
    if (Number(until) - Number(from) === 1) return `${from}/${until}`;
  }
  const years = [...text.matchAll(/(?<!\d)((?:19[89]|20[0-4])\d)(?!\d)/g)].map(([, year]) => year!);
  return years[0] ?? null;
}

const KINDS: readonly [PaperKind, RegExp][] = [
  ['test', /\b(?:continuous\s+assessment|mid[- ]?semester|class\s+test|c\.a\.?\b|CA\s+test|incourse)/i],
  ['examination', /\bexam(?:s|ination|inations)?\b/i],
  ['test', /\b(?:tests?|quiz|c\.?\s?b\.?\s?t)\b/i],
  [
    'exercise',
    /\b(?:exercises?|assignment|tutorial|practice\s+questions|worksheet|problem\s+set|revision\s+questions)\b/i,
  ],
  // What is handed on under that name is of examinations, unless it says more.
  ['examination', /\bpast\s+(?:questions?|papers?)\b/i],
];

const kindIn = (text: string) => KINDS.find(([, words]) => words.test(text))?.[0] ?? null;

const NAMES: Record<string, string> = { '1st': 'First', '2nd': 'Second', '3rd': 'Third' };

function semesterIn(text: string): string | null {
  const named =
    /\b(first|second|third|1st|2nd|3rd|harmattan|rain|alpha|omega)\s+semester/i.exec(text) ??
    /\bsemester\s*[:–-]?\s*(first|second|third|1st|2nd|3rd|harmattan|rain|alpha|omega)\b/i.exec(text) ??
    /\b(harmattan|rain)\b/i.exec(text);
  if (!named) return null;
  const word = named[1]!.toLowerCase();
  return NAMES[word] ?? word[0]!.toUpperCase() + word.slice(1);
}
