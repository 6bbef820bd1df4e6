/**
 * A spreadsheet takes a cell that begins so for a formula, in some languages by the wide signs too; an apostrophe before
 * it makes it text. One that parts cells at semicolons or tabs begins a cell behind each, whatever quotes are around.
 */
const formula = /(^|[;\t\r\n] *)(?='*[=+\-@＝＋－＠])|^(?='*[\t\r\n])/g;
const guarded = /(^|[;\t\r\n] *)'(?='*[=+\-@＝＋－＠])|^'(?='*[\t\r\n])/g;

/** Text that somebody typed: harmless in a spreadsheet. */
export const harmless = (text: string): string => text.replace(formula, "$1'");
/** Takes off what `harmless` put before. */
export const unguarded = (text: string): string => text.replace(guarded, '$1');

/** One line of CSV, as RFC 4180 has it. Where the comma is the decimal sign, spreadsheets part cells at `;` as well. */
export function csvLine(cells: readonly (string | number)[]): string {
  return cells
    .map((cell) => (/[",;\r\n]|^\s|\s$/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell)))
    .join(',');
}

/** Says to spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';
