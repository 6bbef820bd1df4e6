import type { DocumentText, Section, Sentence } from '../text/sections.ts';

/** A sentence with its place among all documents and the stems of its content words. */
export interface Entry {
  sentence: Sentence;
  section: Section;
  document: DocumentText;
  order: number;
  stems: ReadonlySet<string>;
  /** Part of a worked example or an exercise: true of the case in hand, not in general. */
  example: boolean;
}
