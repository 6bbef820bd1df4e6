/** What a page needs to show reviews without a network: what is due, and when each answer brings an item back. */
export { grade, newCard } from './card.ts';
export { pickDue } from './pick-due.ts';
