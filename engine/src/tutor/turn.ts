import type { Citation } from '../answer/answer.ts';
import type { Offer, TutorStage, TutorState } from './state.ts';

/** What the tutor says to a message, and where the conversation stands after it. */
export interface TutorTurn {
  state: TutorState;
  /** `not_found` where the lesson does not answer; nothing is then held back. */
  kind: 'found' | 'not_found';
  stage: TutorStage;
  markdown: string;
  citations: Citation[];
  /** True while something is held back: the "Just tell me" way out is offered. */
  more: boolean;
  offers: Offer[];
  /** Told as it was written, asked back which is meant, or nothing written came near; only where something is written. */
  written?: 'told' | 'near' | 'none';
  /** What is said before and after an answer that was written, in Markdown of one line each. */
  framed?: { before: string; after: string };
}
