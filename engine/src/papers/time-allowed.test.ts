import { expect, test } from 'vitest';
import { paperOf } from './fixtures.ts';
import { timeAllowed } from './time-allowed.ts';

const allowed = (text: string) => timeAllowed([{ text, page: 1 }]);

test.each([
  ['TIME ALLOWED: 45 MINUTES', 45],
  ['Time: 1½ hours', 90],
  ['Time Allowed: 2 hrs 30 mins', 150],
  ['Duration: 2hrs', 120],
  ['Time - 1hr 15min', 75],
  ['TIME: 1 1/2 HOURS', 90],
  ['Time: 2.5 hours', 150],
  ['Duration: ½ hour', 30],
  ['Time allowed is one hour and a half', 90],
  ['Time: One hour, thirty minutes', 90],
  ['Time: forty-five minutes', 45],
  ['MTH 101    Units: 3    Time: 2 hours', 120],
  ['(2 Hours)', 120],
  ['Instructions: Answer all questions. Time: 50 mins. Attempt all', 50],
])('%s', (text, minutes) => expect(allowed(text)).toBe(minutes));

test.each([
  'Date: 12/05/2023',
  'Time: 9:00am',
  'Time management matters in an examination hall for 3 hours a day, they say',
  'MTH 101 Examination 2023/2024',
  'Nobody may leave in the last 30 minutes of the paper',
  'Time allowed: 90 hours',
])('no time in: %s', (text) => expect(allowed(text)).toBeNull());

test('a paper knows its time, and a question that names one does not give it', () => {
  const items = '1. A car goes for 2 hours. How far?\nA. 1 km\nB. 2 km\n2. Who?\nA. x\nB. y';
  expect(paperOf(`ECO 101\nTIME ALLOWED: 45 MINUTES\n${items}`).minutes).toBe(45);
  expect(paperOf(`ECO 101\nSECTION A: OBJECTIVES\nAnswer all questions. Time: 1 hour\n${items}`).minutes).toBe(60);
  expect(paperOf(`ECO 101\n${items}`).minutes).toBeNull();
});
