import { listBits, mostItems, refBits } from '@akada/contract';
import { itemNameOf } from '../../../platform/item-name.ts';
import { codeNumberOf } from '../../../platform/one-file/code-number.ts';
import type { CourseLesson } from '../../../ports/courses/port.ts';
import type { WrittenAnswer } from '../../../ports/teacher/port.ts';
import type { WeekDay, WrittenCard } from '../../sprints/sprints.service.ts';
import { type Check, checksIn } from '../checks/lesson-checks.ts';
import type { KeptQuestion } from '../practice.rules.ts';

/** A lesson as it goes into a file, and as its code is read again. */
export interface FileLesson {
  /** The document of the library, which is the same for everybody, or the day of somebody's own sprint. */
  key: string;
  title: string;
  minutes: number;
  markdown: string;
  checks: Check[];
  /** Asked again in the quiz of the week. */
  quiz: KeptQuestion[];
  cards: WrittenCard[];
  written: readonly WrittenAnswer[];
}

/** Of each lesson in the quiz of the week. */
const quizQuestions = 2;

function ofBank({ about, stem, options }: NonNullable<CourseLesson['bank']>['choice'][number]): KeptQuestion {
  const right = options.find((option) => option.right);
  return {
    question: stem,
    options: options.map(({ text }) => text),
    correct_answer: right?.text ?? '',
    explanation: right?.why ?? '',
    why: options.map(({ why }) => why),
    source: { heading: about, sentence: '' },
    maker: 'library',
  };
}

/** The same ones in every file of the lesson: the hardest are left to the app, which has more to say about them. */
const chosen = ({ bank }: CourseLesson) =>
  (bank?.choice ?? [])
    .filter(({ options }) => options.length <= 4)
    .toSorted((a, b) => Number(a.difficulty === 'hard') - Number(b.difficulty === 'hard'))
    .slice(0, quizQuestions);

export const ofLibrary = (lesson: CourseLesson, cards: WrittenCard[]): FileLesson => ({
  key: lesson.documentId,
  title: lesson.title,
  minutes: lesson.minutes,
  markdown: lesson.markdown,
  checks: checksIn(lesson.markdown),
  quiz: chosen(lesson).map(ofBank),
  cards,
  written: lesson.written,
});

/** A day that was written for its owner alone. */
export const ofDay = ({ id, title, minutes, lesson, questions }: WeekDay): FileLesson => ({
  key: id,
  title,
  minutes,
  markdown: lesson,
  checks: checksIn(lesson),
  quiz: questions
    .filter(({ options }) => options.length >= 2 && options.length <= 4)
    .slice(0, quizQuestions)
    .map(({ id: _, ...question }) => ({ ...question, source: { heading: title, sentence: '' } })),
  cards: [],
  written: [],
});

export const refOf = (key: string): number => codeNumberOf(key, refBits);

/** Something that can be answered in a lesson's part of a file, by its name. */
export type FileItem = { name: string } & ({ check: Check; question: null } | { check: null; question: KeptQuestion });

/** Of a question in the quiz; a check brings its own. */
export const nameOfQuestion = ({ question, options }: KeptQuestion): string =>
  itemNameOf('quiz', { stem: question, options });

/**
 * The one list of what can be answered in a lesson's part of a file. The page is given its names and finds its questions
 * by them; a code is read by it. What the quiz asks twice in the same words is one.
 */
export function itemsOf({ checks, quiz }: Pick<FileLesson, 'checks' | 'quiz'>): FileItem[] {
  const all = [
    ...checks.map((check): FileItem => ({ name: check.name, check, question: null })),
    ...quiz.map((question): FileItem => ({ name: nameOfQuestion(question), check: null, question })),
  ];
  const byName = new Map<string, FileItem>();
  for (const item of all) if (!byName.has(item.name)) byName.set(item.name, item);
  return [...byName.values()].slice(0, mostItems);
}

/** Which list it is, as codes say it: with other questions, or in another order, it is another one. */
export const listOf = (items: readonly Pick<FileItem, 'name'>[]): number =>
  codeNumberOf(items.map(({ name }) => name).join(' '), listBits);
