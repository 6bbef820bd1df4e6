import type { Place } from '../document.ts';

/** A sentence chosen for the summary, with its place. */
export interface SummarySentence {
  text: string;
  documentId: string;
  sectionId: string;
  headingPath: string[];
  place?: Place;
}
