import type { Block } from '../document.ts';
import { cleaned, type PaperLine } from './line.ts';

const LETTER = /^\(?[A-Ha-h][.)]\s/;

/**
 * The lines of a document that was read into blocks. Where a list kept its numbers to itself they are counted again;
 * entries that begin with a letter are the options of the one before.
 */
export function linesOfBlocks(blocks: readonly Block[]): PaperLine[] {
  let counted = 0;
  return blocks.flatMap((block): PaperLine[] => {
    const page = block.place?.page ?? block.place?.slide ?? null;
    const line = (text: string): PaperLine => ({ text: cleaned(text).trim(), page });
    switch (block.kind) {
      case 'list':
        return block.items.map((item) => {
          if (!block.ordered || LETTER.test(item)) return line(item);
          counted += 1;
          return line(`${counted}. ${item}`);
        });
      case 'table':
        return [
          ...(block.caption ? [line(block.caption)] : []),
          ...[block.header, ...block.rows].map((cells) => ({
            ...line(cells.join('   ')),
            isRow: true,
            cells: cells.map((cell) => [line(cell)]),
          })),
        ];
      case 'definitions':
        return block.entries.map(({ term, definition }) => line(`${term}: ${definition}`));
      case 'formula':
        return [line(block.tex)];
      case 'heading':
        counted = 0;
        return [{ ...line(block.text), isAfterGap: true }];
      default:
        return block.text
          .split('\n')
          .filter((text) => text.trim())
          .map(line);
    }
  });
}
