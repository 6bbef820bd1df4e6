/** How memory is scheduled, on the server and on a page without a network: what is due, and when each answer brings it back. */
export { grade, isBeingLearnt, newCard, type ReviewCard, type ReviewRating, ratingFor } from './card.ts';
export {
  type AnswerStanding,
  type CardAnswer,
  type CardHistory,
  cardOf,
  type HistoryOptions,
  type RememberedCard,
  remember,
} from './history.ts';
export { pickDue } from './pick-due.ts';
