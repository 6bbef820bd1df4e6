import { byteOrderMark } from '../../../../platform/csv-line.ts';

export interface Row {
  line: number;
  cells: string[];
}

/** Cells of a CSV, with the line that each row begins on. Quotes may hold separators, line ends and doubled quotes. */
export function readRows(text: string): Row[] {
  const content = text.startsWith(byteOrderMark) ? text.slice(1) : text;
  const separator = separatorOf(content);
  const rows: Row[] = [];
  let [cell, line, isQuoted] = ['', 1, false];
  let row: Row = { line, cells: [] };
  const endCell = () => {
    row.cells.push(cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.cells.some((value) => value.trim())) rows.push(row);
    row = { line: line + 1, cells: [] };
  };
  for (let at = 0; at < content.length; at++) {
    const char = content[at] as string;
    if (isQuoted && char === '"' && content[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (char === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && char === separator) endCell();
    else if (!isQuoted && char === '\n') endRow();
    else if (isQuoted || char !== '\r') cell += char;
    if (char === '\n') line += 1;
  }
  endRow();
  return rows;
}

/** Spreadsheets of some languages separate by semicolons, and copied cells by tabs. */
function separatorOf(content: string): string {
  const firstLine = content.slice(0, 2000).split('\n', 1)[0] ?? '';
  const count = (separator: string) => firstLine.split(separator).length;
  return [';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best), ',');
}
