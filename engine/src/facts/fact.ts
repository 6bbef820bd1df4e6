import type { Origin } from './origin.ts';

/** Who says that words are a term: a glossary, a label before its text, bold or italics, or the form of a sentence. */
export type Standing = 'glossary' | 'label' | 'shown' | 'said';

/** A term and what the source says it is. */
export interface TermFact {
  /** As it stands inside of a sentence. */
  term: string;
  /** The article that its sentence gives it. */
  article: '' | 'a' | 'the';
  /** Its verb is that of several. */
  isPlural: boolean;
  /** What it is, what it was, what it does, or the words that follow its label. */
  tells: 'is' | 'was' | 'does' | 'label';
  definition: string;
  standing: Standing;
  /** What its list is a list of, where it stands in one: "Types of unemployment". */
  under?: string;
  /** The glossary or list that it stands in: its fellows have the same. */
  group?: string;
  blockIndex: number;
  origin: Origin;
}

/** What a heading or a sentence announces and a list then names. */
export interface ListFact {
  /** "functions of money", or a heading as it stands where the list is one of steps. */
  what: string;
  /** What `what` is of, where that stands in the heading above: "Quicksort" of "advantages". */
  of?: string;
  /** Steps come one after the other. */
  isOrdered: boolean;
  entries: string[];
  origin: Origin;
}

/** A row of a table, with what each column says of it. */
export interface RowFact {
  /** What the table is about. */
  topic: string;
  /** The name in its first column; in a comparison, what the columns are compared by. */
  name: string;
  cells: { column: string; value: string }[];
  /** The columns are things, and the row is what tells them apart. */
  isComparison: boolean;
  /** Its table. */
  group: string;
  origin: Origin;
}

/** What a document says by its structure: nothing is read out of prose but terms that it plainly explains. */
export interface Facts {
  terms: TermFact[];
  lists: ListFact[];
  rows: RowFact[];
}
