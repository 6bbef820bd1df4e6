import { countWords } from '../text/normalise.ts';
import { blockText, type DocumentText, type Section } from '../text/sections.ts';

/** A section of the source, or the blocks of it that belong to the day. */
export interface LessonPart {
  document: DocumentText;
  section: Section;
  fromBlock: number;
  toBlock: number;
}

/** The parts as texts of their own, one for each document; parts of one section that follow each other are one. */
export function textsOf(parts: readonly LessonPart[]): DocumentText[] {
  return [...new Set(parts.map(({ document }) => document))].map((document) => {
    const ranges = new Map<Section, { from: number; to: number }>();
    for (const part of parts) {
      if (part.document !== document) continue;
      const { from, to } = ranges.get(part.section) ?? { from: part.fromBlock, to: part.toBlock };
      ranges.set(part.section, { from: Math.min(from, part.fromBlock), to: Math.max(to, part.toBlock) });
    }
    const sections = [...ranges].map(([section, { from, to }]) => cutOut(section, from, to));
    const sentences = sections.flatMap((section) => section.sentences);
    return { ...document, sections, sentences, wordCount: sections.reduce((sum, own) => sum + own.wordCount, 0) };
  });
}

function cutOut(section: Section, from: number, to: number): Section {
  if (from === 0 && to >= section.blocks.length) return section;
  const blocks = section.blocks.slice(from, to);
  const sentences = section.sentences
    .filter(({ blockIndex }) => blockIndex >= from && blockIndex < to)
    .map((sentence) => ({ ...sentence, blockIndex: sentence.blockIndex - from }));
  return { ...section, blocks, sentences, wordCount: blocks.reduce((sum, own) => sum + countWords(blockText(own)), 0) };
}
