import type { PaperLine } from '@akada/engine';
import { titleIn } from '../containers/properties.ts';
import { readRelations } from '../containers/relations.ts';
import { openZip } from '../containers/zip.ts';
import type { Parsed, ParserHelp } from '../parsed.ts';
import { Unreadable } from '../unreadable.ts';
import { readDocxBody } from './docx-body.ts';
import { readLabels } from './docx-labels.ts';
import { readDocxLines } from './docx-lines.ts';
import { readNotes } from './docx-notes.ts';
import { readNumbering } from './docx-numbering.ts';
import { readHeadingStyles } from './docx-styles.ts';

const main = 'word/document.xml';

export function parseDocx(bytes: Buffer, { wantsLines }: ParserHelp): Parsed {
  const zip = openZip(bytes);
  const body = zip.read(main);
  if (!body) throw new Unreadable('file_corrupt');
  const relations = [...readRelations(zip, main).values()];
  const partOf = (type: string) => zip.read(relations.find((relation) => relation.type === type)?.target ?? '');
  const blocks = readDocxBody(body, {
    headings: readHeadingStyles(partOf('styles')),
    isOrdered: readNumbering(partOf('numbering')),
    notes: { footnote: readNotes(partOf('footnotes')), endnote: readNotes(partOf('endnotes')) },
  });
  if (!wantsLines) return { blocks, pages: null, title: titleIn(zip) };
  const running = relations
    .filter(({ type }) => type === 'header' || type === 'footer')
    .flatMap(({ target }) => runningLines(zip.read(target)));
  const lines = [...readDocxLines(body, readLabels(partOf('numbering'))), ...withoutCopies(running)];
  return { blocks, pages: null, title: titleIn(zip), lines };
}

const runningLines = (bytes: Buffer | null | undefined): PaperLine[] =>
  bytes ? readDocxLines(bytes, () => '').map((line) => ({ ...line, isRunning: true })) : [];

/** The first page and the even ones may have heads of their own that say the same. */
const withoutCopies = (lines: PaperLine[]) => [...new Map(lines.map((line) => [line.text, line])).values()];
