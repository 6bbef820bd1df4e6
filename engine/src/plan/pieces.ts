import { countWords } from '../text/normalise.ts';
import { blockText, type DocumentText, isBackMatter, type Section } from '../text/sections.ts';

/** The smallest thing that a day is made of: a section, or a run of blocks of a long one. */
export interface Piece {
  document: DocumentText;
  section: Section;
  fromBlock: number;
  toBlock: number;
  words: number;
  /** Which part of its section, from 1, and of how many. */
  part: number;
  parts: number;
}

/** The sections of a source in order, long ones cut at block boundaries into parts that fit a day. */
export function piecesOf(documents: readonly DocumentText[], maxWords: number): Piece[] {
  const pieces: Piece[] = [];
  for (const document of documents) {
    const sections = document.sections.filter((section) => !isBackMatter(section) && section.wordCount > 0);
    for (const section of sections) pieces.push(...cut(document, section, maxWords));
  }
  return pieces;
}

function cut(document: DocumentText, section: Section, maxWords: number): Piece[] {
  const sizes = section.blocks.map((block) => countWords(blockText(block)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const count = Math.max(1, Math.ceil(total / maxWords));
  const target = total / count;
  const bounds = [0];
  let sum = 0;
  sizes.forEach((size, i) => {
    const next = sum + size;
    const wanted = target * bounds.length;
    // What announces a list or a formula stays with it.
    const announces = /[:—]$/.test(blockText(section.blocks[i - 1] ?? { kind: 'paragraph', text: '' }).trim());
    if (i > bounds.at(-1)! && bounds.length < count && !announces && next - wanted > wanted - sum) bounds.push(i);
    sum = next;
  });
  return bounds.map((fromBlock, i) => {
    const toBlock = bounds[i + 1] ?? section.blocks.length;
    const words = sizes.slice(fromBlock, toBlock).reduce((total, size) => total + size, 0);
    return { document, section, fromBlock, toBlock, words, part: i + 1, parts: bounds.length };
  });
}
