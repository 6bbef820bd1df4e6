import type { Block, Place } from '../document.ts';
import type { DocumentText, Section } from '../text/sections.ts';

/** The place in a document that a fact was taken from. */
export interface Origin {
  documentId: string;
  section: Section;
  /** The words of the source that say it. */
  sentence: string;
  /** Position in reading order: of the section, and of the block within it. */
  order: number;
  place?: Place;
}

/** A section has no more blocks than that, as far as order is concerned. */
const BLOCKS = 10_000;

/** The place of something that a block says. */
export function originOf(document: DocumentText, section: Section, blockIndex: number, sentence: string): Origin {
  const place = (section.blocks[blockIndex] as Block | undefined)?.place ?? section.place;
  const order = document.sections.indexOf(section) * BLOCKS + blockIndex;
  return { documentId: document.id, section, sentence, order, ...(place ? { place } : {}) };
}
