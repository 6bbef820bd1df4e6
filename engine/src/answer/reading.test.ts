import { expect, test } from 'vitest';
import { documentFromMarkdown } from '../text/from-markdown.ts';
import { answer } from './answer.ts';
import { buildIndex } from './build-index.ts';
import { conceptsOf } from './concepts.ts';
import { expectationFit } from './expectations.ts';
import { openIndex } from './lesson-index.ts';
import { parseQuestion } from './question.ts';

const NOTES = buildIndex(
  documentFromMarkdown(
    `# Keeping food

## Cooling

A refrigerator keeps food at 4 °C. It slows the growth of most bacteria but does not kill them. Piaget described four
stages, which are told elsewhere. Whoever left meat in the sun threw it away.

## Contracts of sale

A contract of sale binds the seller and the buyer. Children may buy food at the age of ten.

## Heat engines

Engines turn heat into work. The greatest efficiency is

η = 1 − C/H

with both temperatures in kelvin. Losses lower it further.

## Yoghurt

Many people think that yoghurt is a medicine. It is not a medicine and cures nothing.`,
    'notes',
  ),
);
const open = openIndex(NOTES);
const concepts = (question: string) => conceptsOf(parseQuestion(question), open);
const passageFor = (question: string) => {
  const reply = answer(question, NOTES);
  return reply.kind === 'found' ? reply.passage : (reply.nearest?.passage ?? '');
};

test.each([
  ['a clipped word', 'How cold is my fridge?', 'refrigerator'],
  ['an irregular form', 'What happens if I leave meat in the sun?', 'Whoever left meat'],
])('%s is the word itself', (_, question, words) => {
  expect(passageFor(question)).toContain(words);
  expect(concepts(question).every(({ unknown }) => !unknown)).toBe(true);
});

test('a name is not met by another word of the same stem', () => {
  expect(concepts('What did Cooley say about food?')[0]).toMatchObject({ word: 'cooley', unknown: true });
  expect(concepts('What did Piaget describe?')[0]).toMatchObject({ word: 'piaget', unknown: false });
});

test('a figure that the question already has is not the one that is asked for', () => {
  const question = parseQuestion('How many stages follow after 4 °C?');
  const unit = (words: string) => open.index.units.findIndex((text) => text.includes(words));
  expect(expectationFit(question, [], unit('at 4 °C'), open)).toBe(0);
  expect(expectationFit(question, [], unit('four'), open)).toBe(1);
});

test('a long word with two letters more is another word, not a slip', () => {
  expect(concepts('What does it contradict?')[0]).toMatchObject({ word: 'contradict', unknown: true });
});

test('three initials that words happen to have once are no acronym', () => {
  expect(concepts('How do I convert a PDF?').map(({ word }) => word)).toContain('pdf');
});

test.each(['Why can’t it be eaten?', 'why doesnt it cool', 'why cant it cool'])(
  '%s has no words but its own',
  (question) => {
    expect(parseQuestion(question).words.map(({ word }) => word)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:ca|cant|doesnt|nt)$/)]),
    );
  },
);

test('an age that is asked for is a figure', () => {
  expect(parseQuestion('At what age may children buy food?').kind).toBe('quantity');
});

test('a formula on a line of its own is shown with the sentence that it ends', () => {
  expect(passageFor('What is the greatest efficiency of engines?')).toMatch(
    /efficiency is[\s\S]*η = 1 − C\/H[\s\S]*kelvin/,
  );
});

test('the sentence that settles it is put forward, not the one that repeats what people think', () => {
  const reply = answer('Is yoghurt a medicine?', NOTES);
  expect(reply.kind === 'found' && reply.sentence).toBe('It is not a medicine and cures nothing.');
});
