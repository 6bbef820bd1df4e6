import { describe, expect, it } from 'vitest';
import { dayToRemind, nextStepOf, reminderOf, secondsLeft } from './reminders.rules.ts';

describe('the hour of a reminder', () => {
  it.each([
    ['Africa/Lagos', '2027-03-01T15:59:00Z', null],
    ['Africa/Lagos', '2027-03-01T16:00:00Z', '2027-03-01'],
    ['Africa/Lagos', '2027-03-01T19:59:00Z', '2027-03-01'],
    ['Africa/Lagos', '2027-03-01T20:00:00Z', null],
    // The clock goes forward in New York on 14 March 2027.
    ['America/New_York', '2027-03-13T21:30:00Z', null],
    ['America/New_York', '2027-03-14T21:30:00Z', '2027-03-14'],
    ['Pacific/Auckland', '2027-03-01T04:30:00Z', '2027-03-01'],
  ])('in %s at %s is of the day %s', (timezone, now, day) => {
    expect(dayToRemind('daily', timezone, new Date(now))).toBe(day);
  });

  it('comes on Sundays for the weekly one', () => {
    expect(dayToRemind('weekly', 'Africa/Lagos', new Date('2027-03-06T17:00:00Z'))).toBeNull();
    expect(dayToRemind('weekly', 'Africa/Lagos', new Date('2027-03-07T17:00:00Z'))).toBe('2027-03-07');
  });

  it('says how long a reminder makes sense', () => {
    expect(secondsLeft('Africa/Lagos', new Date('2027-03-01T19:30:00Z'))).toBe(1800);
    expect(secondsLeft('Africa/Lagos', new Date('2027-03-01T22:30:00Z'))).toBe(0);
  });
});

describe('what a reminder says', () => {
  const nothing = { next: null, reviewsDue: 0, streak: 0, deadlines: [] };

  it('is nothing where there is nothing to study', () => {
    expect(reminderOf({ ...nothing, streak: 9 }, '2027-03-01')).toBeNull();
  });

  it('leads to the reviews where no day is open', () => {
    expect(reminderOf({ ...nothing, reviewsDue: 1 }, '2027-03-01')).toMatchObject({
      heading: '1 question to review today',
      action: { path: '/reviews' },
    });
  });

  it('names the next day, the reviews, the row of days and the nearest two deadlines', () => {
    const deadline = (title: string, date: string) => ({ title, date });
    const deadlines = [
      deadline('Exam: COS 101', '2027-03-05'),
      deadline('Plan ends: GST 111', '2027-03-15'),
      deadline('Exam: GST 111', '2027-03-16'),
    ];
    const next = { sprintId: 's', sprint: 'COS 101', day: 3, title: 'Loops' };
    expect(reminderOf({ next, reviewsDue: 4, streak: 5, deadlines }, '2027-03-01')).toEqual({
      heading: 'Day 3 of COS 101',
      sentences: [
        'Up next: “Loops”.',
        'You have 4 questions to review today.',
        'You’ve studied 5 days in a row.',
        'Exam: COS 101, on Friday, 5 March.',
        'Plan ends: GST 111, on Monday, 15 March.',
      ],
      action: { label: 'Open day 3', path: '/sprint/s' },
    });
  });

  it('passes over days without a lesson and sprints that are done', () => {
    const day = (number: number, isReady: boolean, completedAt: Date | null) => ({
      day: number,
      title: `L${number}`,
      isReady,
      completedAt,
    });
    const done = { id: 'a', title: 'A', days: [day(1, true, new Date())] };
    const open = { id: 'b', title: 'B', days: [day(1, true, new Date()), day(2, false, null), day(3, true, null)] };
    expect(nextStepOf([done, open])).toEqual({ sprintId: 'b', sprint: 'B', day: 3, title: 'L3' });
  });
});
