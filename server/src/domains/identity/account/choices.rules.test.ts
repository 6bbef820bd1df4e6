import { expect, it } from 'vitest';
import { defaultSettings } from './account.rules.ts';
import { type Held, newerOf } from './choices.rules.ts';

const minute = (n: number) => new Date(Date.UTC(2026, 10, 19, 12, n));

function after(choices: readonly [Parameters<typeof newerOf>[1], number][]) {
  const begun: Held = { settings: defaultSettings, chosenAt: {} };
  return choices.reduce<Held>((held, [choice, at]) => {
    const newer = newerOf(held, choice, minute(at));
    const times = Object.keys(newer).map((name) => [name, minute(at).toISOString()]);
    return {
      settings: { ...held.settings, ...newer },
      chosenAt: { ...held.chosenAt, ...Object.fromEntries(times) },
    };
  }, begun);
}

it('the later choice holds in every order, each setting by itself', () => {
  const choices: [Parameters<typeof newerOf>[1], number][] = [
    [{ theme: 'light' }, 15],
    [{ theme: 'dark', reminders: 'daily' }, 5],
    [{ reminders: 'weekly' }, 20],
    [{ theme: 'system' }, 15],
  ];
  const orders = choices.map((_, first) => [...choices.slice(first), ...choices.slice(0, first)]);
  for (const order of [...orders, ...orders.map((one) => one.toReversed())]) {
    expect(after([...order, ...order])).toEqual(after(choices));
  }
  expect(after(choices).settings).toMatchObject({ theme: 'system', reminders: 'weekly' });
});
