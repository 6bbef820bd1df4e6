import type { Block, Parsed } from './parsed.ts';
import type { DocumentType, ReadDocument } from './port.ts';
import { countWords } from './text.ts';
import { Unreadable } from './unreadable.ts';

/** About 2,500 pages. More than this is no document to study, and would hold up everybody else's. */
const maxCharacters = 5_000_000;

/** What all types have in common: text there must be, in bounds, and lists of terms are definitions. */
export function finish(type: DocumentType, { blocks, pages }: Parsed): ReadDocument {
  let characters = 0;
  let words = 0;
  for (const text of blocks.flatMap(textsOf)) {
    characters += text.length;
    if (characters > maxCharacters) throw new Unreadable('file_too_long');
    words += countWords(text);
  }
  // A text file has no pages that were scanned.
  if (words === 0) throw new Unreadable(type === 'txt' ? 'file_empty' : 'file_without_text');
  return { type, blocks: blocks.map(withDefinitions), pages, words };
}

function textsOf(block: Block): string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [...block.header, ...block.rows.flat()];
  if (block.kind === 'definitions') return block.entries.flatMap(({ term, definition }) => [term, definition]);
  return [block.kind === 'formula' ? block.tex : block.text];
}

const definition = /^([^:–—.!?]{2,60})(?::| [–—-]) +(.{10,})$/su;

function withDefinitions(block: Block): Block {
  if (block.kind !== 'list' || block.ordered || block.items.length < 2) return block;
  const entries = block.items.map((item) => definition.exec(item));
  if (!entries.every((entry) => entry !== null)) return block;
  return {
    kind: 'definitions',
    entries: entries.map((entry) => ({ term: (entry[1] ?? '').trim(), definition: entry[2] ?? '' })),
    ...(block.place && { place: block.place }),
  };
}
