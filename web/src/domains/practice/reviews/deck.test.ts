import type { Deck, RecallCard } from '@akada/contract/client';
import { expect, it } from 'vitest';
import { toStudy } from './deck.ts';

const now = new Date('2026-11-15T12:00:00Z');
const card = (id: string, due: string | null): RecallCard => ({
  id,
  kind: 'meaning',
  front: `What is ${id}?`,
  back: id,
  html: null,
  source: { heading: '', sentence: '', section_id: null },
  own: false,
  card:
    due === null
      ? null
      : { introducedAt: due, due, stability: 1, difficulty: 5, intervalDays: 1, retrievals: 1, lapses: 0 },
});
const deck = (cards: RecallCard[]): Deck => ({
  document_id: 'd',
  sprint_id: null,
  day: null,
  title: 'Notes',
  exam_date: null,
  making: null,
  failure: null,
  cards,
  made: true,
});
const ids = (cards: RecallCard[], answered: string[] = []) =>
  toStudy(deck(cards), new Set(answered), now).reviews.map(({ id }) => id);

it('studies what is due before what is new', () => {
  expect(ids([card('new', null), card('due', '2026-11-14T12:00:00Z')])).toEqual(['due', 'new']);
});

it('leaves out what comes back later', () => {
  expect(ids([card('later', '2026-11-20T12:00:00Z')])).toEqual([]);
});

it('leaves out what was graded without a network and waits to be sent', () => {
  expect(ids([card('sent', null), card('open', null)], ['sent'])).toEqual(['open']);
});

it('learns at most twenty new cards in one go', () => {
  expect(ids(Array.from({ length: 30 }, (_, i) => card(`c${i}`, null)))).toHaveLength(20);
});
