import { piecesOf, type Source, type SourceBlock } from './source.ts';

/** What a document says, in the form in which ours, a peer's and the author's version are compared. */
export interface Said {
  words: string[];
  headings: string[];
  /** Each cell with the first of its row, so that a cell in the wrong row does not count. */
  cells: string[];
  footnotes: string[];
}

export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .replace(/[’ʼ]/g, "'")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const bare = (text: string) =>
  piecesOf(text)
    .map((piece) => (piece.kind === 'words' ? piece.text : ' '))
    .join('');

/** Compared without case, signs and the number that the typesetter put before it. */
export const headingKey = (text: string): string =>
  wordsOf(text.replace(/^(?:chapter\s+)?\d+(?:\.\d+)*\.?\s+/i, '')).join(' ');
export const rowKeys = (row: string[]): string[] => {
  const [first = '', ...rest] = row.map((cell) => wordsOf(cell).join(' '));
  return [first, ...rest.map((cell) => `${first} | ${cell}`)];
};

/** The texts of a block in reading order. A formula has no words, and a table that floats to the head of a page no place in the order. */
function textsOf(block: SourceBlock, head: Source['head']): string[] {
  switch (block.kind) {
    case 'formula':
      return [];
    case 'code':
      return block.lines;
    case 'list':
      return block.items.map(bare);
    case 'table':
      return head.tables === 'across' ? [] : [...block.header, ...block.rows.flat()].map(bare);
    default:
      return [bare(block.text)];
  }
}

export function truthOf({ head, blocks, footnotes }: Source): Said {
  const said: Said = {
    words: [],
    headings: [],
    cells: [],
    footnotes: [...footnotes.values()].map((note) => wordsOf(note).join(' ')),
  };
  for (const block of blocks) {
    if (block.kind === 'heading') said.headings.push(headingKey(bare(block.text)));
    if (block.kind === 'table')
      said.cells.push(...[block.header, ...block.rows].flatMap((row) => rowKeys(row.map(bare))));
    const texts = textsOf(block, head);
    said.words.push(...texts.flatMap(wordsOf));
  }
  return said;
}
