import type { LibraryLesson } from '@akada/contract/client';
import { type Check, type CheckAnswer, type CheckAnswers, keyOf, nextAnswer } from '../../lib/lessons/checks.ts';
import { randomId } from '../../lib/random-id.ts';
import { storedReturn } from '../../lib/storage/return-target.ts';
import { storedOpenLessons } from './stored.ts';

/** What a reader without an account has done in the open lesson of a course. It stays on this phone. */
export interface KeptLesson extends Record<string, unknown> {
  /** Makes the sprint that comes of it once, and each of its answers. */
  key: string;
  slug: string;
  code: string;
  standard: string;
  weeks: number;
  /** Of the lesson. */
  title: string;
  answers: KeptAnswer[];
  readAt: string | null;
  /** How far the text was on the screen when the page was left, from 0 to 1; an older browser kept none. */
  read?: number;
}

/** `check` is its place; what an older version kept has no name. */
interface KeptAnswer extends CheckAnswer, Check {
  at: string;
}

/** Where an account takes over what was done. */
export const KEPT_LESSON_PATH = '/kept-lesson';
const MOST_LESSONS = 5;

const isAnswer = (value: unknown): value is KeptAnswer => {
  const { check, first, last, at } = (value ?? {}) as Record<string, unknown>;
  return [check, first, last].every(Number.isInteger) && typeof at === 'string';
};
const isKept = (value: Record<string, unknown>): value is KeptLesson =>
  [value.key, value.slug, value.code, value.standard, value.title].every((part) => typeof part === 'string') &&
  typeof value.weeks === 'number' &&
  Array.isArray(value.answers) &&
  value.answers.every(isAnswer);

/** The last one first. */
export const keptLessons = (): KeptLesson[] => storedOpenLessons.openLessons.get().filter(isKept);

export const findKeptLesson = (slug: string): KeptLesson | null =>
  keptLessons().find((kept) => kept.slug === slug) ?? null;

function change({ course, title }: LibraryLesson, changed: (kept: KeptLesson) => Partial<KeptLesson>): KeptLesson {
  const { slug, code, standard, weeks } = course;
  const before = findKeptLesson(slug) ?? {
    ...{ key: randomId(), slug, code, standard, weeks, title },
    answers: [],
    readAt: null,
  };
  const kept = { ...before, ...changed(before) };
  storedOpenLessons.openLessons.set(
    [kept, ...keptLessons().filter((other) => other.slug !== slug)].slice(0, MOST_LESSONS),
  );
  // Whoever signs up or in from here on finds it; a way that was asked for before goes first.
  if (storedReturn.redirectAfterAuth.get() === null) storedReturn.redirectAfterAuth.set(KEPT_LESSON_PATH);
  return kept;
}

/** Keeps that somebody was here, whatever was done. */
export const keepLesson = (lesson: LibraryLesson): KeptLesson => change(lesson, () => ({}));

/** Keeps what was tapped in a check. */
export const keepAnswer = (lesson: LibraryLesson, check: Check, option: number, typed?: string): KeptLesson =>
  change(lesson, ({ answers }) => {
    const known = answers.find(({ check: place, name }) => (name ? name === check.name : place === check.check));
    const answer = { ...check, at: known?.at ?? new Date().toISOString(), ...nextAnswer(known, option, typed) };
    return { answers: [...answers.filter((other) => other !== known), answer] };
  });

export const keepReading = (lesson: LibraryLesson): KeptLesson =>
  change(lesson, ({ readAt }) => ({ readAt: readAt ?? new Date().toISOString() }));

/** Where in a lesson somebody was, if anything of it is kept. */
export function keepPlace(slug: string, read: number): void {
  storedOpenLessons.openLessons.set(keptLessons().map((kept) => (kept.slug === slug ? { ...kept, read } : kept)));
}

/** What was tapped in its checks. */
export const answersIn = ({ answers }: KeptLesson): CheckAnswers =>
  Object.fromEntries(answers.map(({ check, name, at: _, ...answer }) => [keyOf({ check, name }), answer]));

/** It is in an account now, or nobody wants it. */
export function dropKeptLesson(slug: string): void {
  storedOpenLessons.openLessons.set(keptLessons().filter((kept) => kept.slug !== slug));
}
