import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grade, newCard } from './card.ts';
import { pickDue as pick, type ReviewItem } from './pick-due.ts';

const START = new Date('2026-01-05T18:00:00Z');
const day = (n: number) => new Date(START.getTime() + (n - 1) * 86_400_000);

function item(lessonId: string, introduced: number): ReviewItem {
  return { lessonId, card: grade(newCard(day(introduced)), 'good', day(introduced)) };
}

/** By a learner whose day ends six hours after these evenings. */
const pickDue = <T extends ReviewItem>(items: T[], now: Date, max?: number) =>
  pick(items, now, { until: new Date(now.getTime() + 6 * 3_600_000), ...(max !== undefined && { max }) });

test('nothing is picked before it is due', () => {
  expect(pickDue([item('d1', 1)], day(2))).toEqual([]);
});

test('an item due later the same day is picked', () => {
  const earlier = new Date(day(3).getTime() - 6 * 3_600_000);
  expect(pickDue([item('d1', 1)], earlier)).toHaveLength(1);
});

test('at most fifteen are picked unless told otherwise', () => {
  const items = Array.from({ length: 40 }, (_, i) => item(`d${i % 5}`, 1));
  expect(pickDue(items, day(20))).toHaveLength(15);
  expect(pickDue(items, day(20), 4)).toHaveLength(4);
});

test('the likeliest forgotten are taken first', () => {
  const old = item('old', 1);
  const fresh = item('fresh', 8);
  expect(pickDue([fresh, old], day(10), 1)).toEqual([old]);
});

test('no two consecutive items come from one lesson whenever the counts allow it', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 15 }), (lessons) => {
      const picked = pickDue(
        lessons.map((lesson) => item(lesson, 1)),
        day(20),
      );
      const most = Math.max(0, ...['a', 'b', 'c', 'd'].map((l) => lessons.filter((x) => x === l).length));
      const neighbours = picked.filter((p, i) => i > 0 && picked[i - 1]!.lessonId === p.lessonId).length;
      expect(picked).toHaveLength(lessons.length);
      if (most <= Math.ceil(lessons.length / 2)) expect(neighbours).toBe(0);
    }),
  );
});

test('one crowded lesson does not shut out the others', () => {
  const items = [
    ...Array.from({ length: 30 }, () => item('crowded', 1)),
    ...Array.from({ length: 7 }, () => item('x', 4)),
  ];
  const picked = pickDue(items, day(10));
  expect(picked.filter((p) => p.lessonId === 'x')).toHaveLength(7);
});

test('what was missed today comes last and takes no place of the others', () => {
  const missed = item('missed', 1);
  const again = { ...missed, card: grade(missed.card, 'again', day(20)) };
  const others = Array.from({ length: 20 }, (_, i) => item(`d${i % 5}`, 1));
  const picked = pickDue([again, ...others], day(20));
  expect(picked).toHaveLength(16);
  expect(picked.at(-1)).toBe(again);
});
