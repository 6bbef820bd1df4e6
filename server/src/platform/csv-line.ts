/** A spreadsheet takes a cell that begins so for a formula; an apostrophe before it makes it text. */
const formula = /^'*[=+\-@\t\r\n]/;

/** Text that somebody typed: harmless in a spreadsheet. */
export const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** One line of CSV, as RFC 4180 has it. Where the comma is the decimal sign, spreadsheets part cells at `;` as well. */
export function csvLine(cells: readonly (string | number)[]): string {
  return cells
    .map((cell) => (/[",;\r\n]|^\s|\s$/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell)))
    .join(',');
}

/** Says to spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';
