import { describe, expect, test } from 'vitest';
import type { Block } from '../document.ts';
import { planSprint } from '../plan/plan-sprint.ts';
import { printedQuestions } from './printed-questions.ts';

const heading = (text: string): Block => ({ kind: 'heading', level: 1, text });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const filler = 'The land is wide and the rain is warm. '.repeat(100);
const lesson: Block[] = [
  heading('Tides'),
  paragraph(`A spring tide comes when the sun and the moon stand in one line with the earth. ${filler}`),
  heading('Currents'),
  paragraph(`Deep currents are driven by differences of density. Upwelling brings nitrate into the light. ${filler}`),
];
const ask = (end: Block[]) => {
  const source = { id: 'd', title: 'The sea', blocks: [...lesson, ...end] };
  const { weeks } = planSprint(source, { weeks: 1, minutesPerDay: 15 });
  const days = weeks.flatMap((week) => week.days).filter(({ kind }) => kind === 'study');
  expect(days.map(({ title }) => title)).toEqual(['Tides', 'Currents']);
  return days.map((day) => printedQuestions(day, source));
};
const currents = {
  stem: 'What drives deep currents?',
  options: ['the wind', 'the moon', 'differences of density', 'rivers'],
  answer: 'differences of density',
  reason: '',
};

describe('questions of the text with a key', () => {
  test('become those of the day that teaches what they ask', () => {
    const [first, second] = ask([
      heading('Review Questions'),
      {
        kind: 'list',
        ordered: true,
        items: [
          'When does a spring tide come? A. In spring B. When sun and moon stand in one line C. At noon D. Never',
          'What drives deep currents?',
          'a) the wind',
          'b) the moon',
          'c) differences of density',
          'd) rivers',
          'Why does upwelling feed fish?',
          'Discuss the sea.',
        ],
      },
      heading('Answer Key'),
      { kind: 'list', ordered: true, items: ['B', 'c', 'It brings nitrate into the light, where algae grow.'] },
    ]);
    expect(first).toEqual([
      {
        stem: 'When does a spring tide come?',
        options: ['In spring', 'When sun and moon stand in one line', 'At noon', 'Never'],
        answer: 'When sun and moon stand in one line',
        reason: '',
      },
    ]);
    expect(second).toEqual([
      currents,
      {
        stem: 'Why does upwelling feed fish?',
        options: [],
        answer: 'It brings nitrate into the light, where algae grow.',
        reason: '',
      },
    ]);
  });

  test('are read where key and options stand in paragraphs', () => {
    const [, second] = ask([
      heading('Self-Assessment Exercise'),
      paragraph('Answer all questions.'),
      paragraph('1. When does a spring tide come?'),
      paragraph('2. What drives deep currents?'),
      ...['A. the wind', 'B. the moon', 'C. differences of density', 'D. rivers'].map(paragraph),
      heading('Answers'),
      paragraph('1. A 2. C 3. B'),
    ]);
    expect(second).toEqual([currents]);
  });

  test('are read where each is followed by its answer', () => {
    const [, second] = ask([
      heading('Quiz'),
      paragraph('1. What drives deep currents? (a) the wind (b) the moon (c) differences of density (d) rivers'),
      paragraph('Answer: C. Cold, salty water is denser.'),
    ]);
    expect(second).toEqual([{ ...currents, reason: 'Cold, salty water is denser.' }]);
  });

  test('are none without a key, or where two share a number', () => {
    const question = (text: string): Block => paragraph(`1. What drives ${text} currents?`);
    const twice = [
      heading('Quiz'),
      question('deep'),
      question('surface'),
      heading('Answers'),
      paragraph('1. Density does.'),
    ];
    expect(ask(twice).flat()).toEqual([]);
    expect(ask([heading('Quiz'), question('deep')]).flat()).toEqual([]);
  });
});

describe('a question without a key', () => {
  const asked = (question: string) =>
    ask([heading('Review Questions'), { kind: 'list', ordered: true, items: [question] }]).flat();

  test('is answered by the one sentence that has all of its words', () => {
    expect(asked('When does a spring tide come with the sun and the moon?')).toMatchObject([
      { options: [], answer: 'A spring tide comes when the sun and the moon stand in one line with the earth.' },
    ]);
  });

  test.each([
    'Why does a spring tide come with the sun and the moon?',
    'What is the difference between a spring tide and the moon in line with the sun?',
    'When does a neap tide come with the sun and the moon?',
    'Who wrote of tides?',
  ])('is left out where no sentence surely answers: %s', (question) => {
    expect(asked(question)).toEqual([]);
  });
});
