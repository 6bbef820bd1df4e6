import { expect, it } from 'vitest';
import { readDocument } from '../../text/sections.ts';
import type { Candidate } from '../types.ts';
import { arrange } from './arrange.ts';
import { selectQuestions } from './select.ts';

const [section] = readDocument({
  id: 'd',
  title: 'T',
  blocks: [{ kind: 'paragraph', text: 'One sentence.' }],
}).sections;
const candidates = Array.from(
  { length: 10 },
  (_, i): Candidate => ({
    form: 'definition',
    maker: 'introduced',
    stem: `Which is right in case ${i}?`,
    answer: 'Right',
    distractors: ['Wrong', 'Worse', 'Worst'],
    difficulty: 'easy',
    because: '“Right” fits.',
    sureness: 0.5,
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
  expect(arrange(candidates, 's')[0]!.explanation).toBe('“Right” fits. The text says: “One sentence.” (T)');
});

const asked = (change: Partial<Candidate>, i = 0): Candidate => ({
  ...candidates[0]!,
  form: 'term',
  about: `${change.stem}${i}`,
  subject: `${change.answer}${i}`,
  origin: { ...candidates[0]!.origin, sentence: `${change.stem} ${change.answer}`, order: i },
  ...change,
});
const bleeding = asked({ stem: 'Which term means “the rise of water to the surface”?', answer: 'Bleeding' });
const segregation = asked({
  stem: 'Which term means “the separation of coarse stones from mortar”?',
  answer: 'Segregation',
  distractors: ['Bleeding', 'Curing', 'Hydration'],
});

const choose = (...list: Candidate[]) => selectQuestions(list, 5, 'mixed', () => true).map(({ stem }) => stem);

it('asks one fact from one side only', () => {
  const other = asked({
    form: 'definition',
    stem: 'What is meant by “segregation”?',
    answer: 'The separation of coarse stones from mortar',
  });
  expect(choose(segregation, other, bleeding)).toHaveLength(2);
});

it('asks nothing that the stem of another question tells', () => {
  const told = asked({ stem: 'Which of the following is separated in segregation?', answer: 'Coarse stones' });
  expect(
    choose({ ...segregation, stem: 'Segregation is separated coarse stones: why does it occur?' }, told),
  ).toHaveLength(1);
});

it('prefers the surer question for a sentence that several have asked about', () => {
  const origin = { ...bleeding.origin, sentence: 'Bleeding is the rise of water to the surface.' };
  const [weak, sound] = [
    { ...bleeding, sureness: 0.5, origin },
    { ...segregation, sureness: 0.7, origin },
  ];
  expect(choose(weak, sound)).toEqual([segregation.stem]);
});

it('asks two sides of a table, and a third only where nothing else is left', () => {
  const side = (facet: string, i: number, options = i) =>
    asked(
      {
        stem: `Which ${'quay dome kiln weir'.split(' ')[i]!} has the side number ${i}?`,
        answer: `Answer ${options}`,
        distractors: [`Left ${options}`, `Right ${options}`, `Middle ${options}`],
        form: 'table',
        group: 'table d/1/0',
        facet,
      },
      i,
    );
  const [use, back, colour] = [side('Use/entry', 0), side('Use/row', 1), side('Colour/entry', 2)];
  expect(choose(use, side('Use/entry', 1))).toEqual([use.stem]);
  expect(choose(use, side('Colour/entry', 2, 0))).toEqual([use.stem]);
  expect(choose(use, back, colour)).toEqual([use.stem, back.stem, colour.stem]);
  expect(choose(use, colour, side('Use/pair', 3))).toEqual([use.stem, colour.stem]);
  const others = [3, 4, 5].map((i) =>
    asked({ stem: `Which term means “${'abcdef'[i]!.repeat(9)}”?`, answer: `T${i}`, sureness: 0.1 }, i),
  );
  expect(choose(use, back, colour, ...others)).not.toContain(colour.stem);
});
