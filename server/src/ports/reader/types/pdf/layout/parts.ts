import type { BodyLook } from './body-look.ts';
import { beginsCaption, isTableCaption } from './captions.ts';
import { labelsAtHead } from './label-lines.ts';
import type { Line } from './lines.ts';
import { splitNotes } from './notes.ts';
import type { TableBox } from './page.ts';
import { type ColumnElements, isTableBox } from './page-elements.ts';
import { addMeasures, beginsAnew, goesOnElsewhere, isUnfinished } from './paragraphs.ts';

/** What stands together: a paragraph, a heading, an entry of a list; a table; a footnote. */
export type Part =
  | { kind: 'text'; lines: Line[]; page: number }
  | { kind: 'note'; lines: Line[]; page: number }
  | TablePart;

interface TablePart {
  kind: 'table';
  table: TableBox;
  page: number;
  /** Where it ends, if it goes on over pages. */
  lastPage?: number;
}

/** Puts lines together, over columns and pages; tables and notes never come into the middle of a sentence. */
export function partsOf(columns: readonly ColumnElements[], look: BodyLook, isDeck = false): Part[] {
  const parts = new PartCollector(look);
  let before = 0;
  for (const { page, elements } of columns) {
    // A slide ends what it says.
    if (isDeck && page !== before) parts.finish();
    before = page;
    const foot = footOf(elements);
    const lines = elements.slice(0, foot).filter((element): element is Line => !isTableBox(element));
    const { text, notes } = splitNotes(lines, look.size);
    addMeasures(text);
    const kept = new Set(text);
    const body = elements.filter((element, index) => index >= foot || isTableBox(element) || kept.has(element));
    const labels = isDeck ? new Set<Line>() : labelsAtHead(text, look);
    body.forEach((element, index) => {
      const next = body[index + 1];
      if (isTableBox(element)) parts.addAside({ kind: 'table', table: element, page });
      else if (labels.has(element)) parts.addAside({ kind: 'text', lines: [element], page });
      else parts.addLine(element, next && !isTableBox(next) ? next : undefined);
    });
    for (const note of notes) parts.addAside({ kind: 'note', lines: note, page });
  }
  return parts.finish();
}

const mostCaptionLines = 3;

/** Where the table begins, with its caption, that stands at the very foot of a column: below the footnotes. */
function footOf(elements: ColumnElements['elements']): number {
  const last = elements.findLastIndex((element) => !isTableBox(element));
  if (last === elements.length - 1) return elements.length;
  const caption = elements.findLastIndex((element) => !isTableBox(element) && isTableCaption(element.text));
  return caption > last - mostCaptionLines && caption >= 0 ? caption : last + 1;
}

class PartCollector {
  private readonly look: BodyLook;
  private readonly parts: Part[] = [];
  private open: Line[] = [];
  /** A paragraph that may go on behind a table, a caption or a footnote, which wait for its end. */
  private suspended: Line[] = [];
  private waiting: Part[] = [];

  constructor(look: BodyLook) {
    this.look = look;
  }

  addLine(line: Line, next: Line | undefined): void {
    const above = this.open.at(-1);
    const isCaption = beginsCaption(line.text);
    if (above && above.column === line.column && !isCaption) {
      if (beginsAnew(line, { open: this.open, next, look: this.look })) this.close();
    } else if (above && isCaption) this.suspend();
    else if (above && !goesOnElsewhere(this.open, line, this.look)) this.suspend();
    if (this.open.length === 0) this.resume(line, isCaption);
    this.open.push(line);
  }

  addAside(part: Part): void {
    this.suspend();
    const last = (this.suspended.length > 0 ? this.waiting : this.parts).at(-1);
    if (part.kind === 'table' && last?.kind === 'table' && goesOnOverPage(last, part)) {
      last.table = { ...last.table, cells: [...last.table.cells, ...newRows(last.table, part.table)] };
      last.lastPage = part.page;
      return;
    }
    if (this.suspended.length > 0) this.waiting.push(part);
    else this.parts.push(part);
  }

  finish(): Part[] {
    this.close();
    this.letGo();
    return this.parts;
  }

  /** Closes what is open, or keeps it for later if it stops in the middle of a sentence. */
  private suspend(): void {
    const isFree = this.suspended.length === 0;
    if (isFree && isUnfinished(this.open, this.look) && !beginsCaption(this.open[0]?.text ?? '')) {
      this.suspended = this.open;
      this.open = [];
    } else this.close();
  }

  /** A line after an interruption: it belongs to what was interrupted, or shows that this had ended. */
  private resume(line: Line, isCaption: boolean): void {
    if (this.suspended.length === 0 || isCaption) return;
    if (goesOnElsewhere(this.suspended, line, this.look)) {
      this.open = this.suspended;
      this.suspended = [];
    } else this.letGo();
  }

  private close(): void {
    const [first] = this.open;
    if (!first) return;
    const part: Part = { kind: 'text', lines: this.open, page: first.page };
    this.open = [];
    if (this.suspended.length > 0) this.waiting.push(part);
    else this.parts.push(part, ...this.waiting.splice(0));
  }

  private letGo(): void {
    const [first] = this.suspended;
    if (first) this.parts.push({ kind: 'text', lines: this.suspended, page: first.page });
    this.parts.push(...this.waiting.splice(0));
    this.suspended = [];
  }
}

/** A table at the head of a page under one at the foot of the page before, with the same columns. */
function goesOnOverPage(above: TablePart, { table, page }: TablePart): boolean {
  const isSame = (one: number, other: number) => Math.abs(one - other) < 4;
  const isAligned = isSame(above.table.left, table.left) && isSame(above.table.right, table.right);
  return page === (above.lastPage ?? above.page) + 1 && isAligned && widthOf(above.table) === widthOf(table);
}

const widthOf = ({ cells }: TableBox) => cells[0]?.length ?? 0;

/** The header is often repeated on each page. */
function newRows(above: TableBox, { cells }: TableBox): string[][] {
  return cells.filter((row, index) => index > 0 || row.join() !== above.cells[0]?.join());
}
