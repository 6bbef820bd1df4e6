import { expect, test } from 'vitest';
import { nutrition } from '../questions/fixtures/nutrition.ts';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { countWords } from '../text/normalise.ts';
import { makeCards } from './make-cards.ts';

const cardsOf = (markdown: string) => makeCards(documentFromMarkdown(markdown, 'notes'));
const asked = (markdown: string) => cardsOf(markdown).map(({ form, front, back }) => ({ form, front, back }));

const filler =
  'Water is stored in dams, and many farms use it in the dry season. Farmers weed their plots by hand before the rains come.';

test('a definition is asked for by its term', () => {
  expect(asked(`# Soil\n\nErosion is the removal of topsoil by wind or by running water. ${filler}`)).toContainEqual({
    form: 'meaning',
    front: 'What is erosion?',
    back: 'The removal of topsoil by wind or by running water.',
  });
});

test.each([
  [
    'The First Compact was',
    'an informal alliance between Kano and Zaria, formed in 1750',
    'What was the First Compact?',
  ],
  ['Musa Bello was', 'a trader who carried salt from Kano to Zaria', 'Who was Musa Bello?'],
  ['Wardens were', 'officials of a guild who judged bad work', 'Who were wardens?'],
])('what is told of the past is asked for by its name: %s', (subject, said, front) => {
  const made = asked(`# Towns\n\n${subject} ${said}. ${filler}`);
  expect(made).toContainEqual({ form: 'meaning', front, back: `${said[0]!.toUpperCase()}${said.slice(1)}.` });
});

test.each([
  ['The city was a centre of trade for the whole of the north.'],
  ['Scholars give several causes: a dry year, a weak king, and an army that would not fight for pay.'],
  ['Some whistles sound above 20 kHz, the limit of human hearing in a quiet room.'],
])('no card asks what only seems to be explained: %s', (sentence) => {
  expect(asked(`# Towns\n\n${sentence} ${filler}`).filter(({ form }) => form === 'meaning' || form === 'name')).toEqual(
    [],
  );
});

test('a name that the text gives last is what is asked for', () => {
  const made = asked(
    `# Cells\n\nThe movement of water through a membrane that lets no salt pass is called osmosis. ${filler}`,
  );
  expect(made).toContainEqual({
    form: 'name',
    front: 'What is the term for the movement of water through a membrane that lets no salt pass?',
    back: 'Osmosis.',
  });
});

test('a counted list is asked for whole', () => {
  const made = asked(
    `# Government\n\nThe three arms of government are the legislature, the executive and the judiciary. ${filler}`,
  );
  expect(made).toContainEqual({
    form: 'list',
    front: 'Name the three arms of government.',
    back: '• Legislature\n• Executive\n• Judiciary',
  });
});

test('steps are asked for in their order', () => {
  const made = asked(
    `# Urine\n\n## Formation of urine\n\n${filler} Urine is formed in three stages:\n\n1. Ultrafiltration\n2. Selective reabsorption\n3. Tubular secretion\n`,
  );
  expect(made).toContainEqual({
    form: 'steps',
    front: 'Formation of urine: name the three stages in order.',
    back: '1. Ultrafiltration\n2. Selective reabsorption\n3. Tubular secretion',
  });
});

test('a name in capitals keeps them', () => {
  const rip = 'RIP counts the hops between two networks, and treats a route of sixteen hops as infinity.';
  const made = asked(`# RIP\n\nA router that speaks RIP tells its neighbours what it knows. ${rip} ${filler}`);
  expect(made.map(({ back }) => back)).toContain('RIP.');
});

test('a reason is asked for by why', () => {
  const made = asked(
    `# Poultry\n\nBirds of different ages are not kept together, because older birds carry organisms to which the young have no resistance. ${filler}`,
  );
  expect(made).toContainEqual({
    form: 'why',
    front: 'Why are birds of different ages not kept together?',
    back: 'Because older birds carry organisms to which the young have no resistance.',
  });
});

test('an ordinary text gives at least two cards to 400 words', () => {
  expect(cardsOf(nutrition).length).toBeGreaterThanOrEqual(Math.floor(countWords(nutrition) / 200));
});

test('every card names the section and the words that it rests on', () => {
  for (const { source } of cardsOf(nutrition)) {
    expect(source.documentId).toBe('notes');
    expect(source.headingPath.length).toBeGreaterThan(0);
    expect(source.sentence).not.toBe('');
  }
});

test('no two cards ask the same', () => {
  const fronts = cardsOf(`${nutrition}\n\n${nutrition}`).map(({ front }) => front);
  expect(new Set(fronts).size).toBe(fronts.length);
});

test('a card that turns another round does not follow it', () => {
  const fronts = cardsOf(nutrition).map(({ front }) => front);
  const turned = fronts.findIndex((front) => front.startsWith('What is the term for a deficiency disease'));
  expect(turned === -1 || turned > fronts.indexOf('What is kwashiorkor?') + 1).toBe(true);
});

test('the same text gives the same cards', () => {
  expect(cardsOf(nutrition)).toEqual(cardsOf(nutrition));
});

test('what leans on another sentence makes no card', () => {
  expect(
    asked(`# Trade\n\nIt was abolished by them in that year. This made the others follow the same course at once.`),
  ).toEqual([]);
});

test('a text in another language makes no card', () => {
  const french =
    'La photosynthèse est le processus par lequel les plantes vertes utilisent la lumière du soleil pour fabriquer leur propre nourriture. Les racines absorbent l’eau et les sels minéraux du sol.';
  expect(asked(`# Les plantes\n\n${french} ${french} ${french}`)).toEqual([]);
});

test('only cards about a topic are made where one is named', () => {
  const made = makeCards(documentFromMarkdown(nutrition, 'notes'), { about: 'kwashiorkor' });
  expect(made.length).toBeGreaterThan(0);
  for (const { front, back } of made) expect(`${front} ${back}`.toLowerCase()).toContain('kwashiorkor');
});

test('no more are made than are asked for', () => {
  expect(makeCards(documentFromMarkdown(nutrition, 'notes'), { limit: 3 })).toHaveLength(3);
});

test('a gap for a name between commas keeps how its sentence ends', () => {
  const text =
    'Rome had a constitution of custom. The Hortensian law of the dictator made decisions of the plebeian assembly, called plebiscites, binding on the whole people. The senate and the assembly shared the power of the state.';
  const cards = makeCards({ id: 'd', title: 'Rome', blocks: [{ kind: 'paragraph', text }] });
  const gap = cards.find(({ back }) => /^plebiscites/i.test(back));
  expect(gap?.front).toMatch(/called _+, binding on the whole people/);
});

test('what something varies with does not say what it is', () => {
  const made = asked(
    `# Tubes\n\nThe height of the column is inversely proportional to the width of the tube. ${filler}`,
  );
  expect(made.map(({ front }) => front)).not.toContain('What is the height of the column?');
});

test('how a thing counts beside others does not say what it is', () => {
  expect(asked(`# Law\n\nA proviso is a less important clause. ${filler}`).map(({ front }) => front)).not.toContain(
    'What is a proviso?',
  );
});

test('a heading in capitals stands in the letters of a text before what is asked', () => {
  const made = asked(
    `# ENDING A LEASE\n\nThere are three ways: notice, surrender and forfeiture. ${filler} Leases end.\n\n# RENT\n\n${filler}`,
  );
  expect(made.map(({ front }) => front)).toContain('Ending a lease: name the three ways.');
});
