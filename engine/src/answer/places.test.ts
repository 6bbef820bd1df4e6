import { expect, test } from 'vitest';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { answer } from './answer.ts';
import { buildIndex } from './build-index.ts';
import { conceptsOf } from './concepts.ts';
import { openIndex } from './lesson-index.ts';
import { answeringWords, placesOf, shownPlaces } from './places.ts';
import { parseQuestion } from './question.ts';
import { rank } from './rank.ts';

const KILN = buildIndex(
  documentFromMarkdown(
    `# Pottery

## Firing

Damp pots crack in the kiln. The water within them turns to steam faster than it can leave, and the steam forces the
walls apart. That is why pots stand for a week before firing. The kiln is heated with d.c. elements in the workshop at
Abuja. Ladi Kwali threw hers by hand.

## Glaze

Too thick a glaze runs down in the kiln and glues the pot to the shelf. A thin one stays dull.

## Signs on the door

The potters hang out an IF sign for guests who should knock, and a WHILE sign for those who should go away.

## Kilns of the village

An open kiln burns wood and grass. The pots are stacked in the kiln with the mouths downwards.

## Prices

A kiln costs more than all other tools of the potter together. Old broken pots are thrown away behind the house.`,
    'pottery',
  ),
);
const open = openIndex(KILN);
const ranked = (question: string) => {
  const parsed = parseQuestion(question);
  return rank(parsed, conceptsOf(parsed, open), open);
};
const placesFor = (question: string) => placesOf(ranked(question));
const quoted = (question: string) => answeringWords(placesFor(question)[0]!, ranked(question)).text;

test('a sentence that leans on the one before is put forward with it', () => {
  expect(quoted('How long do pots stand before firing?')).toMatch(/^The water within[\s\S]*stand for a week/);
});

test('the sentence that names the cause is put forward, not only the one that states the effect', () => {
  expect(quoted('Why do damp pots crack when fired?')).toContain('turns to steam');
});

test('a person who is asked for stands in the words that are put forward', () => {
  expect(quoted('Who made pots by hand?')).toContain('Ladi Kwali');
});

test('places lie apart from one another and keep within the length that is read at once', () => {
  const places = placesFor('What happens in the kiln?');
  const shown = shownPlaces(places, open, { share: 0, most: 3, words: 60 });
  expect(shown.length).toBeGreaterThan(1);
  for (const [i, { units }] of shown.entries())
    for (const other of shown.slice(i + 1))
      expect(units.from >= other.units.to || units.to <= other.units.from).toBe(true);
  expect(shown.map(({ markdown }) => markdown.split(/\s+/).length).reduce((a, b) => a + b)).toBeLessThanOrEqual(60);
});

test('passages of one paragraph that overlap are shown as one', () => {
  const sentences = Array.from({ length: 14 }, (_, i) =>
    i === 4 || i === 8
      ? `Potter number ${i} of the long street uses a hidden wooden paddle to beat the wall of a big pot thin.`
      : `In house number ${i} of the long street somebody sells fish, cloth, salt and oil to those who pass by.`,
  );
  const street = openIndex(buildIndex(documentFromMarkdown(sentences.join(' '), 'street')));
  const parsed = parseQuestion('Who uses a wooden paddle?');
  const [first, ...others] = shownPlaces(placesOf(rank(parsed, conceptsOf(parsed, street), street)), street, {
    share: 0.1,
    most: 3,
    words: 420,
  });
  expect(others).toEqual([]);
  expect(first!.markdown).toContain('Potter number 4');
  expect(first!.markdown).toContain('Potter number 8');
});

test.each([
  ['a phrase is met by the one word for it', 'When do I get rid of old pots?', 'thrown away'],
  ['a phrase is met by its own words', 'where are broken pots thrown away', 'thrown away'],
  ['an abbreviation may be written without its points', 'is the kiln dc or ac?', 'd.c. elements'],
  ['a word of grammar that the lesson writes as a name', 'when do I use while instead of if?', 'WHILE sign'],
  ['an everyday word is met by the learned one', 'what is the cheapest tool?', 'A kiln costs more'],
])('%s', (_, question, words) => {
  const reply = answer(question, KILN);
  expect(reply.kind === 'found' ? reply.passage : reply.nearest?.passage).toContain(words);
});
