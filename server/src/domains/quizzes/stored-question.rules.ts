import type { TypedKey } from '@akada/answers';
import type { QuizQuestion } from '@akada/contract';
import type { Template } from '../../../../content/templates/template.ts';
import type { StoredPicture } from './pictures/question-picture.rules.ts';

/** A question as it is kept: its options by position, the right one as a position; or what its answer is judged by. */
export interface StoredQuestion {
  id: string;
  text: string;
  /** Only where it has one. */
  picture?: StoredPicture;
  /** None where the answer is typed. */
  options: string[];
  /** Null where the answer is typed. */
  correct: number | null;
  /** Only where the answer is typed. */
  typed?: TypedKey;
  explanation: string;
  /** By option: what who chooses it believes. Only where a model said so. */
  mistakes?: string[];
  difficulty: QuizQuestion['difficulty'];
  source: QuizQuestion['source'];
  /** Only where each attempt has numbers of its own. */
  drawnFrom?: DrawnFrom;
}

/** What a question is drawn from. Kept with the quiz: what changes in the library later does not change an examination. */
export interface DrawnFrom {
  templateId: string;
  template: Template;
  /** The draw whose numbers stand in the question's texts. */
  seed: number;
  /** Which option of the template stands at each position: a position means the same slip in every draw. */
  order: number[];
}
