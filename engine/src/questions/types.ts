import type { Place } from '../document.ts';
import type { Origin } from '../reading/origin.ts';
import type { Maker } from './choice/trust.ts';

export type Label = 'A' | 'B' | 'C' | 'D';
export type Difficulty = 'easy' | 'medium' | 'hard';

/** What a question asks for. */
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
}

/** A question before its options have been put in order. */
export interface Candidate {
  form: Form;
  /** Who made it: its record counts in the choice. */
  maker?: Maker;
  stem: string;
  answer: string;
  distractors: string[];
  /** One sentence that says why, before the quotation of the source. */
  because?: string;
  difficulty: Difficulty;
  /** Higher is better; comparable over all forms. */
  weight: number;
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
