import { expect, test } from 'vitest';
import { readDocument } from '../text/sections.ts';
import { summarise } from './summarise.ts';

const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });
const document = readDocument({
  id: 'd',
  title: 'Soil',
  blocks: [
    { kind: 'heading', level: 1, text: 'Soil' },
    paragraph(
      'Soil is a mixture of mineral particles, organic matter, water and air. Soil is made of mineral particles, organic matter, air and water. This makes it loose.',
    ),
    paragraph(
      'Clay soil holds water and mineral nutrients because its particles are very small. They are easily waterlogged.',
    ),
    { kind: 'heading', level: 1, text: 'References' },
    paragraph(
      'Soil mineral particles and organic matter are described in the standard soil handbook of water and air.',
    ),
  ],
});

test('does not say one thing twice', () => {
  const texts = summarise(document, 5).map(({ text }) => text);
  expect(texts.filter((text) => /organic matter/.test(text))).toHaveLength(1);
});

test('leaves out references', () => {
  expect(summarise(document, 5).some(({ text }) => text.includes('handbook'))).toBe(false);
});

const about = (thing: string) =>
  `The ${thing} is a layer of the soil that farmers know well. A spade cuts the ${thing} in the dry season of the year.`;
const things = ['topsoil', 'subsoil', 'bedrock', 'humus', 'hardpan', 'laterite', 'gravel', 'loess'];

test('starts with what the text is about, and is spread over its sections', () => {
  const blocks = things.flatMap((thing) => [
    { kind: 'heading' as const, level: 2 as const, text: `The ${thing}` },
    paragraph(`${about(thing)} ${'Rain and wind and sun change it from day to day. '.repeat(6)}`),
  ]);
  const whole = readDocument({
    id: 'd',
    title: 'Layers of the soil',
    blocks: [paragraph('The layers of the soil differ in colour, depth and use. Many books tell of them.'), ...blocks],
  });
  const summary = summarise(whole);
  expect(summary[0]?.text).toBe('The layers of the soil differ in colour, depth and use.');
  expect(new Set(summary.map(({ sectionId }) => sectionId)).size).toBe(summary.length);
});

test('says nothing that leans on a figure, and drops the mention of one', () => {
  const blocks = [
    paragraph(
      'Figure 2 shows how the topsoil holds water in the rainy season. The topsoil holds most of the roots of a crop (Figure 3). As seen below, the subsoil holds little of it.',
    ),
  ];
  expect(summarise(readDocument({ id: 'd', title: 'Soil', blocks }), 1).map(({ text }) => text)).toEqual([
    'The topsoil holds most of the roots of a crop.',
  ]);
});

test('where sentences are too few, tells the headings with what each begins with', () => {
  const blocks = ['Clay', 'Sand', 'Loam'].flatMap((text) => [
    { kind: 'heading' as const, level: 1 as const, text },
    { kind: 'list' as const, ordered: false, items: [`${text} grains`, 'Water held'] },
  ]);
  expect(summarise(readDocument({ id: 'd', title: 'Soil', blocks })).map(({ text }) => text)).toEqual([
    'Clay: Clay grains.',
    'Sand: Sand grains.',
    'Loam: Loam grains.',
  ]);
});

test('a bullet of a slide is text, and so is what its notes say of the matter', () => {
  const place = { slide: 2 };
  const blocks = [
    { kind: 'heading' as const, level: 2 as const, text: 'Offers', place },
    {
      kind: 'list' as const,
      ordered: false,
      items: ['An offer is a statement of the terms on which a person is willing to be bound', 'Carlill'],
      place,
    },
    { kind: 'note' as const, text: 'Ask the class who has made an offer today.', place },
    { kind: 'note' as const, text: 'A letter of acceptance takes effect at the time of posting.', place },
  ];
  const deck = readDocument({ id: 'd', title: 'Contract', blocks });
  expect(deck.sentences.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph', 'note', 'paragraph']);
  expect(summarise(deck, 2).map(({ text }) => text)).toEqual([
    'An offer is a statement of the terms on which a person is willing to be bound.',
    'A letter of acceptance takes effect at the time of posting.',
  ]);
});

test('gives no more sentences than asked for', () => {
  expect(summarise(document, 1)).toHaveLength(1);
});

test('takes what its writer sums up with, and says first what it is about', () => {
  const sums = ['Adhesion ties water to the grains of the soil.', 'Cohesion keeps drops together in narrow pores.'];
  const blocks = ['Adhesion', 'Cohesion'].flatMap((thing, i) => [
    { kind: 'heading' as const, level: 2 as const, text: thing },
    paragraph(`In 1885 a man in Kano lost six tonnes of ${thing} in one hot day. ${about(thing.toLowerCase())}`),
    paragraph(`Section summary. ${sums[i]}`),
  ]);
  const opening = paragraph('A man came by. This chapter explains how water is held and moved in soil.');
  const texts = summarise(readDocument({ id: 'd', title: 'Soil water', blocks: [opening, ...blocks] }), 3);
  expect(texts.map(({ text }) => text)).toEqual([
    'This chapter explains how water is held and moved in soil.',
    ...sums,
  ]);
});

test('prefers what a thing is to a case, and takes no sentence that goes on from another', () => {
  const text =
    'Luminosity is the energy that a star radiates each second. A star of ten solar masses therefore shines 3,000 times as brightly as the Sun. Stars were counted by hand in 1850 in one cold hall of the luminosity office.';
  const blocks = [{ kind: 'heading' as const, level: 1 as const, text: 'Luminosity' }, paragraph(text)];
  expect(summarise(readDocument({ id: 'd', title: 'Stars', blocks }), 1).map((own) => own.text)).toEqual([
    'Luminosity is the energy that a star radiates each second.',
  ]);
  const all = summarise(readDocument({ id: 'd', title: 'Stars', blocks }), 3).map((own) => own.text);
  expect(all.some((own) => own.includes('therefore'))).toBe(false);
});

test('slides full of sentences deserve one for most of them', () => {
  const blocks = things.flatMap((thing, i) => [
    { kind: 'heading' as const, level: 2 as const, text: `The ${thing}`, place: { slide: i + 1 } },
    {
      kind: 'list' as const,
      ordered: false,
      items: [
        ...about(thing).split(/(?<=\.) /),
        `Rain falls on the ${thing} in the wet months and wind dries it after that.`,
      ],
      place: { slide: i + 1 },
    },
  ]);
  expect(summarise(readDocument({ id: 'd', title: 'Soil', blocks })).length).toBeGreaterThan(3);
});

test('a main section gives what it defines before any detail', () => {
  const detail = 'The soil of the farm holds water and the soil of the garden holds water in the dry season.';
  const defined = [
    'Humus is a dark layer that forms from dead leaves.',
    'Laterite is a red crust that is rich in iron.',
    'Loess is a fine dust that the wind has laid down.',
  ];
  const blocks = defined.flatMap((text) => [
    { kind: 'heading' as const, level: 1 as const, text: text.split(' ')[0]! },
    paragraph(`${detail} ${text} ${detail}`),
  ]);
  const texts = summarise(readDocument({ id: 'd', title: 'Earths', blocks }), 4).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(defined));
});

test.each([
  'In place of the king the farmers elected two men who held the soil for a year.',
  'Clay control must not be confused with the control of water in sandy soil.',
])('says nothing that hangs on another sentence, or what a thing is not: %s', (text) => {
  const blocks = [
    paragraph(`${text} Clay holds water and minerals in soil. Sand lets water and minerals of soil pass.`),
  ];
  expect(summarise(readDocument({ id: 'd', title: 'Soil', blocks }), 2).map((one) => one.text)).not.toContain(text);
});
