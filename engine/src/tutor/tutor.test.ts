import { describe, expect, test } from 'vitest';
import { buildIndex } from '../answer/build-index.ts';
import { mergeIndexes } from '../answer/merge-indexes.ts';
import type { Block } from '../document.ts';
import { countWords } from '../text/normalise.ts';
import { isExercise } from './exercise.ts';
import { nextState } from './stages.ts';
import type { TutorState } from './state.ts';
import { tutorTurn } from './tutor.ts';
import { nearestText, placeText } from './wording.ts';

const index = buildIndex({
  id: 'notes',
  title: 'Cells and water',
  blocks: [
    { kind: 'heading', level: 1, text: 'Osmosis', place: { page: 4 } },
    {
      kind: 'paragraph',
      text: 'Osmosis is the movement of water across a selectively permeable membrane from a higher to a lower water potential. Plant cells do not burst in pure water because the cell wall resists the expansion.',
      place: { page: 4 },
    },
    { kind: 'heading', level: 1, text: 'Practical work' },
    {
      kind: 'paragraph',
      text: 'Yam cylinders are weighed, placed in sucrose solutions for an hour, and weighed again.',
    },
  ],
});
const QUESTION = 'Why do plant cells not burst in pure water?';
/** As the quiz of the lesson asks it. */
const beside = { exercises: [QUESTION] };
const asExercise = (message: string, before?: TutorState) => tutorTurn(message, index, before, beside);

describe('a plain question', () => {
  test('is answered at once, with its place', () => {
    const turn = tutorTurn(QUESTION, index);
    expect(turn).toMatchObject({ kind: 'found', stage: 'answer', more: false });
    expect(turn.markdown).toContain('because the cell wall resists the expansion');
    expect(turn.citations[0]).toMatchObject({ documentId: 'notes', headingPath: ['Osmosis'], place: { page: 4 } });
  });
  test('is answered in at most ninety words; more goes on and never says the same again', () => {
    const sentence = 'Turgor is the pressure of the cell content against the wall.';
    const others = Array.from(
      { length: 14 },
      (_, i) => `Number ${i} of the further remarks on turgor is of little weight.`,
    );
    const blocks: Block[] = [
      { kind: 'heading', level: 1, text: 'Turgor' },
      { kind: 'paragraph', text: [sentence, ...others].join(' ') },
    ];
    const long = buildIndex({ id: 'long', title: 'Turgor', blocks });
    const first = tutorTurn('What is turgor?', long);
    expect(first.markdown).toContain(sentence);
    expect(first.offers).toEqual(['more']);
    const second = tutorTurn('more', long, first.state);
    for (const { markdown } of [first, second]) expect(countWords(markdown)).toBeLessThanOrEqual(90);
    expect(others.some((text) => second.markdown.includes(text))).toBe(true);
    expect([sentence, ...others].some((text) => first.markdown.includes(text) && second.markdown.includes(text))).toBe(
      false,
    );
  });
  test('after an answer is a new question, whatever its form', () => {
    const told = tutorTurn(QUESTION, index);
    expect(tutorTurn('yam cylinders in sucrose', index, told.state).state.question).toBe('yam cylinders in sucrose');
  });
});

describe('an exercise', () => {
  test('gets a hint that names the place and keeps the answer back', () => {
    const turn = asExercise(QUESTION);
    expect(turn.stage).toBe('hint');
    expect(turn.markdown).toContain('Osmosis (page 4)');
    expect(turn.markdown).not.toMatch(/cell wall|resists/);
    expect(turn.more).toBe(true);
  });
  test.each([
    'Solve x^2 - 5x + 6 = 0',
    'Calculate the speed of the car',
    'If 3x + 2 = 11, what is x?',
    'Question 4',
    'Which is a vector? A) mass B) force C) time D) energy',
    'A trader buys 40 oranges for 2000 naira and sells each of them for 65 naira at Mile 12. What is her gain?',
  ])('is seen by its form: %s', (message) => expect(isExercise(message)).toBe(true));
  test.each(['What is osmosis?', 'Who was Ada Lovelace?', 'What happened between 1914 and 1960?', 'Explain osmosis'])(
    'is not seen in a plain question: %s',
    (message) => expect(isExercise(message, [QUESTION])).toBe(false),
  );
  test('gets a step after "I don\'t know": a part of the sentence, not its point', () => {
    const turn = asExercise("I don't know", asExercise(QUESTION).state);
    expect(turn.stage).toBe('step');
    expect(turn.markdown).toContain('Plant cells do not burst');
    expect(turn.markdown).not.toMatch(/resists/);
  });
  test('gets the answer with its place at the third turn', () => {
    let turn = asExercise(QUESTION);
    turn = asExercise('not sure', turn.state);
    turn = asExercise('more', turn.state);
    expect(turn.stage).toBe('answer');
    expect(turn.markdown).toContain('because the cell wall resists the expansion');
    expect(turn.more).toBe(false);
  });
  test('gets the answer at any time for "Just tell me"', () => {
    expect(asExercise('Just tell me', asExercise(QUESTION).state).markdown).toContain('cell wall resists');
    expect(asExercise(`${QUESTION} Just tell me.`).stage).toBe('answer');
  });
  test('asked again goes on instead of starting anew', () => {
    expect(asExercise('why do plant cells not burst in pure water', asExercise(QUESTION).state).stage).toBe('step');
  });
  test('is confirmed with the passage after a good attempt', () => {
    const turn = asExercise('the cell wall resists the expansion', asExercise(QUESTION).state);
    expect(turn.markdown.startsWith('Yes.')).toBe(true);
    expect(turn.stage).toBe('answer');
  });
  test('goes on with a step after a wrong attempt', () => {
    expect(asExercise('they have chlorophyll', asExercise(QUESTION).state).stage).toBe('step');
  });
});

describe('the whole course', () => {
  const roots = buildIndex({
    id: 'roots',
    title: 'Roots and leaves',
    blocks: [
      { kind: 'heading', level: 1, text: 'Transpiration' },
      {
        kind: 'paragraph',
        text: 'Transpiration is the loss of water vapour from the leaves of a plant. Amina fries rice for the class.',
      },
      { kind: 'heading', level: 1, text: 'Key terms' },
      { kind: 'definitions', entries: [{ term: 'Stoma', definition: 'a pore of a leaf through which gases pass.' }] },
    ],
  });
  const course = { index: mergeIndexes([index, roots]), names: { roots: 'Week 2, day 9: Roots and leaves' } };
  const turn = (message: string) => tutorTurn(message, index, undefined, { course });

  test('answers what the lesson does not, and names the day', () => {
    expect(turn('What is transpiration?')).toMatchObject({
      kind: 'found',
      citations: [{ documentId: 'roots' }],
      markdown: expect.stringContaining('From *Week 2, day 9: Roots and leaves*.'),
    });
  });
  test('answers by its list of terms where that has the very word', () => {
    expect(turn('What is a stoma?').markdown).toContain('a pore of a leaf through which gases pass');
  });
  test('is not asked where the lesson answers', () => {
    expect(turn('What is osmosis?').citations[0]?.documentId).toBe('notes');
  });
  test('does not answer what it only mentions in a story', () => {
    expect(turn('How do I fry rice?').kind).toBe('not_found');
    expect(turn('Who won the Nobel Prize for literature in 1986?').kind).toBe('not_found');
  });
  test('merged from its lessons is searched as if it had been indexed at once', () => {
    const documents = ['one', 'two'].map((id) => ({
      id,
      title: id,
      blocks: [{ kind: 'paragraph' as const, text: `Water of ${id} flows. Salt of ${id} dissolves in water.` }],
    }));
    const { aliases: _, ...merged } = mergeIndexes(documents.map((document) => buildIndex(document)));
    expect(merged).toEqual((({ aliases: _, ...rest }) => rest)(buildIndex(documents)));
  });
});

describe('the manner', () => {
  test('what the lesson does not say is declined at once, with what it does cover', () => {
    const turn = tutorTurn('Who won the Nobel Prize for literature in 1986?', index);
    expect(turn.kind).toBe('not_found');
    expect(turn.markdown).toBe(
      'I couldn’t find that in this lesson. It covers *Osmosis* and *Practical work*. Ask me about any of that.',
    );
    expect(turn).toMatchObject({ more: false, citations: [] });
  });
  const nearest = {
    passage: 'Water moves.',
    places: [],
    isOfIt: false,
    citations: [{ documentId: 'notes', sectionId: 's1', headingPath: ['Osmosis'], sentence: 'Water moves.' }],
  };
  test('a closest place that may answer is shown without the claim that it does', () => {
    expect(nearestText(0.4, nearest, placeText)).toMatch(/^I’m not sure .*\n\n> Water moves\. \(\*Osmosis\*\)$/);
  });
  test('a place that hardly answers is not shown', () => {
    expect(nearestText(0.03, nearest, placeText)).toBeNull();
  });
});

test('every claim of an answer comes from the lesson word for word', () => {
  const turn = tutorTurn('What is osmosis? Just tell me.', index);
  const claims = turn.markdown.split('\n\nFrom ')[0]!;
  expect(index.units.join(' ')).toContain(claims);
});

test('state is plain JSON', () => {
  const state = nextState('more please', { question: QUESTION, stage: 'hint' });
  expect(JSON.parse(JSON.stringify(state))).toEqual({ question: QUESTION, stage: 'step' });
});
