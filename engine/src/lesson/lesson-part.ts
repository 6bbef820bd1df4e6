import type { DocumentText, Section } from '../text/sections.ts';

/** A section of the source, or the blocks of it that belong to the day. */
export interface LessonPart {
  document: DocumentText;
  section: Section;
  fromBlock: number;
  toBlock: number;
}
