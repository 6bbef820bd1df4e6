import { Flow } from '../../flow.ts';
import type { Block } from '../../parsed.ts';
import { bulletOf, numberOf } from '../list-marks.ts';
import type { Page } from './furniture.ts';
import { type Line, rowsOf } from './lines.ts';
import { beginsAnew, goesOn, hyphenatedWords, joinLines, type TextLook } from './paragraphs.ts';
import { readingGroups } from './reading-order.ts';
import { type PdfTable, takeTables } from './tables.ts';

type Element = Line | PdfTable;
const isTable = (element: Element): element is PdfTable => 'cells' in element;

/** Lines with places to blocks with meaning. */
export function toBlocks(pages: readonly Page[]): Block[] {
  const all = pages.flatMap(({ lines }) => lines);
  const writer = new BlockWriter(all);
  for (const page of pages) {
    for (const element of elementsOf(page)) {
      if (isTable(element)) writer.table(element, page.number);
      else writer.line(element, page.number);
    }
  }
  return writer.finish();
}

/** Lines and tables of a page in reading order; pieces at the same height of one column are one line again. */
function elementsOf({ lines }: Page): Element[] {
  const { tables, rest } = takeTables(lines);
  return readingGroups<Line | PdfTable>([...rest, ...tables]).flatMap((group) => {
    const columnLeft = Math.min(...group.map(({ left }) => left));
    const columnRight = Math.max(...group.map(({ right }) => right));
    return rowsOf(group).flatMap((row): Element[] => {
      const pieces = row.filter((item): item is Line => !('cells' in item));
      const found: Element[] = row.filter((item): item is PdfTable => 'cells' in item);
      const [first, ...others] = pieces;
      if (!first) return found;
      for (const piece of others) {
        first.text += ` ${piece.text}`;
        first.words += piece.words;
        first.right = Math.max(first.right, piece.right);
      }
      first.columnLeft = columnLeft;
      first.columnRight = columnRight;
      return [...found, first];
    });
  });
}

const longestHeading = 200;

class BlockWriter {
  private readonly flow = new Flow();
  private readonly look: TextLook;
  private readonly headingSizes: number[];
  private readonly hyphenated: Set<string>;
  private open: Line[] = [];
  private openPage = 0;

  constructor(lines: readonly Line[]) {
    this.look = lookOf(lines);
    this.hyphenated = hyphenatedWords(lines);
    const sizes = lines.filter((line) => this.isLarge(line)).map(({ size }) => roundSize(size));
    this.headingSizes = [...new Set(sizes)].sort((a, b) => b - a);
  }

  line(line: Line, page: number): void {
    const above = this.open.at(-1);
    if (above && this.isNew(above, line, page)) this.finishParagraph();
    if (this.open.length === 0) this.openPage = page;
    this.open.push(line);
  }

  table({ cells }: PdfTable, page: number): void {
    this.finishParagraph();
    this.flow.place = { page };
    this.flow.table(cells);
  }

  finish(): Block[] {
    this.finishParagraph();
    return this.flow.blocks;
  }

  private isNew(above: Line, line: Line, page: number): boolean {
    const first = this.open[0] ?? above;
    if (page === this.openPage || this.open.length === 0) return this.isNewOnPage(above, first, line);
    return Math.abs(above.size - line.size) > 0.6 || this.isLarge(above) || !goesOn(above.text, line.text);
  }

  private isNewOnPage(above: Line, first: Line, line: Line): boolean {
    const isItem = bulletOf(first.text) !== null || numberOf(first.text) !== null;
    // After an item, what is not indented like its text is a paragraph again.
    if (isItem && line.left < first.left + first.size * 0.3 && above.right < above.columnRight - above.size * 4)
      return true;
    return beginsAnew(above, line, this.look);
  }

  private finishParagraph(): void {
    const [first] = this.open;
    if (!first) return;
    const text = joinLines(
      this.open.map((line) => line.text),
      this.hyphenated,
    );
    const depth = this.headingDepth(first, text);
    this.flow.place = { page: this.openPage };
    this.open = [];
    const bullet = bulletOf(text);
    const number = numberOf(text);
    if (depth !== null) this.flow.heading(depth, text);
    else if (bullet !== null) this.flow.item(false, bullet);
    else if (number) this.flow.item(true, number.text);
    else this.flow.paragraph(text);
  }

  private headingDepth(first: Line, text: string): number | null {
    if (text.length > longestHeading) return null;
    if (this.isLarge(first)) return this.headingSizes.indexOf(roundSize(first.size)) + 1;
    const isHeavy = first.isBold && !this.look.isBold && first.size >= this.look.size - 0.6;
    if (!isHeavy || text.length > 90 || /[.,;]$/.test(text) || bulletOf(text) !== null) return null;
    return this.headingSizes.length + 1;
  }

  private isLarge(line: Line): boolean {
    return line.size > this.look.size * 1.12 && /\p{L}{2}/u.test(line.text);
  }
}

const roundSize = (size: number) => Math.round(size * 2) / 2;

/** What most of the text looks like. */
function lookOf(lines: readonly Line[]): TextLook {
  const sizes = new Map<number, number>();
  const leadings = new Map<number, number>();
  let bold = 0;
  let total = 0;
  lines.forEach((line, index) => {
    const size = roundSize(line.size);
    sizes.set(size, (sizes.get(size) ?? 0) + line.text.length);
    total += line.text.length;
    if (line.isBold) bold += line.text.length;
    const drop = line.baseline - (lines[index + 1]?.baseline ?? line.baseline);
    const leading = Math.round((drop / line.size) * 20) / 20;
    if (leading > 0.8 && leading < 3) leadings.set(leading, (leadings.get(leading) ?? 0) + 1);
  });
  return { size: mostOften(sizes) ?? 10, leading: mostOften(leadings) ?? 1.2, isBold: bold > total / 2 };
}

function mostOften(counts: Map<number, number>): number | undefined {
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
