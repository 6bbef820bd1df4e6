import type { DeckPlace } from '../../../lib/deck-place.ts';
import { listEntry, local } from '../../../lib/storage/entry.ts';
import { hasTexts } from '../../../lib/storage/shapes.ts';

/** A card that the server refused after the learner had gone on, and why. */
export interface RefusedCard extends DeckPlace {
  id: string;
  front: string;
  back: string;
  reason: string;
  code: string;
}
const isRefusedCard = (value: unknown): value is RefusedCard =>
  hasTexts('id', 'front', 'back', 'reason', 'code')(value);

export const storedDecks = {
  /** Until they are added after all, or dropped. */
  refusedCards: listEntry('account', local, 'refusedCards', isRefusedCard),
};
