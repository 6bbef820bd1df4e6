import { blocksFromMarkdown, splitFrontMatter } from '@akada/engine/markdown';
import type { Parsed } from '../parsed.ts';
import { decodePlainText } from '../text.ts';
import { Unreadable } from '../unreadable.ts';

/** Markdown says what its parts are: headings, lists, tables, formulas, what is set in bold. */
export function parseMd(bytes: Buffer): Parsed {
  const text = decodePlainText(bytes);
  if (text === null) throw new Unreadable('file_corrupt');
  const { fields, body } = splitFrontMatter(text);
  return { blocks: blocksFromMarkdown(body), pages: null, title: fields.title ?? null };
}
