import { describe, expect, test } from 'vitest';
import { buildIndex } from '../answer/build-index.ts';
import { mergeIndexes } from '../answer/merge-indexes.ts';
import type { Block } from '../document.ts';
import { countWords } from '../text/normalise.ts';
import type { TutorState } from './state.ts';
import { tutorTurn } from './tutor.ts';

const heading = (text: string): Block => ({ kind: 'heading', level: 1, text });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

const blocks: Block[] = [
  heading('Osmosis'),
  paragraph(
    'Osmosis is the movement of water across a selectively permeable membrane. It goes on until both sides are equally strong. For example, dried beans swell when they are left in water overnight.',
  ),
  heading('Diffusion'),
  paragraph(
    'Diffusion is the spreading of particles from where they are many to where they are few. Unlike osmosis, diffusion needs no membrane. Perfume that is opened in a corner is soon smelt in the whole room.',
  ),
  heading('Isotonic solutions'),
  paragraph('An isotonic solution is a solution that is as strong as the content of the cell.'),
  heading('Types of transport'),
  paragraph('There are three types of transport:'),
  { kind: 'list', ordered: false, items: ['passive transport', 'active transport', 'bulk transport'] },
];
const index = buildIndex({ id: 'cells', title: 'Transport in cells', blocks });
const turn = (message: string, before?: TutorState) => tutorTurn(message, index, before);

describe('each wish has its own form', () => {
  test('a definition, with its place', () => {
    expect(turn('wat is osmosis').markdown).toMatch(/^Osmosis is the movement of water .*From \*Osmosis\*\.$/s);
  });
  test('an explanation: what it is and an example', () => {
    const { markdown } = turn('Explain osmosis');
    expect(markdown).toContain('is the movement of water');
    expect(markdown).toContain('For example, dried beans swell');
  });
  test('an example, also of what was spoken of last', () => {
    expect(turn('Give an example of osmosis').markdown).toContain('dried beans');
    expect(turn('give an example', turn('what is osmosis').state).markdown).toContain('dried beans');
  });
  test('an example that is one by its verb', () => {
    const rift = buildIndex({
      id: 'rift',
      title: 'Plates',
      blocks: [
        heading('Boundaries'),
        paragraph(
          'Where plates part on land they open a rift valley. The East African Rift is a present-day example. Plates also meet.',
        ),
      ],
    });
    expect(tutorTurn('give an example of a rift valley', rift).markdown).toMatch(/East African Rift/);
    expect(tutorTurn('give an example of a rift valley', rift).markdown).not.toMatch(/I don’t have an example/);
  });
  test.each([
    'What is the diffrence between osmosis and diffusion?',
    'osmosis vs diffusion',
    'compare osmosis with diffusion',
  ])('a comparison as a small table: %s', (message) => {
    const { markdown, citations } = turn(message);
    expect(markdown).toMatch(/^\| Osmosis \| Diffusion \|\n\| --- \| --- \|\n\| Osmosis is .* \| Diffusion is .* \|/);
    expect(citations.map(({ headingPath }) => headingPath[0])).toEqual(['Osmosis', 'Diffusion']);
  });
  test.each(['sumarise', 'Summarize this lesson please', 'what are the main points?'])('a summary: %s', (message) => {
    const { markdown, citations } = turn(message);
    expect(markdown).toMatch(/^\*\*Transport in cells\*\* in short:\n\n- /);
    expect(citations.length).toBeGreaterThan(1);
  });
  test('a summary of one section', () => {
    expect(turn('summarise the section on diffusion').citations.map(({ headingPath }) => headingPath[0])).toEqual([
      'Diffusion',
    ]);
  });
  test('the same in small pieces, of what was said last or of what is named', () => {
    for (const reply of [
      turn("I don't understand", turn('what is osmosis').state),
      turn("explain osmosis like I'm 12"),
    ]) {
      expect(reply.markdown).toMatch(/^Let’s take it bit by bit:\n\n- Osmosis is/);
    }
  });
  test('a list is given whole', () => {
    expect(turn('list the types of transport').markdown).toContain(
      '- passive transport\n- active transport\n- bulk transport',
    );
  });
  test('every reply is at most ninety words', () => {
    for (const message of [
      'what is osmosis',
      'explain diffusion',
      'summarise',
      'osmosis vs diffusion',
      'eli5 osmosis',
      'hi',
    ])
      expect(countWords(turn(message).markdown)).toBeLessThanOrEqual(90);
  });
});

describe('a card', () => {
  test('waits no longer when somebody does not understand another thing, or wants it explained', () => {
    const { state } = turn('test me on osmosis');
    expect(turn('I don’t understand diffusion', state).markdown).toContain('the spreading of particles');
    expect(turn('explain diffusion', state).markdown).toContain('the spreading of particles');
    expect(turn('I don’t understand', state).markdown).toContain('Osmosis is the movement of water');
  });
  test('is found in a text of everyday words too', () => {
    const plain = buildIndex({
      id: 'shop',
      title: 'Shops',
      blocks: [
        heading('Selling'),
        paragraph('A discount is a cut in the price for those who buy many things at once.'),
      ],
    });
    expect(tutorTurn('quiz me', plain).markdown).toMatch(/^What is a \*\*discount\*\*\?/);
  });
  test('is dealt without its answer, and turned on "show me"', () => {
    const card = turn('quiz me');
    expect(card.markdown).toMatch(/^What is \*\*osmosis\*\*\?/);
    expect(card.markdown).not.toContain('membrane');
    expect(card).toMatchObject({ offers: ['show'], citations: [] });
    const back = turn('show me', card.state);
    expect(back.markdown).toContain('Osmosis is the movement of water');
    expect(back.offers).toEqual(['card']);
  });
  test('is judged leniently', () => {
    const card = turn('test me on osmosis');
    expect(turn('water moving across a membrane that is permeable', card.state).markdown).toMatch(/^Yes\./);
    expect(turn('something about sugar', card.state).markdown).toMatch(/^Not quite\./);
  });
  test('is another one the next time', () => {
    const first = turn('quiz me');
    const second = turn('another one', turn('show me', first.state).state);
    const fronts = [first, second].map(({ state }) => state.card?.front);
    expect(fronts.every(Boolean)).toBe(true);
    expect(new Set(fronts).size).toBe(2);
  });
});

describe('a new message is new', () => {
  const before = turn('what is osmosis');
  test.each(['thanks', 'ok thank you', 'I get it now'])('%s is answered as thanks', (message) => {
    expect(turn(message, before.state).markdown).toMatch(/^You’re welcome/);
  });
  test('a greeting is greeted', () => expect(turn('Good morning').markdown).toMatch(/^Hello!/));
  test('a sibling is no answer', () => {
    expect(turn('What is a hypertonic solution?').kind).toBe('not_found');
  });
  test('what has another word to its name does not define the thing', () => {
    const law = [
      paragraph('Executed consideration is an act that has been performed. Consideration is the price of a promise.'),
    ];
    const { markdown } = tutorTurn('meaning of consideration', buildIndex({ id: 'law', title: 'Law', blocks: law }));
    expect(markdown).toMatch(/^Consideration is the price/);
  });
  test('"it" is what was spoken of', () => {
    expect(turn('does it need a membrane?', turn('what is diffusion').state).markdown).toContain('needs no membrane');
  });
  test('more of nothing asks what is meant', () => expect(turn('go on').markdown).toMatch(/^Tell me what it’s about/));
  test('more ends where the text does', () => {
    let state = turn('what is an isotonic solution').state;
    for (let i = 0; i < 6; i++) state = turn('more', state).state;
    expect(turn('more', state).markdown).toMatch(/^That’s all there is/);
  });
});

test('a day of the course is summed up by its number', () => {
  const roots = buildIndex({
    id: 'roots',
    title: 'Roots',
    blocks: [paragraph('A root is the part of a plant that takes up water.')],
  });
  const course = {
    index: mergeIndexes([index, roots]),
    names: { cells: 'Week 1, day 1: Cells', roots: 'Week 1, day 2: Roots' },
  };
  const { markdown } = tutorTurn('summarise day 2', index, undefined, { course });
  expect(markdown).toContain('**Week 1, day 2: Roots** in short:');
  expect(markdown).toContain('takes up water');
});

test('a document that is looked things up in holds nothing back', () => {
  const message = 'Determine where osmosis moves water across a permeable membrane';
  const exercises = [message];
  expect(tutorTurn(message, index, undefined, { exercises })).toMatchObject({
    stage: 'hint',
    offers: ['hint', 'tell'],
  });
  expect(tutorTurn(message, index, undefined, { exercises, atOnce: true }).stage).toBe('answer');
  expect(tutorTurn('Who won the cup?', index, undefined, { called: 'document' }).markdown).toMatch(
    /^I find nothing about this in your document/,
  );
});
