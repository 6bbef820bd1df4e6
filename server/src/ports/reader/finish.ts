import { linesOfBlocks } from '@akada/engine/papers';
import type { Block, Parsed } from './parsed.ts';
import type { DocumentType, ReadDocument } from './port.ts';
import { countWords } from './text.ts';
import { Unreadable } from './unreadable.ts';

/** About 2,500 pages. More than this is no document to study, and would hold up everybody else's. */
const maxCharacters = 5_000_000;

/** Cells, entries and paragraphs: more is a sheet of data, and each costs what a sentence does. */
const maxPieces = 60_000;

/** What all types have in common: text there must be, in bounds. */
export function finish(
  type: DocumentType,
  { blocks, pages, title = null, lines, pagesWithoutText }: Parsed,
  wantsLines = false,
): ReadDocument {
  let characters = 0;
  let words = 0;
  const texts = blocks.flatMap(textsOf);
  if (texts.length > maxPieces) throw new Unreadable('file_too_long');
  for (const text of texts) {
    characters += text.length;
    if (characters > maxCharacters) throw new Unreadable('file_too_long');
    words += countWords(text);
  }
  // A text file has no pages that were scanned.
  if (words === 0) throw new Unreadable(type === 'txt' || type === 'md' ? 'file_empty' : 'file_without_text');
  const pictures = pagesWithoutText ? { pagesWithoutText } : {};
  return {
    type,
    blocks,
    pages,
    title,
    words,
    ...pictures,
    ...(wantsLines ? { lines: lines ?? linesOfBlocks(blocks) } : {}),
  };
}

function textsOf(block: Block): string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [block.caption ?? '', ...block.header, ...block.rows.flat()];
  if (block.kind === 'definitions') return block.entries.flatMap(({ term, definition }) => [term, definition]);
  return [block.kind === 'formula' ? block.tex : block.text];
}
