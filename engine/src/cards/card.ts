import type { QuestionSource } from '../questions/types.ts';
import type { Origin } from '../reading/origin.ts';

/** What a card asks for: the meaning, the name, a list, a reason, steps in order, a formula, or the word left out. */
export type CardForm = 'meaning' | 'name' | 'list' | 'why' | 'steps' | 'formula' | 'gap';

/** A card to recall something by: the learner thinks, turns it, and says how it went. */
export interface Card {
  /** The same front over the same source has the same id. */
  id: string;
  form: CardForm;
  front: string;
  /** Lines of their own for each entry of a list or step. */
  back: string;
  /** The words that it rests on, and where they stand. */
  source: QuestionSource;
}

/** A card before the choice among all that a text carries. */
export interface CardDraft {
  form: CardForm;
  front: string;
  back: string;
  /** The thing that it is about: two cards about one thing must ask for different things. */
  about: string;
  /** Higher is surer. */
  weight: number;
  origin: Origin;
}
