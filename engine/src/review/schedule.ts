/** How memory is scheduled, on the server and on a page without a network: what is due, and when each answer brings it back. */
export { grade, isBeingLearnt, newCard, type ReviewCard, type ReviewRating, ratingFor } from './card.ts';
export { pickDue } from './pick-due.ts';
