import type { Row, Rule, TableBox, Word } from './page.ts';
import { isRunningText } from './prose.ts';
import { rowsOf } from './rows.ts';
import { groupRules, type RuledLine, type RuleGroup, touch } from './rules.ts';
import { bordersOf } from './table-columns.ts';
import { type Borders, cellsOf, columnAt, isMostlyFilled, linesByColumn, textsOf } from './table-rows.ts';

/** White between columns that only lines across the page frame, in units of the letters' size. */
const narrowestStrip = 0.6;

/** Takes the tables whose lines are drawn out of a page. */
export function takeRuledTables({ words, rules }: { words: readonly Word[]; rules: readonly Rule[] }): {
  tables: TableBox[];
  rest: readonly Word[];
} {
  const tables: TableBox[] = [];
  let rest = words;
  if (rules.length < 2) return { tables, rest };
  const groups = groupRules(rules);
  const bordered = groups.filter(({ across, down }) => down.length > 0 && across.length > 1);
  for (const group of [...bordered, ...stacksOf(groups, words)]) {
    const box = boxOf(group);
    const inside = rest.filter((word) => isInside(box, word));
    const cells = inside.length > 1 ? readCells(group, rowsOf(inside)) : null;
    if (!cells) continue;
    tables.push({ ...box, cells });
    const taken = new Set(inside);
    rest = rest.filter((word) => !taken.has(word));
  }
  return { tables, rest };
}

function boxOf({ across, down }: RuleGroup): Rule {
  const xs = [...across.flatMap(({ from, to }) => [from, to]), ...down.map(({ at }) => at)];
  const ys = [...down.flatMap(({ from, to }) => [from, to]), ...across.map(({ at }) => at)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

function isInside({ left, right, bottom, top }: Rule, word: Word): boolean {
  const middle = (word.left + word.right) / 2;
  const height = word.baseline + word.size * 0.3;
  return middle > left - touch && middle < right + touch && height > bottom && height < top;
}

/** Lines across the page, of the same length and under each other, with columns of words between them. */
function stacksOf(groups: readonly RuleGroup[], words: readonly Word[]): RuleGroup[] {
  const lines = groups.filter(({ down }) => down.length === 0).flatMap(({ across }) => across);
  const stacks: RuledLine[][] = [];
  for (const line of lines.sort((a, b) => b.at - a.at)) {
    const stack = stacks.find(([top]) => top && Math.abs(top.from - line.from) < 6 && Math.abs(top.to - line.to) < 6);
    if (stack) stack.push(line);
    else if (stacks.length < 40) stacks.push([line]);
  }
  return stacks.filter(({ length }) => length > 1).flatMap((stack) => partsWithColumns(stack, words));
}

/** Two tables of the same width, or two lines far apart, have running text between them. */
function partsWithColumns(stack: RuledLine[], words: readonly Word[]): RuleGroup[] {
  const parts: RuleGroup[] = [];
  let across: RuledLine[] = [];
  stack.forEach((line, index) => {
    const above = stack[index - 1];
    if (above) {
      const box = { left: line.from, right: line.to, bottom: line.at, top: above.at };
      const rows = rowsOf(words.filter((word) => isInside(box, word)));
      const isTabular = rows.length === 1 || (rows.length > 1 && hasColumns(rows));
      const isDoubled = rows.length === 0 && above.at - line.at < touch * 2;
      if (!isTabular && !isDoubled) {
        parts.push({ across, down: [] });
        across = [];
      }
    }
    across.push(line);
  });
  parts.push({ across, down: [] });
  return parts.filter((part) => part.across.length > 1);
}

/** Columns of a table, and not text in columns between underlined headings. */
function hasColumns(rows: readonly Row[]): boolean {
  const borders = bordersOf(rows, narrowestStrip);
  if (borders.length === 0) return false;
  const size = median(rows.map((row) => row.size));
  const last = rows.at(-1);
  const endsInHeading = last?.words.every(({ look }) => look.isBold) === true;
  const isSuspect = rows.length > 12 || endsInHeading || rows.some((row) => row.size > size * 1.12);
  return !isSuspect || linesByColumn(rows, borders).filter((lines) => isRunningText(lines, 3)).length < 2;
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

function readCells(group: RuleGroup, rows: Row[]): string[][] | null {
  const box = boxOf(group);
  const isInner = (x: number) => x > box.left + touch * 2 && x < box.right - touch * 2;
  const drawn = distinct(group.down.map(({ at }) => at).filter(isInner));
  const borders = drawn.length > 0 ? drawn : hasColumns(rows) ? bordersOf(rows, narrowestStrip) : [];
  if (borders.length === 0) return null;
  const bands = bandsOf(group, rows, box);
  const cells = bands.flatMap((band) => {
    if (bands.length <= 3 && isSeveralRows(band, borders)) return cellsOf(band, borders);
    return [drawn.length > 0 ? spannedTexts(band, borders, group) : textsOf(band, borders)];
  });
  if (drawn.length === 0) return isMostlyFilled(cells) ? cells : null;
  const rowsDrawn = distinct(group.across.map(({ at }) => at)).length - 1;
  return isTable(cells, rowsDrawn) ? cells : null;
}

function distinct(places: number[]): number[] {
  const sorted = places.sort((a, b) => a - b);
  return sorted.filter((place, index) => index === 0 || place - (sorted[index - 1] ?? 0) > touch);
}

/** The rows of text between one long line and the next. */
function bandsOf({ across }: RuleGroup, rows: Row[], box: Rule): Row[][] {
  const levels = across.filter(({ from, to }) => to - from > (box.right - box.left) * 0.4).map(({ at }) => at);
  const bands = new Map<number, Row[]>();
  for (const row of rows) {
    const height = row.baseline + row.size * 0.3;
    const level = levels.filter((at) => at > height).length;
    const band = bands.get(level) ?? [];
    band.push(row);
    bands.set(level, band);
  }
  return [...bands].sort(([a], [b]) => a - b).map(([, band]) => band);
}

/** Between the lines of a plain table stand many rows, each of them with most of its cells. */
function isSeveralRows(band: readonly Row[], borders: Borders): boolean {
  const filled = band.map((row) => new Set(row.words.map((word) => columnAt(borders, word))));
  const complete = filled.filter((columns) => columns.has(0) && columns.size > borders.length * 0.5).length;
  return band.length > 1 && complete > 1 && complete >= band.length * 0.5;
}

/** Where a border is left out, the cells on both of its sides are one; its text stands in the first of them. */
function spannedTexts(band: readonly Row[], borders: Borders, { down }: RuleGroup): string[] {
  const heights = band.map(({ baseline, size }) => baseline + size * 0.3);
  const isDrawn = (border: number) =>
    down.some(
      ({ at, from, to }) => Math.abs(at - border) <= touch && heights.some((height) => from < height && to > height),
    );
  const kept = borders.map((border, index) => ({ border, index })).filter(({ border }) => isDrawn(border));
  const texts = textsOf(
    band,
    kept.map(({ border }) => border),
  );
  const whole: string[] = Array.from({ length: borders.length + 1 }, () => '');
  texts.forEach((text, index) => {
    whole[index === 0 ? 0 : (kept[index - 1]?.index ?? 0) + 1] = text;
  });
  return whole;
}

/** The grid of a chart has lines and hardly any words. One row in borders may go on with a table of the page before. */
function isTable(cells: readonly string[][], rowsDrawn: number): boolean {
  const filled = cells.flat().filter(Boolean).length;
  const room = Math.max(cells.length, rowsDrawn) * (cells[0]?.length ?? 0);
  return (cells.length > 1 || rowsDrawn === 1) && filled >= room * 0.4;
}
