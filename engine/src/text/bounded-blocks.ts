import type { Block } from '../document.ts';
import { LONGEST_SENTENCE, pieces } from './sentences.ts';

/** No heading is that long: it is a paragraph in the looks of one. */
const LONGEST_HEADING = 300;
/** More columns than this are a sheet of data. */
const MOST_COLUMNS = 60;

const isShort = (text: string) => text.length <= LONGEST_SENTENCE;

/**
 * A block as blocks whose headings, items, entries and cells are short, with every word kept. What is longer than a
 * sentence is prose that was set as something else, and is read as prose: patterns that take the square of the length
 * of what they read then still take time in proportion to the text.
 */
export function boundedBlocks(block: Block): Block[] {
  switch (block.kind) {
    case 'heading':
      return block.text.length <= LONGEST_HEADING ? [block] : [proseAt(block, block.text)];
    case 'list':
      return block.items.every(isShort) ? [block] : [{ ...block, items: block.items.flatMap((item) => pieces(item)) }];
    case 'definitions':
      if (block.entries.every(({ term, definition }) => isShort(term + definition))) return [block];
      return block.entries.map(({ term, definition }) => proseAt(block, `${term}: ${definition}`));
    case 'table': {
      const rows = [[block.caption ?? ''], block.header, ...block.rows];
      if (rows.every((cells) => cells.length <= MOST_COLUMNS && cells.every(isShort))) return [block];
      return rows
        .map((cells) => cells.filter(Boolean).join(' | '))
        .filter(Boolean)
        .map((text) => proseAt(block, text));
    }
    default:
      return [block];
  }
}

const proseAt = ({ place }: Block, text: string): Block => ({ kind: 'paragraph', text, ...(place ? { place } : {}) });
