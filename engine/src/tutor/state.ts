import type { Intent } from './intent.ts';
import type { DealtCard, Reading } from './reply.ts';

/** How much the tutor gives away: it points, then shows a part, then tells. */
export type TutorStage = 'hint' | 'step' | 'answer';

/** Where a conversation stands; plain JSON, kept with the chat. */
export interface TutorState {
  question: string;
  stage: TutorStage;
  intent?: Intent;
  /** What is spoken of: "an example" is one of it. */
  topic?: string;
  /** The section that was in view when it was asked. */
  section?: string;
  /** Which text was quoted. */
  where?: Reading['where'];
  /** The units that were shown about it, and where the first of the quotes ended. */
  shown?: number[];
  end?: number;
  /** There is more of it to show. */
  rest?: boolean;
  /** The written answers that were told, by their ids. */
  told?: string[];
  /** Questions of which the learner is asked which is meant. */
  asks?: string[];
  /** A card that waits to be turned. */
  card?: DealtCard;
  /** The cards that were dealt, by their units. */
  dealt?: number[];
}

/** What may be said next by a tap: another hint, the answer, more of it, the back of the card, another card. */
export type Offer = 'hint' | 'tell' | 'more' | 'show' | 'card';

/** What a learner is offered where a conversation stands. */
export function offersOf(state: TutorState | null | undefined): Offer[] {
  if (!state) return [];
  if (state.card) return ['show'];
  if (state.stage !== 'answer') return ['hint', 'tell'];
  if (state.intent === 'turn') return ['card'];
  return state.rest ? ['more'] : [];
}

/** The questions that the learner may choose from by a tap. */
export const asksOf = (state: TutorState | null | undefined): string[] => state?.asks ?? [];
