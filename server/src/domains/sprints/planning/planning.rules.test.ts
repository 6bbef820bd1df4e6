import { describe, expect, it } from 'vitest';
import { sectionsAbout } from './match-topics.rules.ts';
import { mergePlan } from './merge.rules.ts';
import { nearestOf, readingsOf } from './nearest.rules.ts';
import { courseNote, inWeeks, type StudyDay, skeletonDays } from './planned.rules.ts';
import { toWishes } from './wishes.rules.ts';

const study = (title: string, parts: StudyDay['parts'] = []): StudyDay => ({
  title,
  objective: '',
  minutes: 30,
  topics: [title],
  parts,
});

describe('what a learner wishes', () => {
  it.each([
    ['1-2', 4, 20],
    ['3-5', 8, 45],
    ['5+', 12, 60],
    [undefined, 4, 30],
    [6, 6, 30],
  ] as const)('%s hours or weeks mean %i weeks of %i minutes a day', (duration_weeks, weeks, minutes) => {
    expect(toWishes({ topic: 'x', duration_weeks })).toMatchObject({ max_weeks: weeks, minutes_per_day: minutes });
  });

  it('takes the minutes of a day that were asked for before those that the hours a week say', () => {
    expect(toWishes({ topic: 'x', minutes_per_day: 15, dedication: '5+' }).minutes_per_day).toBe(15);
  });

  it('takes an unknown style for balanced, and keeps the known ones', () => {
    const styleOf = (learning_style: string) => toWishes({ topic: 'x', learning_style }).learning_style;
    expect(['master', 'basics', 'specific', 'other', 'auditory'].map(styleOf)).toEqual([
      'visual',
      'reading_writing',
      'kinesthetic',
      'balanced',
      'auditory',
    ]);
  });
});

describe('a plan', () => {
  it('has five study days and a mixed review of them in each week', () => {
    const days = inWeeks(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => study(name, [{ documentId: 'x', sectionId: name }])),
    );
    expect(days.map(({ week, kind, title }) => `${week} ${kind} ${title}`)).toEqual([
      '1 study a',
      '1 study b',
      '1 study c',
      '1 study d',
      '1 study e',
      '1 review Review of week 1',
      '2 study f',
      '2 review Review of week 2',
    ]);
    expect(days[5]?.parts.map(({ sectionId }) => sectionId)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(days.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('says what it leaves out, or that it is shorter', () => {
    expect(courseNote({ asked: 1, weeks: 1, leftOut: ['a', 'b'] })).toBe('1 week leaves no room for a; b.');
    expect(courseNote({ asked: 4, weeks: 3, leftOut: [] })).toContain('fill 3 of the 4 weeks');
    expect(courseNote({ asked: 3, weeks: 3, leftOut: [] })).toBeNull();
  });

  it('that replaces another keeps what is the learner’s', () => {
    const day = { edited: false, completed: false, hasVideos: false };
    const existing = [
      { ...day, id: 'one', position: 1, completed: true },
      { ...day, id: 'two', position: 2, edited: true },
      { ...day, id: 'seven', position: 7 },
      { ...day, id: 'eight', position: 8, completed: true },
    ];
    const { changed, added, removed } = mergePlan(existing, skeletonDays('Pottery', 30));
    expect(changed.map(({ id, keepsText }) => [id, keepsText])).toEqual([
      ['one', false],
      ['two', true],
    ]);
    expect(added.map(({ position }) => position)).toEqual([3, 4, 5, 6]);
    expect(removed).toEqual(['seven']);
  });
});

describe('what is near', () => {
  const titles = ['Introduction to Computing Sciences', 'Human Anatomy', 'Data Structures and Algorithms'];
  it.each([
    ['computing science', 'Introduction to Computing Sciences'],
    ['algorithms and data structures', 'Data Structures and Algorithms'],
    ['anatomy', 'Human Anatomy'],
    ['data', null],
    ['Yoruba pottery', null],
  ])('to “%s” is %s', (asked, expected) => {
    expect(nearestOf(asked, titles, (title) => title)).toBe(expected);
  });

  it('reads a suggestion of the catalogue back, by its code and by its title', () => {
    expect(readingsOf('COS 101 — Introduction to Computing Sciences, CCMAS')).toEqual([
      'COS 101 — Introduction to Computing Sciences',
      'COS 101',
      'Introduction to Computing Sciences',
    ]);
  });

  it('finds the sections that speak about a topic, and none that only mention it', () => {
    const section = (sectionId: string, heading: string, text: string) => ({
      documentId: 'd',
      sectionId,
      headingPath: ['Notes', heading],
      text,
    });
    const sections = [
      section('s1', 'Computing careers', 'An analyst describes systems.'),
      section(
        's2',
        'Soil',
        `Loam holds water. ${'It is a soil of sand, silt and clay. '.repeat(20)} Careers in computing exist.`,
      ),
      section(
        's3',
        'Spreadsheets',
        'A spreadsheet is a grid of cells. A word processor is another tool for processing words.',
      ),
    ];
    const about = (topic: string) => sectionsAbout([topic], sections).map(({ sectionId }) => sectionId);
    expect(about('computing careers')).toEqual(['s1']);
    expect(about('word processing and spreadsheets')).toEqual(['s3']);
    expect(about('future of computing')).toEqual([]);
  });
});
