import { describe, expect, it } from 'vitest';
import { buildIndex } from '../answer/build-index.ts';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { countWords } from '../text/normalise.ts';
import { type Finder, finderTurn } from './finder.ts';

const text = `# Soil

## Kinds of soil

Sandy soils drain quickly because the spaces between their grains are wide. They warm early in the season and are easy to plough. Clay soils hold water for a long time.

A loam is a mixture of sand, silt and clay in which no kind has the upper hand. Cation exchange capacity (CEC) is the amount of nutrient that a soil can hold.

## Losing soil

Rain that falls on bare land loosens its grains and carries them downhill. Farmers slow the water by ploughing along the slope.

The types of erosion are as follows:

- sheet erosion
- rill erosion
- gully erosion

| Cure | Where |
| --- | --- |
| Terraces | steep hills |
| Mulch | gardens |
`;
const index = buildIndex(documentFromMarkdown(text, 'soil'));
const section = (heading: string) => index.sections.find(({ path }) => path.at(-1) === heading)!.id;
const terms = [
  { term: 'Loam', definition: 'A mixture of sand, silt and clay.', sectionId: section('Kinds of soil') },
  {
    term: 'Cation exchange capacity',
    definition: 'The amount of nutrient that a soil can hold.',
    sectionId: section('Kinds of soil'),
  },
];
/** Closeness as if it had been measured: what is given to units that have these words, nothing to the others. */
const near = (...wanted: [string, number][]) =>
  index.units.map((unit) => wanted.find(([words]) => unit.includes(words))?.[1] ?? 0.1);
const ask = (question: string, finder: Partial<Finder> = {}) =>
  finderTurn(question, index, undefined, { terms, ...finder });

describe('what the document itself explains', () => {
  it.each(['What is loam?', 'define loams', 'meaning of loam', 'loam'])('comes first: %s', (question) => {
    const turn = ask(question, { closeness: near(['Rain that falls', 0.9]) });
    expect(turn.kind).toBe('found');
    expect(turn.markdown).toContain('**A loam is a mixture of sand, silt and clay');
    expect(turn.citations).toHaveLength(1);
    expect(turn.isOfPlaces).toBe(false);
  });

  it('is found by its abbreviation', () => {
    expect(ask('What is CEC?').markdown).toContain('**Cation exchange capacity (CEC) is the amount');
  });

  it('stands side by side where two are compared', () => {
    const turn = ask('What is the difference between loam and cation exchange capacity?');
    expect(turn.markdown).toContain('| Loam | Cation exchange capacity |');
    expect(turn.markdown).toContain('is a mixture of sand');
    expect(turn.kind).toBe('found');
  });

  it('is told before further places where it is to be explained', () => {
    const turn = ask('Explain loam', { closeness: near(['Clay soils hold', 0.6]) });
    expect(turn.citations.map(({ sentence }) => sentence.slice(0, 10))).toEqual(['A loam is ', 'Clay soils']);
    expect(turn.isOfPlaces).toBe(true);
  });

  it('is a list where one was announced', () => {
    const turn = ask('List the types of erosion');
    expect(turn.markdown).toContain('- rill erosion');
    expect(turn.isOfPlaces).toBe(false);
  });
});

describe('places', () => {
  const question = 'Why does open ground wash away in a storm?';

  it('are up to three, the closest first, called the nearest and no answer', () => {
    const turn = ask(question, {
      closeness: near(['Rain that falls', 0.6], ['Sandy soils', 0.55], ['Terraces', 0.5], ['A loam is', 0.49]),
    });
    expect(turn.kind).toBe('not_found');
    expect(turn.markdown).toMatch(/^These places are nearest:\n\n> \*\*Rain that/);
    expect(turn.citations.map(({ headingPath }) => headingPath.at(-1))).toEqual([
      'Losing soil',
      'Kinds of soil',
      'Losing soil',
    ]);
    expect(turn.markdown).toContain('**Terraces · Where: steep hills**\n>\n> *Losing soil* [3]');
  });

  it('are at most 90 words, the sentence marked, with what it leans on', () => {
    const turn = ask(question, { closeness: near(['They warm early', 0.6]) });
    const quote = turn.markdown.split('\n').find((line) => line.startsWith('> '))!;
    expect(countWords(quote)).toBeLessThanOrEqual(90);
    expect(quote).toContain('wide. **They warm early in the season and are easy to plough.**');
  });

  it('are one where words and meaning agree on it', () => {
    const closeness = near(['Rain that falls', 0.6], ['Sandy soils', 0.5]);
    const turn = ask('What does rain that falls on bare land loosen and carry downhill?', { closeness });
    expect(turn.kind).toBe('found');
    expect(turn.markdown).toMatch(/^Here’s where your document talks about this:\n\n> \*\*Rain that falls/);
    expect(turn.citations).toHaveLength(1);
  });

  it('are none below the line', () => {
    const turn = ask('Who won the league in 1998?', { closeness: near(['Rain that falls', 0.25]) });
    expect(turn.kind).toBe('not_found');
    expect(turn.citations).toEqual([]);
    expect(turn.markdown).toMatch(/^I find nothing about this in your document\./);
  });

  it('are found by words where the meaning is not known', () => {
    const turn = ask('Why do sandy soils drain quickly?');
    expect(turn.markdown).toContain('**Sandy soils drain quickly because');
    expect(turn.isOfPlaces).toBe(true);
  });

  it('are no questions that the text asks itself', () => {
    const asks = 'Why does land wash away in storms? Rain carries its grains downhill.';
    const whole = buildIndex(documentFromMarkdown(`# Land\n\n${asks}`, 'land'));
    const turn = finderTurn(question, whole, undefined, { terms: [], closeness: [0.9, 0.5] });
    expect(turn.markdown).toContain('**Rain carries its grains downhill.**');
  });

  it('are cut from a sentence that is longer, around the words that are asked for', () => {
    const long = `${'One thing leads to another and '.repeat(20)}at last the plough breaks the hard pan of the field.`;
    const whole = buildIndex(documentFromMarkdown(`# Fields\n\n${long}`, 'fields'));
    const turn = finderTurn('When is the hard pan broken by ploughs?', whole, undefined, {
      terms: [],
      closeness: [0.5],
    });
    expect(turn.markdown).toMatch(/\*\*… .*hard pan/);
  });
});

it('sums up, deals cards and greets as the tutor does', () => {
  expect(ask('Summarise it').markdown).toContain('in short:');
  expect(ask('quiz me').offers).toEqual(['show']);
  expect(ask('hello').markdown).toContain('Ask me about');
});

describe('what a place is shown with', () => {
  const told = (lines: string, question: string, wanted: [string, number][]) => {
    const whole = buildIndex(documentFromMarkdown(`# Text\n\n${lines}`, 'text'));
    const closeness = whole.units.map((unit) => wanted.find(([words]) => unit.includes(words))?.[1] ?? 0.1);
    return finderTurn(question, whole, undefined, { terms: [], closeness });
  };
  const courts =
    'Courts were set up in the ports from the 1850s, first in Bonny, to settle such quarrels. Captains and leading merchants sat in them together. They had no basis in the law of any land. Their strength was that nobody who disobeyed them could trade.';

  it('is what it leans on, then what follows where it is asked how or why', () => {
    const turn = told(courts, 'How were rulings enforced with no statute behind them?', [['They had no', 0.6]]);
    expect(turn.markdown).toContain(
      'sat in them together. **They had no basis in the law of any land.** Their strength was that nobody',
    );
  });

  it('is a sentence that gives the reason, where that is asked for and comes nearly as close', () => {
    const lines = 'Soup goes sour overnight on tables. It does so because bacteria divide fast where it is warm.';
    const turn = told(lines, 'Why does broth spoil?', [
      ['Soup goes', 0.6],
      ['It does so', 0.58],
    ]);
    expect(turn.markdown).toContain('**It does so because bacteria divide fast where it is warm.**');
  });

  it('is never a title that was set as a paragraph', () => {
    const turn = told('Group lending\n\nNeighbours stand surety for one another.', 'How do groups get loans?', [
      ['Group lending', 0.8],
      ['Neighbours', 0.5],
    ]);
    expect(turn.markdown).toContain('**Neighbours stand surety');
    expect(turn.citations).toHaveLength(1);
  });

  it('is no other place that is far behind', () => {
    const lines = 'Rain carries soil away.\n\nWind carries sand away.\n\nTrees hold the ground.';
    const wanted: [string, number][] = [
      ['Rain', 0.6],
      ['Wind', 0.5],
      ['Trees', 0.4],
    ];
    expect(told(lines, 'What washes farms off?', wanted).citations).toHaveLength(2);
  });

  it('is its whole paragraph where more is asked for', () => {
    const whole = buildIndex(documentFromMarkdown(`# Courts\n\n${courts} ${courts} ${courts}`, 'courts'));
    const closeness = whole.units.map((_, unit) => (unit === 2 ? 0.6 : 0.1));
    const turn = finderTurn('How were rulings enforced?', whole, undefined, { terms: [], closeness });
    expect(turn.offers).toEqual(['more']);
    const more = finderTurn('More', whole, turn.state, { terms: [], closeness });
    expect(more.markdown).toContain('first in Bonny');
    expect(more.markdown).toContain('could trade.');
    expect(more.citations).toHaveLength(1);
  });

  it('is not said to be about the question where the text lacks one of its words, or the number that is asked for', () => {
    const lines = 'A solar dryer costs less than a kiln. It dries fish in a day.';
    const question = 'How much does a solar dryer cost?';
    expect(told(lines, question, [['A solar dryer', 0.6]]).kind).toBe('not_found');
  });
});

it.each([
  'What is this about?',
  'what is it all about',
  'What does this document cover?',
  'List the main points',
  'list',
])('tells the summary that the document has: %s', (question) => {
  const summary = 'Clay soils hold water for a long time. Farmers slow the water by ploughing along the slope.';
  const turn = ask(question, { summary });
  expect(turn.markdown).toContain('in short:\n\n- Clay soils hold water for a long time.\n- Farmers slow');
  expect(turn.citations.length).toBeGreaterThan(0);
});
