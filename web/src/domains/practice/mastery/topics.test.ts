import { expect, it } from 'vitest';
import { lastOn } from './last-on.ts';
import { paceTo, sortTopics, type Topic } from './topics.ts';

const today = '2026-03-10';

it('gives a pace that gets there by the exam', () => {
  expect(paceTo('2026-03-22', today, 6)).toMatchObject({ left: 12, every: 2 });
  expect(paceTo('2026-04-02', today, 8)).toMatchObject({ left: 23, every: 2 });
  expect(paceTo('2026-03-16', today, 6)).toMatchObject({ left: 6, every: 1 });
  expect(paceTo('2026-03-14', today, 6)).toMatchObject({ left: 4, every: 0, aDay: 2 });
});

it('knows the day of the exam, and that it is over', () => {
  expect(paceTo(today, today, 6).left).toBe(0);
  expect(paceTo('2026-03-09', today, 6).left).toBe(-1);
});

it('puts the shakiest topic first, and leaves the rest in the order of the plan', () => {
  const topic = (id: string, state: Topic['state'], right = 0, asked = 0) =>
    ({ id, state, right, asked }) as Partial<Topic> as Topic;
  const { shaky, new: fresh } = sortTopics([
    topic('a', 'shaky', 4, 5),
    topic('n1', 'new'),
    topic('b', 'shaky', 1, 5),
    topic('n2', 'new'),
  ]);
  expect(shaky.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(fresh.map(({ id }) => id)).toEqual(['n1', 'n2']);
});

it('says when a topic was last answered as people say it', () => {
  expect(lastOn(today, today)).toBe('last answered today');
  expect(lastOn('2026-03-09', today)).toBe('last answered yesterday');
  expect(lastOn('2026-03-06', today)).toBe('last answered on Friday');
  expect(lastOn('2026-03-03', today)).toBe('last answered on 3 March 2026');
});
