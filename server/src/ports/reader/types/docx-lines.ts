import type { PaperLine } from '@akada/engine';
import { asksByRows } from '@akada/engine/papers';
import { type Attributes, walkXml } from '../containers/xml.ts';
import type { NextLabel } from './docx-labels.ts';
import { MathReader } from './office-math.ts';

interface Paragraph {
  text: string;
  bold: [number, number][];
  list: { id: string; level: number } | undefined;
}

interface Run {
  isSetOff: boolean;
  script: '' | 'superscript' | 'subscript';
}

/** As in the reader of documents: what was deleted or moved away, older copies, comments. */
const left = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:instrText', 'w:pPrChange', 'w:rPrChange']);
const signs: Readonly<Record<string, string>> = {
  'w:tab': '   ',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
};
const isOn = (value: string) => !/^(?:0|false|off|none|auto)$/.test(value);
/** Bold, underlined, highlighted: how people mark the right option. */
const setOff = new Set(['w:b', 'w:u', 'w:highlight']);
const gap = '   ';
/** Wider than this no table is. */
const mostCells = 63;
const textOf = (cell: readonly PaperLine[]) => cell.map(({ text }) => text).join(' ');

/** The lines of document.xml as a reader of past papers needs them: with the numbers that Word counts by itself. */
export function readDocxLines(bytes: Buffer, nextLabel: NextLabel): PaperLine[] {
  const lines: PaperLine[] = [];
  const math = new MathReader();
  const paragraphs: Paragraph[] = [];
  /** Tables, their rows, their cells, the lines of a cell. */
  const tables: PaperLine[][][][] = [];
  /** How many columns wide the open cells are. */
  const spans: number[] = [];
  let skipping = 0;
  let inText = false;
  let run: Run | undefined;

  function finish({ text, bold, list }: Paragraph): void {
    const label = list ? nextLabel(list.id, list.level) : '';
    const lead = label ? `${label} ` : '';
    const target = tables.at(-1)?.at(-1)?.at(-1) ?? lines;
    for (const line of linesIn(lead + text, bold, lead.length)) target.push(line);
  }

  /** Cells of several lines lay a page out, and are read one after the other, unless each row is a question. */
  function finishTable(rows: PaperLine[][][]): void {
    const target = tables.at(-1)?.at(-1)?.at(-1) ?? lines;
    const isLayout =
      rows.every(({ length }) => length < 2) ||
      (rows.some((cells) => cells.some((cell) => cell.length > 1)) &&
        !rows.some((cells) => asksByRows(cells.map(textOf))));
    for (const cells of rows) {
      if (isLayout) for (const line of cells.flat()) target.push(line);
      else {
        const text = cells.map(textOf).join(gap);
        if (text.trim()) target.push({ text: text.trim(), page: null, isRow: true, isWhole: true, cells });
      }
    }
  }

  function openInParagraph(name: string, attributes: Attributes): void {
    const paragraph = paragraphs.at(-1);
    const value = attributes['w:val'] ?? '';
    if (name === 'w:gridSpan' && spans.length > 0) spans[spans.length - 1] = Math.min(Number(value) || 1, mostCells);
    if (!paragraph) return;
    if (name === 'w:r') run = { isSetOff: false, script: '' };
    else if (run && setOff.has(name) && isOn(value)) run.isSetOff = true;
    else if (run && name === 'w:vertAlign' && (value === 'superscript' || value === 'subscript')) run.script = value;
    else if (name === 'w:ilvl') paragraph.list = { id: paragraph.list?.id ?? '', level: Number(value) };
    else if (name === 'w:numId' && value !== '0') paragraph.list = { id: value, level: paragraph.list?.level ?? 0 };
    else if (name === 'w:t') inText = true;
    else if (run && signs[name] !== undefined) paragraph.text += signs[name];
  }

  walkXml(bytes, {
    open(name, attributes) {
      if (left.has(name)) skipping += 1;
      if (skipping > 0) return;
      if (math.open(name, attributes)) return;
      if (name === 'w:p') paragraphs.push({ text: '', bold: [], list: undefined });
      else if (name === 'w:tbl') tables.push([]);
      else if (name === 'w:tr') tables.at(-1)?.push([]);
      else if (name === 'w:tc') {
        tables.at(-1)?.at(-1)?.push([]);
        spans.push(1);
      } else openInParagraph(name, attributes);
    },
    close(name) {
      if (left.has(name)) skipping -= 1;
      if (skipping > 0) return;
      const formula = math.close(name);
      const paragraph = paragraphs.at(-1);
      if (formula && paragraph) paragraph.text += formula.plain;
      else if (name === 'w:t') inText = false;
      else if (name === 'w:r') run = undefined;
      else if (name === 'w:p' && paragraph) finish(paragraphs.pop() ?? paragraph);
      else if (name === 'w:tc') {
        // A cell as wide as several stands in the first of them.
        for (let more = spans.pop() ?? 1; more > 1; more -= 1) tables.at(-1)?.at(-1)?.push([]);
      } else if (name === 'w:tbl') finishTable(tables.pop() ?? []);
    },
    text(text) {
      if (skipping > 0) return;
      if (math.text(text)) return;
      const paragraph = paragraphs.at(-1);
      if (!inText || !paragraph) return;
      const from = paragraph.text.length;
      paragraph.text += run?.script ? scripted(text, run.script) : text;
      const last = paragraph.bold.at(-1);
      if (!run?.isSetOff) return;
      if (last && last[1] === from) last[1] = paragraph.text.length;
      else paragraph.bold.push([from, paragraph.text.length]);
    },
  });
  return lines;
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = '₀₁₂₃₄₅₆₇₈₉';

/** "x" and a small raised 2 are x². */
function scripted(text: string, script: 'superscript' | 'subscript'): string {
  const digits = script === 'superscript' ? raised : lowered;
  if (/^[\d+−-]+$/.test(text) && (script === 'superscript' || /^\d+$/.test(text)))
    return [...text].map((sign) => digits[Number(sign)] ?? (sign === '+' ? '⁺' : '⁻')).join('');
  return script === 'superscript' && text.trim() ? `^${text.trim()}` : text;
}

/** A paragraph may hold several lines, broken by hand. */
function linesIn(text: string, bold: readonly [number, number][], lead: number): PaperLine[] {
  const lines: PaperLine[] = [];
  let from = 0;
  for (const part of text.split('\n')) {
    const start = from + (part.length - part.trimStart().length);
    const end = start + part.trim().length;
    from += part.length + 1;
    if (start === end) continue;
    const within = bold
      .map(([a, b]): [number, number] => [Math.max(a + lead, start) - start, Math.min(b + lead, end) - start])
      .filter(([a, b]) => b > a);
    lines.push({ text: part.trim(), page: null, isWhole: true, ...(within.length > 0 ? { bold: within } : {}) });
  }
  return lines;
}
