import type { LibraryLesson } from '@akada/contract/client';
import { beforeEach, expect, it } from 'vitest';
import { storedReturn } from '../../lib/storage/return-target.ts';
import {
  answersIn,
  dropKeptLesson,
  findKeptLesson,
  keepAnswer,
  keepLesson,
  keepPlace,
  keepReading,
  keptLessons,
} from './kept-lessons.ts';

beforeEach(() => localStorage.clear());

const lessonOf = (slug: string) =>
  ({
    title: 'Sets',
    course: { slug, code: 'MTH 101', standard: 'CCMAS', title: 'Algebra', weeks: 3 },
  }) as LibraryLesson;

it('keeps the first answer to a check as what was known, and the last as what stands open', () => {
  keepAnswer(lessonOf('mth-101'), { check: 2 }, 1);
  keepAnswer(lessonOf('mth-101'), { check: 2 }, 3);
  expect(findKeptLesson('mth-101')?.answers).toMatchObject([{ check: 2, first: 1, last: 3 }]);
});

it('tells what was tapped in each check', () => {
  keepAnswer(lessonOf('mth-101'), { check: 2 }, 1);
  keepAnswer(lessonOf('mth-101'), { check: 2 }, 3);
  expect(answersIn(keepAnswer(lessonOf('mth-101'), { check: 4 }, 1))).toEqual({
    2: { first: 1, last: 3 },
    4: { first: 1, last: 1 },
  });
});

it('remembers where somebody was in a lesson of which something is kept', () => {
  keepPlace('mth-101', 0.5);
  expect(keptLessons()).toEqual([]);
  keepLesson(lessonOf('mth-101'));
  keepPlace('mth-101', 0.5);
  expect(findKeptLesson('mth-101')).toMatchObject({ read: 0.5, answers: [], readAt: null });
});

it('remembers that a lesson was read, from the first time on', () => {
  const { readAt, key } = keepReading(lessonOf('mth-101'));
  expect(keepReading(lessonOf('mth-101'))).toMatchObject({ readAt, key });
});

it('holds one entry for each course, the last one first, and forgets one alone', () => {
  for (const slug of ['mth-101', 'cos-101', 'mth-101']) keepAnswer(lessonOf(slug), { check: 1 }, 1);
  expect(keptLessons().map(({ slug }) => slug)).toEqual(['mth-101', 'cos-101']);
  dropKeptLesson('mth-101');
  expect(keptLessons().map(({ slug }) => slug)).toEqual(['cos-101']);
});

it('leads whoever signs up to it, unless another way was asked for before', () => {
  keepAnswer(lessonOf('mth-101'), { check: 1 }, 1);
  expect(storedReturn.redirectAfterAuth.get()).toBe('/kept-lesson');
  storedReturn.redirectAfterAuth.set('/chat');
  keepAnswer(lessonOf('mth-101'), { check: 2 }, 1);
  expect(storedReturn.redirectAfterAuth.get()).toBe('/chat');
});

it('reads rubbish as nothing', () => {
  localStorage.setItem('openLessons', JSON.stringify([{ slug: 'mth-101', answers: [{ check: 'x' }] }]));
  expect(keptLessons()).toEqual([]);
});
