import type { Deck, RecallCard, Review, Reviews } from '@akada/contract/client';
import { isCardDue, MOST_NEW_CARDS } from '../../../lib/deck-place.ts';

function toReview(card: RecallCard, deck: Deck, now: Date): Review {
  const met = now.toISOString();
  return {
    id: card.id,
    form: 'card',
    question: card.front,
    options: [card.back],
    correct_answer: card.back,
    explanation: '',
    source: card.source,
    ...(card.html && { html: { question: card.html.front, options: [card.html.back], why: [] } }),
    sprint_id: deck.sprint_id,
    sprint_title: deck.title,
    lessonId: deck.document_id ?? '',
    day: deck.day,
    day_title: deck.sprint_id ? '' : card.source.heading,
    document_id: deck.document_id,
    exam_date: deck.exam_date,
    card: card.card ?? {
      introducedAt: met,
      due: met,
      stability: 0,
      difficulty: 0,
      intervalDays: 0,
      retrievals: 0,
      lapses: 0,
    },
  };
}

/** What of a deck is to be studied now: what is due, then what is new, without what waits to be sent. */
export function toStudy(deck: Deck, answered: ReadonlySet<string>, now: Date): Reviews {
  const open = deck.cards.filter(({ id }) => !answered.has(id));
  const cards = [
    ...open.filter(({ card }) => isCardDue(card, now)),
    ...open.filter(({ card }) => card === null).slice(0, MOST_NEW_CARDS),
  ];
  const reviews = cards.map((card) => toReview(card, deck, now));
  return { reviews, ahead: [], done_today: 0, due_count: reviews.length, next_due_at: null };
}
