import { describe, expect, it } from 'vitest';
import { digestOf, mondayToTell, type WeekOfLearning } from './digest.rules.ts';

const idle: WeekOfLearning = {
  minutes: 0,
  daysStudied: 0,
  finished: [],
  quizScores: [],
  reviewed: 0,
  reviewsDue: 0,
  next: null,
};
const next = { sprintId: 's', sprint: 'Membranes', day: 3, title: 'Osmosis' };
const said = (week: Partial<WeekOfLearning>) => digestOf({ ...idle, ...week })?.paragraphs;

describe('the morning of a digest', () => {
  it.each([
    ['2027-03-01', 7, '2027-03-01'],
    ['2027-03-01', 11, '2027-03-01'],
    ['2027-03-01', 6, null],
    ['2027-03-01', 12, null],
    ['2027-03-02', 8, null],
    ['2027-02-28', 8, null],
  ])('on %s at %i o’clock is that of %s', (day, hour, monday) => {
    expect(mondayToTell({ day, hour })).toBe(monday);
  });
});

describe('a digest', () => {
  it('is not written where nothing was learnt and nothing waits', () => {
    expect(digestOf(idle)).toBeNull();
  });

  it('tells of the week before', () => {
    const week = { minutes: 95, daysStudied: 3, finished: ['Cells', 'Walls'], quizScores: [60, 81], reviewed: 12 };
    expect(said(week)).toEqual([
      'Last week you studied 95 minutes on 3 days. You finished “Cells” and “Walls”. You took 2 quizzes and scored 71% on average. You reviewed 12 questions.',
    ]);
  });

  it('speaks of one thing in the singular', () => {
    const week = { minutes: 1, daysStudied: 1, finished: ['Cells'], quizScores: [80], reviewed: 1, reviewsDue: 1 };
    expect(said(week)).toEqual([
      'Last week you studied 1 minute on 1 day. You finished “Cells”. You took 1 quiz and scored 80%. You reviewed 1 question.',
      'You have 1 question to review today.',
    ]);
  });

  it('names five lessons and counts the others', () => {
    expect(said({ finished: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] })).toEqual([
      'You finished “A”, “B”, “C”, “D”, “E” and 2 more.',
    ]);
  });

  it('says what comes next, and leads there', () => {
    const digest = digestOf({ ...idle, reviewsDue: 4, next });
    expect(digest?.heading).toBe('A new week with Akada');
    expect(digest?.paragraphs).toEqual([
      'You have 4 questions to review today. Up next: day 3 of Membranes, “Osmosis”.',
    ]);
    expect(digest?.action).toEqual({ label: 'Open day 3', path: '/sprint/s' });
  });

  it('leads to the reviews where no day is left, and to the progress where nothing is', () => {
    expect(digestOf({ ...idle, reviewsDue: 4 })?.action.path).toBe('/reviews');
    expect(digestOf({ ...idle, finished: ['Cells'] })?.action.path).toBe('/progress');
  });
});
