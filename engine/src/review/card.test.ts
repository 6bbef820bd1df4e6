import { describe, expect, test } from 'vitest';
import { grade, isBeingLearnt, newCard, type ReviewCard, ratingFor, recallChance, retentionFor } from './card.ts';

const START = new Date('2026-01-05T18:00:00Z');
const day = (n: number) => new Date(START.getTime() + (n - 1) * 86_400_000);
const dayOf = (iso: string) => Math.round((Date.parse(iso) - START.getTime()) / 86_400_000) + 1;

function retrievalDays(card: ReviewCard, until: number, examDate?: Date): number[] {
  const days: number[] = [];
  let current = grade(card, 'good', day(1), { examDate });
  while (dayOf(current.due) <= until) {
    const on = dayOf(current.due);
    days.push(on);
    current = grade(current, 'good', day(on), { examDate });
  }
  return days;
}

describe('ratings', () => {
  test('a wrong answer is again, even with a hint', () => {
    expect(ratingFor({ correct: false, hinted: true })).toBe('again');
  });
  test('right with a hint is hard', () => {
    expect(ratingFor({ correct: true, hinted: true })).toBe('hard');
  });
  test('right is good', () => {
    expect(ratingFor({ correct: true })).toBe('good');
  });
});

describe('spacing', () => {
  test('an item of day 1 comes back around day 6', () => {
    expect(retrievalDays(newCard(day(1)), 28).some((d) => d >= 5 && d <= 7)).toBe(true);
  });
  test('a 28-day sprint holds at least three spaced retrievals of an item of day 1', () => {
    expect(retrievalDays(newCard(day(1)), 28).length).toBeGreaterThanOrEqual(3);
  });
  test('the gaps grow while the answers are right', () => {
    const days = [1, ...retrievalDays(newCard(day(1)), 28)];
    const gaps = days.slice(1).map((d, i) => d - days[i]!);
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
  });
  test('what was missed in a lesson or a quiz comes back the next day', () => {
    const card = grade(newCard(day(1)), 'good', day(1));
    expect(dayOf(grade(card, 'again', day(3), { isAskedOnce: true }).due)).toBe(4);
  });
  test('what the learner finds easy waits longer than what went well', () => {
    const card = grade(newCard(day(1)), 'good', day(1));
    expect(grade(newCard(day(1)), 'easy', day(1)).intervalDays).toBeGreaterThan(card.intervalDays);
    expect(grade(card, 'easy', day(3)).intervalDays).toBeGreaterThan(grade(card, 'good', day(3)).intervalDays);
  });
  test('a hint makes the next gap no longer than without one', () => {
    const card = grade(newCard(day(1)), 'good', day(1));
    const hinted = grade(card, 'hard', day(3));
    const plain = grade(card, 'good', day(3));
    expect(hinted.intervalDays).toBeLessThanOrEqual(plain.intervalDays);
    expect(hinted.stability).toBeLessThan(plain.stability);
  });
});

describe('what was missed in a review', () => {
  const minutes = (n: number, from = day(3)) => new Date(from.getTime() + n * 60_000);
  const missed = grade(grade(newCard(day(1)), 'good', day(1)), 'again', day(3));

  test('comes back after ten minutes', () => {
    expect(missed.due).toBe(minutes(10).toISOString());
    expect(isBeingLearnt(missed)).toBe(true);
  });
  test('is put off to another day once it is known', () => {
    const known = grade(missed, 'good', minutes(12));
    expect(isBeingLearnt(known)).toBe(false);
    expect(Date.parse(known.due) - minutes(12).getTime()).toBeGreaterThanOrEqual(86_400_000);
  });
  test('counts as one lapse, however often it is missed in one sitting', () => {
    const again = grade(missed, 'again', minutes(12));
    expect(again.lapses).toBe(missed.lapses);
    expect(again.stability).toBe(missed.stability);
    expect(again.due).toBe(minutes(22).toISOString());
  });
  test('comes once more the same day where it was hard', () => {
    expect(grade(missed, 'hard', minutes(12)).due).toBe(minutes(22).toISOString());
  });
  test('shows memory again when it is asked the next day', () => {
    expect(grade(missed, 'good', day(4)).stability).toBeGreaterThan(missed.stability);
  });
});

test('what was hard never comes back the same day', () => {
  const fresh = newCard(day(1));
  for (const card of [fresh, grade(fresh, 'good', day(1))]) {
    expect(grade(card, 'hard', day(3)).intervalDays).toBeGreaterThanOrEqual(1);
  }
});

describe('exam', () => {
  test('retention rises from 0.90 towards 0.95 as the exam nears', () => {
    const exam = day(40);
    expect(retentionFor(day(1), exam)).toBe(0.9);
    expect(retentionFor(day(30), exam)).toBeGreaterThan(0.9);
    expect(retentionFor(day(39), exam)).toBeGreaterThan(retentionFor(day(30), exam));
    expect(retentionFor(day(39), exam)).toBeLessThanOrEqual(0.95);
  });
  test('no item is put off beyond the exam', () => {
    const exam = day(10);
    let card = newCard(day(1));
    for (const on of [1, 3, 6, 9]) {
      card = grade(card, 'good', day(on), { examDate: exam });
      expect(Date.parse(card.due)).toBeLessThanOrEqual(exam.getTime());
    }
  });
  test('an exam that is over changes nothing', () => {
    const card = newCard(day(1));
    expect(grade(card, 'good', day(5), { examDate: day(2) })).toEqual(grade(card, 'good', day(5)));
  });
});

describe('cards', () => {
  test('survive JSON and go on with the same schedule', () => {
    const card = grade(newCard(day(1)), 'good', day(1));
    const copy = JSON.parse(JSON.stringify(card)) as ReviewCard;
    expect(grade(copy, 'good', day(3))).toEqual(grade(card, 'good', day(3)));
  });
  test('the chance of recall falls with time', () => {
    const card = grade(newCard(day(1)), 'good', day(1));
    expect(recallChance(card, day(10))).toBeLessThan(recallChance(card, day(2)));
  });
  test('take an answer by a clock that is behind as given with the last one', () => {
    const later = grade(newCard(day(1)), 'good', day(4));
    expect(grade(later, 'good', day(2)).lastRetrievalAt).toBe(later.lastRetrievalAt);
  });
});
