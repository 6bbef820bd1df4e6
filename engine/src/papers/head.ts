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
  return {
    course: course?.code ?? null,
    year: yearIn(whole) ?? yearIn(file.replace(/[\s-]/g, ' ')),
    kind: kindIn(whole) ?? kindIn(file),
    semester: semesterIn(whole) ?? semesterIn(file),
    title: course?.title || titleIn(head, course?.code ?? null),
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

function titleIn(head: readonly string[], code: string | null): string | null {
  for (const line of head) {
    const named = /(?:course\s+)?title\s*[:=–-]\s*(.{3,100}?)(?:\s{2,}|\||$)/i.exec(line);
    if (named) return named[1]!.trim();
  }
  if (!code) return null;
  const digits = code.slice(-3);
  for (const line of head) {
    const at = line.indexOf(digits);
    const rest = at < 0 ? '' : line.slice(at + 3).replace(/^[\s:–—()-]+|[\s()]+$/g, '');
    if (rest.length > 5 && rest.length < 90 && !/\d{4}|semester|exam|test|session/i.test(rest)) return rest;
  }
  return null;
}

function yearIn(text: string): string | null {
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
  ['test', /\b(?:tests?|quiz)\b/i],
  [
    'exercise',
    /\b(?:exercises?|assignment|tutorial|practice\s+questions|worksheet|problem\s+set|revision\s+questions)\b/i,
  ],
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
