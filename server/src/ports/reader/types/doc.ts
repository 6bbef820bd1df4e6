import { openCompoundFile } from '../containers/cfb.ts';
import { Flow } from '../flow.ts';
import type { Parsed } from '../parsed.ts';
import { Unreadable } from '../unreadable.ts';
import { type IsOrderedList, readLists } from './doc-lists.ts';
import { type ParagraphLook, readParagraphLooks } from './doc-looks.ts';
import { type DocNote, readNotes } from './doc-notes.ts';
import { readPieces } from './doc-pieces.ts';
import { readStyleDepths } from './doc-styles.ts';

/** Places in the file's header, as [MS-DOC] fixes them. */
const at = {
  flags: 0x0a,
  textLength: 0x4c,
  footnotesLength: 0x50,
  /** Headers, macros and comments, which lie between footnotes and endnotes. */
  othersLengths: [0x54, 0x58, 0x5c],
  endnotesLength: 0x60,
  styles: 0xa2,
  footnotes: { references: 0xaa, ends: 0xb2 },
  endnotes: { references: 0x20a, ends: 0x212 },
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
  const pieces = [...readPieces(main, part(at.pieces))];
  const notes = notesOf(main, part, pieces.map(({ text }) => text).join(''));
  const length = main.readUInt32LE(at.textLength);
  let before = 0;
  let said = 0;
  for (const { start, size, text } of pieces) {
    const used = text.slice(0, length - before);
    let from = 0;
    for (const end of used.matchAll(endMarks)) {
      body.add(used.slice(from, end.index));
      for (; (notes[said]?.at ?? length) < before + end.index; said += 1) body.note(notes[said]?.text ?? '');
      body.end(end[0], lookAt(start + end.index * size));
      from = end.index + 1;
    }
    body.add(used.slice(from));
    before += used.length;
    if (before >= length) break;
  }
  return { blocks: body.finish(), pages: null };
}

/** Footnotes and endnotes, in the order in which the text refers to them. */
function notesOf(main: Buffer, part: (place: number) => Buffer, whole: string): DocNote[] {
  const lengthOf = (place: number) => main.readUInt32LE(place);
  const footnotes = lengthOf(at.textLength);
  const others = footnotes + lengthOf(at.footnotesLength);
  const endnotes = at.othersLengths.reduce((sum, place) => sum + lengthOf(place), others);
  const read = ({ references, ends }: { references: number; ends: number }, from: number, to: number) =>
    readNotes(part(references), part(ends), whole.slice(from, to));
  return [
    ...read(at.footnotes, footnotes, others),
    ...read(at.endnotes, endnotes, endnotes + lengthOf(at.endnotesLength)),
  ].sort((a, b) => a.at - b.at);
}

class DocBody {
  private readonly flow = new Flow();
  private readonly isOrdered: IsOrderedList;
  private text = '';
  private row: string[] = [];
  private rows: string[][] = [];
  /** What is said at the foot of the paragraph or of the table. */
  private notes: string[] = [];

  constructor(isOrdered: IsOrderedList) {
    this.isOrdered = isOrdered;
  }

  add(text: string): void {
    this.text += text;
  }

  note(text: string): void {
    this.notes.push(withoutFields(text));
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
      this.finishNotes();
    }
  }

  finish() {
    this.end('\r', { inTable: false, endsRow: false, list: 0, headingDepth: undefined });
    this.finishTable();
    return this.flow.blocks;
  }

  private finishTable(): void {
    if (this.row.length > 0) this.rows.push(this.row);
    if (this.rows.length > 0) {
      this.flow.table(this.rows);
      this.finishNotes();
    }
    this.row = [];
    this.rows = [];
  }

  private finishNotes(): void {
    for (const note of this.notes.splice(0)) this.flow.note(note);
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
