import { expect, it } from 'vitest';
import { readDocument } from '../text/sections.ts';
import { arrange } from './arrange.ts';
import type { Candidate } from './types.ts';

const [section] = readDocument({
  id: 'd',
  title: 'T',
  blocks: [{ kind: 'paragraph', text: 'One sentence.' }],
}).sections;
const candidates = Array.from(
  { length: 10 },
  (_, i): Candidate => ({
    form: 'definition',
    stem: `Which is right in case ${i}?`,
    answer: 'Right',
    distractors: ['Wrong', 'Worse', 'Worst'],
    difficulty: 'easy',
    weight: 1,
    about: String(i),
    subject: String(i),
    origin: { documentId: 'd', section: section!, sentence: 'One sentence.', order: i },
  }),
);

it('spreads the right option evenly over A to D', () => {
  const counts = { A: 0, B: 0, C: 0, D: 0 };
  for (let i = 0; i < 40; i++) for (const question of arrange(candidates, `seed ${i}`)) counts[question.correct]++;
  for (const count of Object.values(counts)) expect(Math.abs(count / 400 - 0.25)).toBeLessThanOrEqual(0.05);
});

it('marks the option that is right', () => {
  for (const question of arrange(candidates, 's')) {
    expect(question.options.find((option) => option.label === question.correct)?.text).toBe('Right');
  }
});

it('says where the answer stands', () => {
  expect(arrange(candidates, 's')[0]!.explanation).toBe('The text says: “One sentence.” (T)');
});
