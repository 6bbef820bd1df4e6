import { read, type WorkSheet } from '@e965/xlsx';
import { openZip } from '../containers/zip.ts';
import { Flow } from '../flow.ts';
import type { Parsed } from '../parsed.ts';
import { Unreadable } from '../unreadable.ts';

const maxRows = 100_000;

export function parseXlsx(bytes: Buffer): Parsed {
  const zip = openZip(bytes);
  // The library unpacks and parses by itself, so everything is measured and looked at before it may.
  for (const name of zip.names) {
    const part = zip.read(name);
    if (/\.(xml|rels)$/i.test(name) && part && declaresDoctype(part)) throw new Unreadable('file_doctype');
  }
  return parseSheets(bytes);
}

export function parseXls(bytes: Buffer): Parsed {
  return parseSheets(bytes);
}

const doctype = '<!DOCTYPE';
const declaresDoctype = (part: Buffer) =>
  part.includes(doctype) || part.includes(Buffer.from(doctype, 'utf16le')) || part.includes(wideBackwards);
const wideBackwards = Buffer.from(doctype, 'utf16le').swap16();

function parseSheets(bytes: Buffer): Parsed {
  const book = open(bytes);
  const flow = new Flow();
  const visible = book.SheetNames.filter((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden);
  for (const name of visible) {
    const sheet = book.Sheets[name];
    if (!sheet) continue;
    flow.place = { sheet: name };
    if (!/^(sheet|tabelle|feuil)\s*\d*$/i.test(name)) flow.heading(2, name);
    for (const area of splitAtBlankRows(readRows(sheet))) addArea(flow, area);
  }
  return { blocks: flow.blocks, pages: visible.length };
}

function open(bytes: Buffer) {
  try {
    return read(bytes, { dense: true, cellHTML: false, cellFormula: false, bookVBA: false, sheetRows: maxRows });
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    throw new Unreadable(isLocked ? 'file_encrypted' : 'file_corrupt');
  }
}

/** Rows as they are shown (dates, currencies, percents), by their number. */
function readRows(sheet: WorkSheet): Map<number, string[]> {
  const rows = new Map<number, string[]>();
  // Sparse arrays: forEach visits what is there, however far out a single cell lies.
  (sheet['!data'] ?? []).forEach((cells, number) => {
    const row: string[] = [];
    cells?.forEach((cell, column) => {
      const text = cell?.w ?? String(cell?.v ?? '');
      if (text.trim() && column < 200) row[column] = text;
    });
    if (row.length > 0)
      rows.set(
        number,
        Array.from(row, (text) => text ?? ''),
      );
  });
  return rows;
}

function splitAtBlankRows(rows: Map<number, string[]>): string[][][] {
  const areas: string[][][] = [];
  let last = -2;
  for (const [number, row] of rows) {
    if (number !== last + 1) areas.push([]);
    areas.at(-1)?.push(row);
    last = number;
  }
  return areas;
}

/** Lines over a table (its title, a remark) are text. */
function addArea(flow: Flow, area: string[][]): void {
  const filled = (row: string[]) => row.filter(Boolean).length;
  const start = area.findIndex((row) => filled(row) > 1);
  for (const row of start < 0 ? area : area.slice(0, start)) flow.paragraph(row.join(' '));
  if (start < 0) return;
  const table = area.slice(start);
  const offset = Math.min(...table.map((row) => row.findIndex(Boolean)));
  flow.table(table.map((row) => row.slice(offset)));
}
