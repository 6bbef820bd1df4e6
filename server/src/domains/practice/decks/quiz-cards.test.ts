import { expect, it } from 'vitest';
import type { CardRow } from '../practice.repo.ts';
import type { KeptQuestion } from '../practice.rules.ts';
import { passageCards, pickCards } from './quiz-cards.ts';

const question = (sentence: string): KeptQuestion => ({
  question: `About “${sentence}”?`,
  options: ['so'],
  correct_answer: 'so',
  explanation: '',
  source: { heading: 'Soil', sentence },
});
const row = (id: string, sentence: string, more: Partial<CardRow> = {}) =>
  ({ id, question: question(sentence), dropped_at: null, due_at: null, position: 0, ...more }) as CardRow;
const idsOf = (cards: KeptQuestion[]) => cards.map(({ cardId }) => cardId);

it('takes cards that were never met before those that come back', () => {
  const rows = [row('met', 'Rain falls.', { due_at: new Date(1) }), row('new', 'Clay swells.', { position: 5 })];
  expect(idsOf(pickCards(rows, 2, []))).toEqual(['new', 'met']);
});

it('leaves out what was dropped, and what the quiz asks about already', () => {
  const rows = [
    row('a', 'Rain falls.', { dropped_at: new Date() }),
    row('b', 'Clay swells.'),
    row('c', 'Sand drains.'),
  ];
  expect(idsOf(pickCards(rows, 5, [question('Clay swells.')]))).toEqual(['c']);
});

it('asks about a sentence once, though it carries two cards', () => {
  expect(idsOf(pickCards([row('a', 'Rain falls.'), row('b', 'Rain falls.')], 5, []))).toEqual(['a']);
});

const text = (paragraphs: string[]) => ({
  id: 'd',
  title: 'Soil',
  blocks: paragraphs.map((one) => ({ kind: 'paragraph' as const, text: one })),
});
const rest = 'It holds water in very small spaces, and so it dries slowly after the rains have ended.';

it('has a passage told on from how it begins', () => {
  const [card] = passageCards(text([`Clay is heavy. ${rest}`]), 3, []);
  expect(card).toMatchObject({ form: 'card', correct_answer: rest });
  expect(card?.question).toContain('“Clay is heavy.”');
});

it('takes passages from the whole text, and none twice', () => {
  const paragraphs = Array.from({ length: 9 }, (_, index) => `Soil number ${index} is heavy. ${rest}`);
  const cues = passageCards(text(paragraphs), 3, []).map(({ source }) => source.sentence);
  expect(cues).toEqual(['Soil number 0 is heavy.', 'Soil number 3 is heavy.', 'Soil number 6 is heavy.']);
});
