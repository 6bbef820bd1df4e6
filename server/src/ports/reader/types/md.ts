import { blocksFromMarkdown, splitFrontMatter } from '@akada/engine/markdown';
import { linesOfText } from '@akada/engine/papers';
import type { Parsed, ParserHelp } from '../parsed.ts';
import { decodePlainText } from '../text.ts';
import { Unreadable } from '../unreadable.ts';

/** Markdown says what its parts are: headings, lists, tables, formulas, what is set in bold. */
export function parseMd(bytes: Buffer, { wantsLines }: ParserHelp): Parsed {
  const text = decodePlainText(bytes);
  if (text === null) throw new Unreadable('file_corrupt');
  const { fields, body } = splitFrontMatter(text);
  const lines = wantsLines ? { lines: linesOfText(body) } : {};
  return { blocks: blocksFromMarkdown(body), pages: null, title: fields.title ?? null, ...lines };
}
