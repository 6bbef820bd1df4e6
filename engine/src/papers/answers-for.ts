import { asks } from './asks.ts';
import type { KnownCourse } from './head.ts';
import { type Draft, joinKey } from './join-key.ts';
import { pairsIn } from './key-entries.ts';
import type { KeyRegion } from './key-regions.ts';
import { numberMark } from './number-marks.ts';
import type { PaperOption, PaperText } from './paper.ts';
import { type PaperFile, type ReadFile, readFile } from './read-paper.ts';

/** A paper that was read before, as far as answers need to know it. */
export interface AskedPaper {
  course: string | null;
  year: string | null;
  questions: { number: string; section: string | null; options: PaperOption[] }[];
}

/** What a file answers of a paper. */
export interface FoundAnswers {
  /** The key in the words of the paper's options, for the question at a place. */
  answers: { at: number; key: string; reason: string | null }[];
  doubts: { at: number; doubt: string }[];
  /** What no question has. */
  left: PaperText[];
  /** Hardly anything is left or contradicts, and the file is of no other course or year. */
  fits: boolean;
}

/** Of what a key says, so much has to have its question. */
const FITS = 0.7;

/** What a file that holds answers says to each of these papers; null where it holds none. */
export function answersFor(
  file: PaperFile,
  papers: readonly AskedPaper[],
  courses: readonly KnownCourse[] = [],
): FoundAnswers[] | null {
  const read = readFile(file, courses);
  const groups = groupsOf(read, file, courses);
  if (sizeOf(groups) === 0) return null;
  const { course, year } = read.paper;
  return papers.map((paper) => {
    const drafts = draftsOf(paper);
    const left = joinKey(drafts, groups).map(({ number, text }) => ({
      text: `${number}. ${text}`,
      page: read.keyPage,
    }));
    const answers = drafts.flatMap(({ question: { key, reason } }, at) => (key === null ? [] : [{ at, key, reason }]));
    const doubts = drafts.flatMap(({ question }, at) => question.doubts.map((doubt) => ({ at, doubt })));
    const said = answers.length + doubts.length + left.length;
    const isOther = differ(codeOf(course), codeOf(paper.course)) || !shareYear(year, paper.year);
    return { answers, doubts, left, fits: !isOther && answers.length > 0 && answers.length >= said * FITS };
  });
}

type Groups = KeyRegion['groups'];

const sizeOf = (groups: Groups) => groups.reduce((sum, { entries }) => sum + entries.length, 0);

/** As the file says it; or, since somebody says that it holds answers, as if it had a heading above its first number. */
function groupsOf(read: ReadFile, file: PaperFile, courses: readonly KnownCourse[]): Groups {
  const own = read.drafts.length > 0 ? ofQuestions(read.drafts) : read.groups;
  const first = file.lines.findIndex(({ text }) => numberMark(text) !== null || pairsIn(text).length > 0);
  if (first < 0 || read.drafts.some(({ question }) => question.options.length > 1)) return own;
  const heading = { text: 'ANSWERS', page: file.lines[first]!.page };
  const { groups } = readFile({ ...file, lines: file.lines.toSpliced(first, 0, heading) }, courses);
  // Questions are no answers to others.
  const asking = groups.flatMap(({ entries }) => entries).filter(({ text }) => asks(text)).length;
  return sizeOf(groups) > sizeOf(own) && asking * 5 <= sizeOf(groups) ? groups : own;
}

/** Questions that are printed again with their answers are a key too. */
const ofQuestions = (drafts: readonly Draft[]): Groups => [
  {
    section: null,
    entries: drafts.flatMap(({ question: { number, key } }) => (key === null ? [] : [{ number, text: key }])),
  },
];

/** Numbers are counted anew in each section, and where they fall. */
function draftsOf({ questions }: AskedPaper): Draft[] {
  let series = 0;
  let [last, section]: [number, string | null] = [0, questions[0]?.section ?? null];
  return questions.map(({ number, section: own, options }) => {
    const value = Number.parseInt(number, 10) || last;
    if (value < last || own !== section) series += 1;
    [last, section] = [value, own];
    return {
      question: {
        number,
        text: '',
        options,
        key: null,
        key_status: 'none',
        marks: null,
        page: null,
        doubts: [],
        section: own,
        stem: null,
        reason: null,
        printed: '',
      },
      series,
      value,
      path: [...number.matchAll(/\((\w+)\)/g)].map(([, label]) => label!),
      starred: [],
      bold: [],
      answer: null,
    };
  });
}

/** "mth101" → "MTH101"; null where a course has no code. */
const codeOf = (course: string | null) =>
  /^([A-Z]{2,4})\s?(\d{3})\b/i
    .exec(course ?? '')
    ?.slice(1)
    .join('')
    .toUpperCase() ?? null;
const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other;

/** 2022 and 2021/2022 may be one, two sessions never; what nobody knows differs from nothing. */
const shareYear = (one: string | null, other: string | null) =>
  one === null || other === null || one.includes(other) || other.includes(one);
