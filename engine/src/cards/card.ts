import type { QuestionSource } from '../questions/types.ts';

/** What a card asks for: a meaning, a list or what a row of a table says, steps in order. */
export type CardForm = 'meaning' | 'list' | 'steps';

/** A card to recall something by: the learner thinks, turns it, and says how it went. */
export interface Card {
  /** The same front over the same source has the same id. */
  id: string;
  form: CardForm;
  front: string;
  /** Lines of their own for each entry of a list, step or column. */
  back: string;
  /** The words that it rests on, and where they stand. */
  source: QuestionSource;
}
