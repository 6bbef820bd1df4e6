import { expect, it } from 'vitest';
import { byOurClock, momentOf } from './device-clock.rules.ts';

const noon = Date.UTC(2026, 10, 19, 12);
const now = new Date(noon);
const at = (minutes: number, seconds = 0) => new Date(noon + minutes * 60_000 + seconds * 1000).toISOString();
const told = (when: string | undefined, sentAt?: string) => byOurClock({ at: when, sentAt }, now).toISOString();

it.each([
  ['an hour behind', at(-75), at(-60)],
  ['a day behind', at(-1455), at(-1440)],
  ['an hour ahead', at(45), at(60)],
  ['right', at(-15), at(0)],
])('a clock that is %s is put right by what it says of the sending', (_, when, sentAt) => {
  expect(told(when, sentAt)).toBe(at(-15));
});

it('believes a clock of which nobody tells more, and nobody’s word for the future', () => {
  expect(told(at(-15))).toBe(at(-15));
  expect(told(at(15))).toBe(at(0));
  expect(told(at(0), at(-60))).toBe(at(0));
  expect(told(undefined, at(-60))).toBe(at(0));
});

it.each([
  ['right', 0],
  ['ten seconds ahead', 10],
  ['an hour ahead', 3600],
  ['two hours behind', -7200],
])('keeps the order of what one phone did by a clock that is %s, however long each call was on its way', (_, ahead) => {
  const onTheWay = (seconds: number) => told(at(-5, ahead), at(0, ahead - seconds));
  expect(onTheWay(0)).toBe(onTheWay(40));
});

it('what was answered counts for when it was, unless that cannot be', () => {
  const made = new Date(at(-1440));
  const moment = (when?: string, sentAt?: string) => momentOf({ at: when, sentAt }, now, made).toISOString();
  expect(moment(at(-960))).toBe(at(-960));
  expect(moment()).toBe(at(0));
  expect(moment(at(720))).toBe(at(0));
  expect(moment(at(-75 * 1440))).toBe(at(0));
  expect(moment(at(-2880))).toBe(at(-1440));
  // A phone that thinks it is last year has not been on the way since then.
  expect(moment(at(-365 * 1440 - 15), at(-365 * 1440))).toBe(at(-15));
});
