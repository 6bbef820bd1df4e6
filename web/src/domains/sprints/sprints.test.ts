import type { Course, LearningPath, SprintCard } from '@akada/contract/client';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetCard, keepCards, keepDocumentSprint, keepPlan, keptCards } from './cards-cache.ts';
import { faultOf } from './create/document-fault.ts';
import {
  blankAnswers,
  fromDraft,
  isComplete,
  meantBy,
  missingAnswers,
  recognise,
  toNewPath,
} from './create/wizard-answers.ts';
import { currentOf, daysUntil, inOrder, noticeAfterCreation } from './order.ts';
import { storedCards, storedSprints } from './stored.ts';

afterEach(() => localStorage.clear());

const card = (given: Partial<SprintCard> & { id: string }): SprintCard => ({
  sprintId: given.id,
  title: `Sprint ${given.id}`,
  status: 'active',
  state: 'ready',
  type: 'topic',
  generation: null,
  exam_date: null,
  completed_days: 0,
  total_days: 24,
  progress: 0,
  has_lessons: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  course: '',
  startFrom: '',
  learningGoal: '',
  dedication: '',
  reminder: '',
  course_code: null,
  today: { day: 1, title: 'Begin', estimated_minutes: 20, lesson_ready: true },
  ...given,
});

describe('the list', () => {
  it('puts the chosen sprint first, then the newest', () => {
    const cards = ['1', '2', '3'].map((id) => card({ id, createdAt: `2026-01-0${id}T00:00:00.000Z` }));
    expect(inOrder(cards, '1').map(({ id }) => id)).toEqual(['1', '3', '2']);
    expect(inOrder(cards, null).map(({ id }) => id)).toEqual(['3', '2', '1']);
  });

  it('offers the day of the chosen sprint, else of the one touched last, and never of one that is done or being made', () => {
    const done = card({ id: 'done', today: null });
    const made = card({ id: 'made', state: 'creating' });
    const old = card({ id: 'old' });
    const late = card({ id: 'late', updatedAt: '2026-02-01T00:00:00.000Z' });
    expect(currentOf([old, late], 'old')?.id).toBe('old');
    expect(currentOf([done, old, late], 'done')?.id).toBe('late');
    expect(currentOf([done, made], 'made')).toBeNull();
  });

  it('offers a course that can be read before an outline, and an outline before nothing', () => {
    const outline = card({ id: 'outline', has_lessons: false, updatedAt: '2026-03-01T00:00:00.000Z' });
    expect(currentOf([outline, card({ id: 'ready' })], null)?.id).toBe('ready');
    expect(currentOf([outline, card({ id: 'ready' })], 'outline')?.id).toBe('ready');
    expect(currentOf([outline], null)?.id).toBe('outline');
  });

  it('counts the days to an exam by the calendar', () => {
    expect(daysUntil('2026-11-16', '2026-11-15')).toBe(1);
    expect(daysUntil('2026-11-15', '2026-11-15')).toBe(0);
  });

  it.each([
    [2, null],
    [1, 'one-left'],
    [0, 'all-used'],
  ] as const)('with %i left after a creation on the free plan says %s', (remaining, notice) => {
    const count = 3 - remaining;
    expect(noticeAfterCreation({ count, max: 3, remaining, isLimitReached: remaining === 0 })).toBe(notice);
  });

  it('says nothing about what is left where everybody is premium', () => {
    expect(noticeAfterCreation({ count: 999, max: 1000, remaining: 1, isLimitReached: false })).toBeNull();
  });
});

describe('the kept list', () => {
  it('gives back what was kept', () => {
    const cards = [card({ id: 'a', progress: 40 }), card({ id: 'b' })];
    keepCards(cards);
    expect(keptCards()).toEqual(cards);
  });

  it('never says that there is no sprint: only the server knows that', () => {
    keepCards([]);
    expect(keptCards()).toBeUndefined();
  });

  it('is empty where it cannot be parsed', () => {
    localStorage.setItem('learningCards', '[{"id":');
    expect(keptCards()).toBeUndefined();
    expect(localStorage.getItem('learningCards')).toBeNull();
  });

  it('reads the few fields of an older client, with a progress of 0, and leaves out what has no id', () => {
    storedCards.learningCards.set([{ id: 'old', title: 'Osmosis' }, { title: 'No id' }]);
    expect(keptCards()).toMatchObject([{ id: 'old', title: 'Osmosis', progress: 0, today: null }]);
  });

  it('remembers the document of a sprint when the server’s card takes its place', () => {
    keepDocumentSprint({ id: 'a', title: 'Notes', documentId: 'd1' });
    expect(keptCards()).toMatchObject([{ id: 'a', type: 'document', progress: 0 }]);
    keepCards([card({ id: 'a', type: 'document', progress: 10 })]);
    expect(storedCards.learningCards.get()).toMatchObject([{ documentId: 'd1', studyId: 'a', progress: 10 }]);
  });

  it('keeps the plan of a sprint when the server’s card takes its place', () => {
    const days = [{ day_range: '1', title: 'Cells' }];
    const weeks = [{ week_number: 1, title: 'Life', days }];
    keepPlan({ id: 'a', title: 'Biology', topic: 'BIO 101', short_description: 'Short', weeks } as LearningPath);
    keepCards([card({ id: 'a', progress: 10 })]);
    const learningPath = { topic: 'BIO 101', short_description: 'Short', weeks };
    expect(storedCards.learningCards.get()).toMatchObject([{ id: 'a', progress: 10, learningPath }]);
  });

  it('forgets a deleted sprint, also as the chosen one', () => {
    keepCards([card({ id: 'a' }), card({ id: 'b' })]);
    storedSprints.selectedSprintId.set('a');
    forgetCard('a');
    expect(keptCards()?.map(({ id }) => id)).toEqual(['b']);
    expect(storedSprints.selectedSprintId.get()).toBeNull();
  });
});

describe('the wizard', () => {
  const full = {
    course: ' COS 101 ',
    startFrom: 'graduate',
    learningGoal: 'visual',
    dedication: '3-5',
    reminder: 'none',
  } as const;

  it('is complete with all five answers only', () => {
    expect(isComplete(full)).toBe(true);
    for (const missing of Object.keys(full)) expect(isComplete({ ...full, [missing]: '' })).toBe(false);
    expect(isComplete({ ...full, course: '   ' })).toBe(false);
  });

  it.each([
    ['1-2', 4],
    ['3-5', 8],
    ['5+', 12],
    ['', 4],
  ] as const)('makes %j hours a week %i weeks', (dedication, weeks) => {
    expect(toNewPath({ ...full, dedication })).toMatchObject({
      topic: 'COS 101',
      education_level: 'graduate',
      learning_style: 'visual',
      duration_weeks: weeks,
    });
  });

  it('takes up after a reload what it knows, and nothing else', () => {
    expect(fromDraft({ ...full, startFrom: 'constructor', dedication: 7 })).toEqual({
      ...full,
      startFrom: '',
      dedication: '',
    });
    expect(fromDraft(null)).toEqual(blankAnswers);
  });

  const course = (standard: Course['standard'], code: string, title: string): Course => ({
    ...{ standard, code, title },
    ...{ units: 3, level: 100, semester: 1, lessons_ready: false },
  });
  const courses = [
    course('CCMAS', 'COS 101', 'Introduction to Computing Sciences'),
    course('BMAS', 'CSC 101', 'Computing'),
  ];

  it.each([
    'cos101',
    'COS 101',
    'introduction to computing sciences',
    'COS 101 — Introduction to Computing Sciences, CCMAS',
  ])('recognises %j', (typed) => expect(recognise(typed, courses)?.code).toBe('COS 101'));

  const twice = (code: string, ccmas: string, bmas: string) => [
    { standard: 'BMAS', code, title: bmas, lessons_ready: true } as Course,
    { standard: 'CCMAS', code, title: ccmas, lessons_ready: false } as Course,
  ];

  it('takes the newer standard where both know the course by that code', () => {
    const both = twice('MTH 101', 'Elementary Mathematics I (Algebra)', 'Elementary Mathematics I');
    expect(recognise('MTH 101', both)?.standard).toBe('CCMAS');
  });

  it('asks where two courses have one code', () => {
    const both = twice('GST 112', 'Nigerian Peoples and Culture', 'Logic, Philosophy and Human Existence');
    expect(recognise('GST 112', both)).toBeNull();
    expect(meantBy('GST 112', both)).toEqual(both);
  });

  it('asks about what comes near where nothing has that name', () => {
    expect(meantBy('comput', courses)).toEqual(courses);
  });

  it('says which answers are missing, and at which step', () => {
    const answers = { ...blankAnswers, course: 'COS 101', learningGoal: 'visual', dedication: '1-2' } as const;
    expect(missingAnswers(answers).map(({ step }) => step)).toEqual([2, 3]);
  });

  it('does not take the beginning of a course for the course', () => {
    expect(recognise('COS 10', courses)).toBeNull();
    expect(recognise(' ', courses)).toBeNull();
  });
});

describe('a document', () => {
  const file = (name: string, size = 10, type = '') => ({ name, size, type });

  it.each(['pdf', 'doc', 'docx', 'txt', 'ppt', 'pptx', 'odt', 'rtf', 'xls', 'XLSX'])('may be %s', (extension) =>
    expect(faultOf(file(`notes.${extension}`))).toBeNull(),
  );

  it('is refused by type, and by a size above 50 MB', () => {
    expect(faultOf(file('a.exe'))).toBe('Invalid file type. Please upload PDF, DOCX, TXT, PPT, ODT, RTF, or XLS file.');
    expect(faultOf(file('a.pdf', 52_428_801))).toBe('File too large. Maximum size is 50MB.');
    expect(faultOf(file('a.pdf', 52_428_800))).toBeNull();
    expect(faultOf(file('notes', 10, 'application/pdf'))).toBeNull();
  });
});
