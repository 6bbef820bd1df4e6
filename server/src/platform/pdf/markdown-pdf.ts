import { type MarkdownNode, parseMarkdown, plainTextOf } from '../markdown/parse-markdown.ts';
import { closePdf, green, ink, line, makeRoom, openPdf, type Pdf, softInk, well, widthAt } from './pdf-page.ts';

type Of<T extends MarkdownNode['type']> = Extract<MarkdownNode, { type: T }>;

interface Run {
  text: string;
  isBold: boolean;
  isSoft: boolean;
  href?: string;
}

const bodySize = 10.5;
const headingSizes: Record<number, number> = { 1: 16, 2: 16, 3: 13, 4: 11.5, 5: 10.5, 6: 10.5 };
const indent = 16;

/** Running text in pieces of one look each. */
function runsOf(nodes: readonly MarkdownNode[], look: Omit<Run, 'text'> = { isBold: false, isSoft: false }): Run[] {
  return nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case 'strong':
        return runsOf(node.children, { ...look, isBold: true });
      case 'emphasis':
      case 'inlineMath':
      case 'inlineCode':
        return [{ ...look, isSoft: true, text: plainTextOf(node) }];
      case 'delete':
        return runsOf(node.children, { ...look, isSoft: true });
      case 'link':
        return runsOf(node.children, /^https?:/.test(node.url) ? { ...look, href: node.url } : look);
      default: {
        const text = plainTextOf(node);
        return text ? [{ ...look, text: node.type === 'text' ? text.replace(/\n/g, ' ') : text }] : [];
      }
    }
  });
}

function writeRuns(pdf: Pdf, runs: readonly Run[], x: number, size = bodySize): void {
  pdf.fontSize(size);
  const width = widthAt(pdf, x);
  runs.forEach(({ text, isBold, isSoft, href }, index) => {
    const options = { continued: index < runs.length - 1, lineGap: 2.5, link: href ?? null, underline: Boolean(href) };
    pdf.font(isBold ? 'bold' : 'regular').fillColor(href ? green : isSoft ? softInk : ink);
    if (index === 0) pdf.text(text, x, pdf.y, { ...options, width });
    else pdf.text(text, options);
  });
  pdf.font('regular').fillColor(ink);
}

function writeHeading(pdf: Pdf, node: Of<'heading'>, x: number): void {
  const size = headingSizes[node.depth] ?? bodySize;
  pdf.y += node.depth <= 2 ? 14 : 6;
  // A heading never stands alone at the foot of a page.
  makeRoom(pdf, size * 5);
  const text = plainTextOf(node);
  if (node.depth <= 2) pdf.outline.addItem(text);
  pdf
    .font('bold')
    .fontSize(size)
    .fillColor(green)
    .text(text, x, pdf.y, { width: widthAt(pdf, x) });
  pdf.font('regular').fillColor(ink);
}

function writeList(pdf: Pdf, list: Of<'list'>, x: number): void {
  const first = list.start ?? 1;
  const numberWidth = list.ordered ? 8 + 6 * String(first + list.children.length).length : indent;
  list.children.forEach((item, index) => {
    makeRoom(pdf, bodySize * 2);
    const mark = list.ordered ? `${first + index}.` : item.checked == null ? '•' : item.checked ? '[x]' : '[ ]';
    const { y } = pdf;
    pdf.fontSize(bodySize).fillColor(softInk).text(mark, x, y, { lineBreak: false });
    pdf.fillColor(ink);
    pdf.y = y;
    writeBlocks(pdf, item.children, x + Math.max(indent, numberWidth), 3);
  });
}

function writeBox(pdf: Pdf, text: string, x: number): void {
  const width = widthAt(pdf, x) - 16;
  pdf.fontSize(9.5);
  // Line by line, so that a long piece of code goes over pages.
  for (const row of text.replace(/\t/g, '  ').split('\n')) {
    const height = pdf.heightOfString(row || ' ', { width }) + 2;
    makeRoom(pdf, height);
    const { y } = pdf;
    pdf.rect(x, y, width + 16, height).fill(well);
    pdf.fillColor(ink).text(row || ' ', x + 8, y + 1, { width });
    pdf.y = y + height;
  }
}

function writeQuote(pdf: Pdf, quote: Of<'blockquote'>, x: number): void {
  const [page, top] = [pdf.bufferedPageRange().count, pdf.y];
  writeBlocks(pdf, quote.children, x + indent);
  if (pdf.bufferedPageRange().count !== page) return;
  pdf
    .moveTo(x + 4, top)
    .lineTo(x + 4, pdf.y)
    .lineWidth(2)
    .strokeColor(line)
    .stroke();
}

/** Columns with more to say are wider, but none is crowded out. */
function sharesOf(rows: readonly string[][]): number[] {
  const weights = (rows[0] ?? []).map((_, column) =>
    Math.sqrt(Math.max(8, ...rows.map((row) => Math.min(200, row[column]?.length ?? 0)))),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function writeTable(pdf: Pdf, table: Of<'table'>, x: number): void {
  const rows = table.children.map(({ children }) => children.map((cell) => plainTextOf(cell as MarkdownNode)));
  pdf.x = x;
  pdf.fontSize(9.5);
  const width = widthAt(pdf, x);
  const shares = sharesOf(rows);
  pdf.table({
    data: rows,
    maxWidth: width,
    columnStyles: (column) => ({ width: width * (shares[column] ?? 0) }),
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: line, padding: 5 },
    rowStyles: (row) => (row === 0 ? { backgroundColor: well, font: { src: 'bold' } } : { font: { src: 'regular' } }),
  });
  pdf.font('regular').fontSize(bodySize).fillColor(ink);
}

const writers: { [T in MarkdownNode['type']]?: (pdf: Pdf, node: Of<T>, x: number) => void } = {
  heading: writeHeading,
  paragraph: (pdf, node, x) => writeRuns(pdf, runsOf(node.children), x),
  list: writeList,
  blockquote: writeQuote,
  table: writeTable,
  code: (pdf, node, x) => writeBox(pdf, node.value, x),
  math: (pdf, node, x) => writeBox(pdf, node.value, x),
  thematicBreak: (pdf, _node, x) => {
    const { y } = pdf;
    pdf
      .moveTo(x, y)
      .lineTo(x + widthAt(pdf, x), y)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke();
  },
};

/** What has no writer (HTML, definitions of links) has nothing to print. */
function writeBlocks(pdf: Pdf, nodes: readonly MarkdownNode[], x: number, gap = 8): void {
  for (const node of nodes) {
    const write = writers[node.type] as ((pdf: Pdf, node: MarkdownNode, x: number) => void) | undefined;
    write?.(pdf, node, x);
    pdf.y += gap;
  }
}

/** Any Markdown text as a PDF with a title, bookmarks and page numbers. Formulas are printed as TeX. */
export function markdownPdf({ title, subtitle, markdown }: { title: string; subtitle: string; markdown: string }): Pdf {
  const pdf = openPdf(title);
  const { x } = pdf;
  pdf
    .font('bold')
    .fontSize(22)
    .text(title, { width: widthAt(pdf, x) });
  pdf.font('regular').fontSize(bodySize).fillColor(softInk).text(subtitle);
  pdf.fillColor(ink);
  pdf.y += 12;
  writeBlocks(pdf, parseMarkdown(markdown).children, x);
  closePdf(pdf, title);
  return pdf;
}
