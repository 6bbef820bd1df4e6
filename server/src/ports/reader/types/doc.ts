import { openCompoundFile } from '../containers/cfb.ts';
import { Flow } from '../flow.ts';
import type { Parsed } from '../parsed.ts';
import { Unreadable } from '../unreadable.ts';
import { type IsOrderedList, readLists } from './doc-lists.ts';
import { type ParagraphLook, readParagraphLooks } from './doc-looks.ts';
import { readPieces } from './doc-pieces.ts';
import { readStyleDepths } from './doc-styles.ts';

/** Places in the file's header, as [MS-DOC] fixes them. */
const at = {
  flags: 0x0a,
  textLength: 0x4c,
  styles: 0xa2,
  looks: 0x102,
  pieces: 0x1a2,
  lists: 0x2e2,
  listUses: 0x2ea,
} as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the format marks the end of cells and rows so
const endMarks = /[\r\x07\f]/g;

/** Word 97 to 2003: the text lies in pieces, and what each paragraph is lies elsewhere. */
export function parseDoc(bytes: Buffer): Parsed {
  const file = openCompoundFile(bytes);
  const main = file.read('WordDocument');
  if (!main || main.length < 0x300 || main.readUInt16LE(0) !== 0xa5ec) throw new Unreadable('file_corrupt');
  const flags = main.readUInt16LE(at.flags);
  if (flags & 0x0100) throw new Unreadable('file_encrypted');
  const table = file.read(flags & 0x0200 ? '1Table' : '0Table');
  if (!table) throw new Unreadable('file_corrupt');
  const part = (place: number) => {
    const start = main.readUInt32LE(place);
    return table.subarray(start, start + main.readUInt32LE(place + 4));
  };

  const lookAt = readParagraphLooks(main, part(at.looks), readStyleDepths(part(at.styles)));
  const body = new DocBody(
    readLists(table, { lists: main.readUInt32LE(at.lists), uses: main.readUInt32LE(at.listUses) }),
  );
  let left = main.readUInt32LE(at.textLength);
  for (const { start, size, text } of readPieces(main, part(at.pieces))) {
    const used = text.slice(0, left);
    left -= used.length;
    let from = 0;
    for (const end of used.matchAll(endMarks)) {
      body.add(used.slice(from, end.index));
      body.end(end[0], lookAt(start + end.index * size));
      from = end.index + 1;
    }
    body.add(used.slice(from));
    if (left <= 0) break;
  }
  return { blocks: body.finish(), pages: null };
}

class DocBody {
  private readonly flow = new Flow();
  private readonly isOrdered: IsOrderedList;
  private text = '';
  private row: string[] = [];
  private rows: string[][] = [];

  constructor(isOrdered: IsOrderedList) {
    this.isOrdered = isOrdered;
  }

  add(text: string): void {
    this.text += text;
  }

  end(mark: string, look: ParagraphLook): void {
    const text = withoutFields(this.text);
    this.text = '';
    if (mark === '\x07' && look.endsRow) {
      this.rows.push(this.row);
      this.row = [];
    } else if (mark === '\x07') this.row.push(text);
    // A paragraph inside of a cell.
    else if (look.inTable) this.text = `${text} `;
    else {
      this.finishTable();
      if (look.headingDepth !== undefined) this.flow.heading(look.headingDepth, text);
      else if (look.list > 0) this.flow.item(this.isOrdered(look.list), text);
      else this.flow.paragraph(text);
    }
  }

  finish() {
    this.end('\r', { inTable: false, endsRow: false, list: 0, headingDepth: undefined });
    this.finishTable();
    return this.flow.blocks;
  }

  private finishTable(): void {
    if (this.row.length > 0) this.rows.push(this.row);
    if (this.rows.length > 0) this.flow.table(this.rows);
    this.row = [];
    this.rows = [];
  }
}

/** A field (a link, a page number) shows its result, not its instruction. */
function withoutFields(text: string): string {
  if (!text.includes('\x13')) return text.replaceAll('\x0b', ' ').replaceAll('\x1e', '-');
  let shown = '';
  const open: boolean[] = [];
  for (const character of text) {
    if (character === '\x13') open.push(false);
    else if (character === '\x14') open[open.length - 1] = true;
    else if (character === '\x15') open.pop();
    else if (open.every(Boolean)) shown += character === '\x0b' ? ' ' : character;
  }
  return shown;
}
