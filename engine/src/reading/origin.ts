import type { Place } from '../document.ts';
import type { Section } from '../text/sections.ts';

/** The place in a document that a fact was taken from. */
export interface Origin {
  documentId: string;
  section: Section;
  /** The words of the source that say it. */
  sentence: string;
  /** Position in reading order over all documents; neighbours are close in topic. */
  order: number;
  /** Position of the paragraph or list within its section, where it is running text. */
  block?: number;
  /** It opens an entry of a list, which the other entries stand beside. */
  listed?: boolean;
  place?: Place;
}
