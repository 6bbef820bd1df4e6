import type { Place } from '../document.ts';
import type { Origin } from '../facts/origin.ts';

export type Label = 'A' | 'B' | 'C' | 'D';
export type Difficulty = 'easy' | 'medium' | 'hard';

/** What a question asks for. The engine makes terms, tables and steps; the others come from a language model or a person. */
export type Form =
  | 'definition' // which description fits the term
  | 'term' // which term fits the description
  | 'true-of' // which statement about X is correct
  | 'cause' // why something is so
  | 'condition' // what holds when something is the case
  | 'quantity' // which figure completes the statement
  | 'sequence' // which step comes next
  | 'pair' // which pair belongs together
  | 'table'; // which entry belongs to a row

/** Who makes choice questions: terms that the text brings in, lists whose entries have names, tables, steps. */
export type ChoiceMaker = 'introduced' | 'labelled' | 'table' | 'steps';

/** Where a question rests, so that the learner can open the place. */
export interface QuestionSource {
  documentId: string;
  sectionId: string;
  headingPath: string[];
  sentence: string;
  place?: Place;
}

export interface Question {
  id: string;
  form: Form;
  stem: string;
  options: { label: Label; text: string }[];
  correct: Label;
  explanation: string;
  difficulty: Difficulty;
  source: QuestionSource;
  /** Who made it; left out where no maker of the engine did. */
  maker?: ChoiceMaker;
  /** How surely a strict reader accepts it, from 0 to 1; left out where nobody has said. */
  sureness?: number;
}

/** What a question says, apart from where it comes from. */
export interface Wording {
  stem: string;
  answer: string;
  distractors: string[];
}

/** A question before its options have been put in order. */
export interface Candidate extends Wording {
  form: Form;
  maker: ChoiceMaker;
  /** One sentence that says why, before the quotation of the source. */
  because: string;
  difficulty: Difficulty;
  /** How surely a strict reader accepts it, from 0 to 1: the surest are asked first. */
  sureness: number;
  /** What it asks: no two questions of a quiz share it. */
  about: string;
  /** The list or table that it comes from: no more than three questions of a quiz share it. */
  group?: string;
  /** Which side of its table it asks, column and direction: two questions of one table differ in it. */
  facet?: string;
  /** The thing it asks about: no more than two questions of a quiz share it. */
  subject: string;
  origin: Origin;
}
