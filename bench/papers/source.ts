import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { openCourseFolder } from '../../server/src/ports/courses/folder.ts';
import type { CourseLesson, CourseNotes } from '../../server/src/ports/courses/port.ts';

/** A question as its paper means it, before any layout. */
export interface SourceQuestion {
  text: string;
  options: string[];
  /** The place of the right option, or the words that answer. */
  key: number | string | null;
  marks: number | null;
  /** "(a)", "(b)": it is a part of the question before. */
  part?: string;
}

export interface SourcePaper {
  name: string;
  course: string;
  title: string;
  year: string;
  semester: string;
  objective: SourceQuestion[];
  theory: SourceQuestion[];
}

/** The same numbers for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const loadCourses = async () => (await openCourseFolder(join(root, 'content/courses'))).all();

/** Markdown without its signs; null where a printed paper would set more than a line of letters. */
export function plainOf(markdown: string): string | null {
  const text = markdown
    .replace(/\$/g, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/(?<=^|\s)\*(\S[^*]*)\*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return /\\|\||!\[|\n\n|[{}]/.test(text) || /\n\s*\n/.test(markdown.trim()) || text.length > 260 ? null : text;
}

function choiceOf(lesson: CourseLesson): SourceQuestion[] {
  return (lesson.bank?.choice ?? []).flatMap(({ stem, options }) => {
    const text = plainOf(stem);
    const plain = options.map((option) => plainOf(option.text));
    if (text === null || plain.some((option) => option === null || option === '')) return [];
    const key = options.findIndex(({ right }) => right);
    return [{ text, options: plain as string[], key, marks: null }];
  });
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((one) => [random(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}

/** Statements to judge and gaps to fill, from the terms of the lessons. */
function fromTerms(course: CourseNotes, random: () => number): SourceQuestion[] {
  const terms = course.lessons
    .flatMap((lesson) => lesson.terms)
    .flatMap(({ term, definition }) => {
      const [name, meaning] = [plainOf(term), plainOf(definition)];
      return name && meaning && meaning.length < 140 ? [{ name, meaning: meaning.replace(/\.$/, '') }] : [];
    });
  return shuffled(terms, random)
    .slice(0, 4)
    .map(
      ({ name, meaning }, at): SourceQuestion =>
        at % 2 === 0
          ? {
              text: `The word “${name}” means: ${meaning}. True/False`,
              options: ['True', 'False'],
              key: 0,
              marks: null,
            }
          : { text: `____ is the word for: ${meaning}.`, options: [], key: name, marks: null },
    );
}

function theoryOf(course: CourseNotes, random: () => number): SourceQuestion[] {
  const open = course.lessons
    .flatMap((lesson) => lesson.bank?.open ?? [])
    .flatMap(({ question, marks }) => {
      const text = plainOf(question);
      return text && !/\([a-z]\)|\bi\)/.test(text) ? [{ text, options: [], key: null, marks }] : [];
    });
  return shuffled(open, random)
    .slice(0, 6)
    .map((question, at) => (at < 2 ? { ...question, part: at === 0 ? '(a)' : '(b)' } : question));
}

const YEARS = ['2019/2020', '2020/2021', '2021/2022', '2022/2023', '2023/2024'];

/** Papers of so many questions, each of one course, in turn. */
export function papersOf(
  courses: readonly CourseNotes[],
  count: number,
  titles: ReadonlyMap<string, string>,
): SourcePaper[] {
  return Array.from({ length: count }, (_, at) => {
    const random = randomOf(1000 + at);
    const course = courses[at % courses.length]!;
    const pool = shuffled(course.lessons.flatMap(choiceOf), random);
    return {
      name: `${course.code} paper ${at + 1}`,
      course: course.code,
      title: titles.get(course.code) ?? '',
      year: YEARS[Math.floor(random() * YEARS.length)]!,
      semester: random() < 0.5 ? 'Harmattan' : 'Rain',
      objective: [...pool.slice(0, 26), ...fromTerms(course, random)],
      theory: theoryOf(course, random),
    };
  });
}
