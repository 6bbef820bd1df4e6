import { describe, expect, test } from 'vitest';
import { buildIndex } from '../answer/build-index.ts';
import type { Block } from '../document.ts';
import { countWords } from '../text/normalise.ts';
import { tutorTurn } from './tutor.ts';

const heading = (text: string): Block => ({ kind: 'heading', level: 1, text });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

const blocks: Block[] = [
  heading('3.1 The leaf'),
  paragraph(
    'The breathing opening of the leaf is the stoma. A stoma has two parts: a pore, and a pair of guard cells around it.',
  ),
  {
    kind: 'list',
    ordered: true,
    items: [
      'A tendril is a thread by which a plant climbs.',
      'the upper skin of the leaf,',
      'the lower skin of the leaf,',
    ],
  },
  paragraph(
    'The upper skin carries a thick layer of wax. The lower skin holds most of the stomata. Sap is the result of three processes.',
  ),
  heading('3.2 Water loss'),
  paragraph(
    'Warm air takes up vapour from the pores, and the leaf pulls water after it. The pull reaches down the stem to the root. This mechanism is called transpiration, because the plant seems to sweat.',
  ),
  paragraph(
    'What makes a plant lose water faster? The most important thing is dry air. A desert wind empties a leaf in an hour. Second, warmth drives the vapour out. Third, wind carries it away from the leaf. Fourth, bright light opens the pores.',
  ),
  heading('3.3 Promises'),
  paragraph(
    'Consideration is what each side gives for a promise. The rate of exchange is the value of one given divided by that of the other. Suppose a trader gives two goats for six hens. Then the rate of exchange is three.',
  ),
  { kind: 'list', ordered: false, items: ['Past consideration is none. In Ade v Bello (1901) a gift came first.'] },
  paragraph('An uncle wrote in a letter: "I consider the horse mine."'),
  paragraph(
    'Okoro v Sule (1950). A farmer offered a reward to whoever found his cow. Sule found it and brought it home. The judge ruled that he was owed the money.',
  ),
];
const index = buildIndex({ id: 'notes', title: 'Notes', blocks });
const reply = (message: string) => tutorTurn(message, index);

describe('a reply goes as far as the point', () => {
  test('a thing that a sentence names last is defined by it, and what follows is told too', () => {
    expect(reply('What is a stoma?').markdown).toMatch(/^The breathing opening of the leaf is the stoma\. A stoma has/);
  });
  test('a supposed case is told with what comes of it', () => {
    expect(reply('What is the rate of exchange?').markdown).toMatch(/Suppose a trader .* is three\./);
  });
  test('a list that is written out in sentences is given whole', () => {
    const { markdown } = reply('List what makes a plant lose water faster');
    for (const point of ['dry air', 'Second,', 'Third,', 'Fourth,']) expect(markdown).toContain(point);
  });
  test.each(['what hapened in okoro v sule', 'What happened in Okoro v Sule?'])(
    'a case to its outcome: %s',
    (message) => {
      expect(reply(message).markdown).toMatch(/^Okoro v Sule .* owed the money\./);
    },
  );
  test('"this is called …" is told with what it points to', () => {
    const { markdown } = reply("I don't understand transpiration");
    expect(markdown).toContain('- The pull reaches down the stem');
    expect(countWords(markdown)).toBeLessThanOrEqual(90);
  });
  test('a name for "these …" is told with what these are', () => {
    const text =
      'Some trades no longer take place. The loss from these missing trades is called the deadweight loss. Goats are dear.';
    const tax = buildIndex({ id: 'tax', title: 'Tax', blocks: [paragraph(text)] });
    expect(tutorTurn('What is the deadweight loss?', tax).markdown).toMatch(
      /^Some trades no longer take place\. The loss/,
    );
  });
  test('a thing that only a table tells of is shown by its row', () => {
    const table: Block = {
      kind: 'table',
      header: ['Hormone', 'Source'],
      rows: [
        ['Insulin', 'Pancreas'],
        ['Aldosterone', 'Adrenal cortex'],
      ],
    };
    const hormones = buildIndex({ id: 'hormones', title: 'Hormones', blocks: [heading('Hormones'), table] });
    const { markdown } = tutorTurn('wat is aldosteron', hormones);
    expect(markdown).toContain('| Hormone | Source |\n| --- | --- |\n| Aldosterone | Adrenal cortex |');
    expect(markdown).not.toContain('Insulin');
  });
  test('a definition out of a numbered list has no number', () => {
    expect(reply('What is a tendril?').markdown).toMatch(/^A tendril is a thread/);
  });
});

describe('what is said is true', () => {
  test('no example is denied where one is shown', () => {
    const { markdown } = reply('Give an example of past consideration');
    expect(markdown).toContain('In Ade v Bello');
    expect(markdown).not.toContain('I don’t have an example');
  });
  test('a word of the same stem is another word', () => {
    expect(reply("explain consideration like I'm 12").markdown).not.toContain('I consider the horse');
  });
  test('a card asks for no definition that only announces a number', () => {
    let turn = reply('quiz me');
    for (let i = 0; i < 6; i++) {
      expect(turn.markdown).not.toMatch(/What is \*\*sap/i);
      turn = tutorTurn('another one', index, tutorTurn('show me', index, turn.state).state);
    }
  });
});

describe('a comparison', () => {
  test('lends the first thing the name that both share, and shows whole sentences', () => {
    expect(reply('Compare the upper and lower skin of the leaf').markdown).toContain(
      '| The upper skin carries a thick layer of wax. | The lower skin holds most of the stomata. |',
    );
  });
  test('goes on with what leans on the sentence', () => {
    const text =
      'A price ceiling is a legal maximum. It binds below the usual price. A price floor is a legal minimum. It binds above it.';
    const prices = buildIndex({ id: 'prices', title: 'Prices', blocks: [paragraph(text)] });
    expect(tutorTurn('Compare a price ceiling and a price floor', prices).markdown).toContain(
      '| A price ceiling is a legal maximum. It binds below the usual price. | A price floor is a legal minimum. It binds above it. |',
    );
  });
  test('does not cut a sentence about both in two', () => {
    const text = 'The water held between field capacity and the wilting point is the available water.';
    const soil = buildIndex({ id: 'soil', title: 'Soil', blocks: [paragraph(text)] });
    expect(tutorTurn('field capacity vs wilting point', soil).markdown).toContain(text);
  });
});

describe('a summary', () => {
  test.each(['Summarise section 3.2 Water loss', 'summarise 3.2'])(
    'is of the section that has the number: %s',
    (message) => {
      expect(reply(message).markdown).toMatch(/^\*\*3\.2 Water loss\*\* in short:/);
    },
  );
  test('keeps the rule and leaves out the supposed case', () => {
    const { markdown } = reply('summarise the section on promises');
    expect(markdown).toContain('Consideration is what each side gives');
    expect(markdown).not.toContain('Suppose');
  });
});

test('an instance is found by what is said of it, though the text does not call it one', () => {
  const text = 'Filtration is coarse. Sugar, urea and salt all pass freely, but blood cells are held back.';
  const kidney = buildIndex({
    id: 'kidney',
    title: 'Kidney',
    blocks: [
      heading('Filtration'),
      paragraph(text),
      heading('Blood'),
      paragraph('Blood carries substances to the skin.'),
    ],
  });
  const turn = tutorTurn('Give an example of a substance that is filtered freely', kidney);
  expect(turn).toMatchObject({ kind: 'found', markdown: expect.stringContaining('Sugar, urea and salt') });
});
