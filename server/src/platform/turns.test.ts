import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

function serveAll(turns: Turns<string>, seats: number): string[] {
  const order: string[] = [];
  const seated: string[] = [];
  for (let item = turns.begin(); item || seated.length > 0; item = turns.begin()) {
    if (item) {
      order.push(item);
      seated.push(item);
    }
    if (seated.length === seats || !item) turns.end(seated.shift()![0]!);
  }
  return order;
}

function waiting(...items: string[]): Turns<string> {
  const turns = new Turns<string>();
  for (const item of items) turns.wait(item[0]!, item);
  return turns;
}

it('goes round among those who wait, each in their own order', () => {
  expect(serveAll(waiting('a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2'), 1)).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'c2',
    'a3',
    'a4',
  ]);
});

it('keeps the second seat for somebody else', () => {
  const turns = waiting('a1', 'a2');
  expect([turns.begin(), turns.begin()]).toEqual(['a1', undefined]);
  turns.wait('b', 'b1');
  expect(turns.begin()).toBe('b1');
  turns.end('a');
  expect(turns.begin()).toBe('a2');
});

it('forgets who leaves', () => {
  const turns = waiting('a1', 'a2', 'b1');
  turns.leave('a', 'a1');
  turns.leave('b', 'b1');
  turns.leave('b', 'b1');
  expect(serveAll(turns, 1)).toEqual(['a2']);
});

it('has somebody who has just had a turn wait behind those who came meanwhile', () => {
  const turns = waiting('a1');
  turns.begin();
  turns.wait('a', 'a2');
  turns.wait('b', 'b1');
  turns.end('a');
  expect(serveAll(turns, 1)).toEqual(['b1', 'a2']);
});

describe('where things cost more or less', () => {
  const costing = (...items: [string, number][]) => {
    const turns = new Turns<string>();
    for (const [item, cost] of items) turns.wait(item[0]!, item, cost);
    return turns;
  };

  it('T66 a stranger’s small one comes before ten people’s large ones', () => {
    const large = [...'abcdefghij'].map((who): [string, number] => [`${who}1`, 437]);
    const turns = costing(...large);
    turns.begin();
    turns.begin();
    turns.wait('z', 'z1', 5);
    turns.end('a');
    expect(turns.begin()).toBe('z1');
  });

  it('a large one comes at the third turn at the latest, however many small ones there are', () => {
    const turns = costing(['a1', 437], ['b1', 1], ['c1', 1], ['d1', 1], ['e1', 1]);
    expect(serveAll(turns, 1)).toEqual(['b1', 'c1', 'a1', 'd1', 'e1']);
  });

  it('one person’s many small ones count together', () => {
    const turns = costing(['a1', 4], ['a2', 4], ['a3', 4], ['b1', 5]);
    expect(serveAll(turns, 1)).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('what was spent is forgotten once nobody waits', () => {
    const turns = costing(['a1', 9]);
    turns.begin();
    turns.end('a');
    turns.wait('b', 'b1', 5);
    turns.wait('a', 'a2', 4);
    expect(turns.begin()).toBe('a2');
  });
});
