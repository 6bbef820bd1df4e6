import type { SectionPart } from '../answer/build-index.ts';
import { blockText, type DocumentText, isBackMatter, type Section } from '../text/sections.ts';
import { boxFlags } from './boxes.ts';
import { studyWords } from './minutes.ts';

/** The smallest thing that a day is made of: a section, or a run of blocks of a long one. */
export interface Piece {
  document: DocumentText;
  section: Section;
  fromBlock: number;
  toBlock: number;
  /** Those that take longer counted more. */
  words: number;
}

/** The sections of a source in order, long ones cut at block boundaries into pieces of about so many words. */
export function piecesOf(documents: readonly DocumentText[], words: number): Piece[] {
  const pieces: Piece[] = [];
  for (const document of documents) {
    const sections = document.sections.filter((section) => !isBackMatter(section) && section.wordCount > 0);
    for (const section of sections) pieces.push(...cut(document, section, words));
  }
  return pieces;
}

function cut(document: DocumentText, section: Section, words: number): Piece[] {
  const sizes = section.blocks.map(studyWords);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const count = Math.max(1, Math.round(total / words));
  const target = total / count;
  const isInBox = boxFlags(section);
  const bounds = [0];
  let sum = 0;
  sizes.forEach((size, i) => {
    const next = sum + size;
    const wanted = target * bounds.length;
    // What announces a list or a formula stays with it.
    const announces = /[:—]$/.test(blockText(section.blocks[i - 1] ?? { kind: 'paragraph', text: '' }).trim());
    // A box is read as one, however many paragraphs it has.
    const mayCut = i > bounds.at(-1)! && bounds.length < count && !announces && !isInBox[i];
    if (mayCut && next - wanted > wanted - sum) bounds.push(i);
    sum = next;
  });
  return bounds.map((fromBlock, i) => {
    const toBlock = bounds[i + 1] ?? section.blocks.length;
    const own = sizes.slice(fromBlock, toBlock).reduce((total, size) => total + size, 0);
    return { document, section, fromBlock, toBlock, words: own };
  });
}

/** What of the source a run of pieces covers: a section that it holds whole is named without its blocks. */
export function partsOf(run: readonly Piece[]): SectionPart[] {
  const joined: Piece[] = [];
  for (const piece of run) {
    const last = joined.at(-1);
    if (last?.section === piece.section) joined[joined.length - 1] = { ...last, toBlock: piece.toBlock };
    else joined.push(piece);
  }
  return joined.map(({ document, section, fromBlock, toBlock }) => {
    const isWhole = fromBlock === 0 && toBlock === section.blocks.length;
    return { documentId: document.id, sectionId: section.id, ...(isWhole ? {} : { fromBlock, toBlock }) };
  });
}
