import { type Attributes, walkXml } from '../containers/xml.ts';
import { EmphasisCollector } from '../emphasis.ts';
import { Flow } from '../flow.ts';
import type { Block } from '../parsed.ts';
import type { IsOrdered } from './docx-numbering.ts';
import { MathReader } from './office-math.ts';

interface Paragraph {
  text: string;
  style: string;
  outline: number | undefined;
  list: { id: string; level: string } | undefined;
  formulas: string[];
  emphasis: EmphasisCollector;
}

interface Looks {
  headings: Map<string, number>;
  isOrdered: IsOrdered;
  /** By their ids. */
  notes: { footnote: Map<string, string>; endnote: Map<string, string> };
}

/** Not part of the text as it stands: what was deleted or moved away, older copies for older programs, comments. */
const left = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:instrText', 'w:pPrChange', 'w:rPrChange']);
const emphasis = new Set(['w:b', 'w:i']);
const emphasisStyle = /^(?:Strong|Emphasis|IntenseEmphasis|SubtleEmphasis)$/;
const isOn = (value: string) => !/^(?:0|false|off)$/.test(value);
const marks = new Map<string, string>(
  Object.entries({ 'w:tab': ' ', 'w:br': ' ', 'w:cr': ' ', 'w:noBreakHyphen': '-' }),
);

/** Walks document.xml. Paragraphs nest (text boxes), and so do tables; an inner table becomes text of its cell. */
export function readDocxBody(bytes: Buffer, { headings, isOrdered, notes }: Looks): Block[] {
  const flow = new Flow();
  const math = new MathReader();
  const paragraphs: Paragraph[] = [];
  const tables: string[][][] = [];
  /** Notes of the paragraph or table that is being read: they stand behind it, never inside of its sentences. */
  let pending: string[] = [];
  let skipping = 0;
  let inText = false;
  // A paragraph has properties of such names too, which are those of its mark.
  let run: { isEmphasised: boolean } | undefined;

  function finish(paragraph: Paragraph): void {
    const cell = tables.at(-1)?.at(-1);
    if (cell && cell.length > 0) {
      cell[cell.length - 1] += ` ${paragraph.text} ${paragraph.formulas.join(' ')}`;
      return;
    }
    const depth = paragraph.outline ?? headings.get(paragraph.style);
    if (depth !== undefined) flow.heading(depth, paragraph.text);
    else if (paragraph.list)
      flow.item(isOrdered(paragraph.list.id, paragraph.list.level), paragraph.text, paragraph.emphasis.take());
    else flow.paragraph(paragraph.text, paragraph.emphasis.take());
    for (const tex of paragraph.formulas) flow.formula(tex);
    addNotes();
  }

  function addNotes(): void {
    if (paragraphs.length > 0 || tables.length > 0) return;
    for (const note of pending) flow.note(note);
    pending = [];
  }

  function finishTable(rows: string[][]): void {
    const outer = tables.at(-1)?.at(-1);
    if (outer && outer.length > 0) outer[outer.length - 1] += ` ${rows.flat().join(' ')}`;
    else flow.table(rows);
    addNotes();
  }

  function openInParagraph(name: string, attributes: Attributes): void {
    const paragraph = paragraphs.at(-1);
    if (!paragraph) return;
    const value = attributes['w:val'] ?? '';
    if (name === 'w:r') run = { isEmphasised: false };
    else if (run && ((emphasis.has(name) && isOn(value)) || (name === 'w:rStyle' && emphasisStyle.test(value))))
      run.isEmphasised = true;
    else if (name === 'w:pStyle') paragraph.style = value;
    else if (name === 'w:outlineLvl' && Number(value) < 9) paragraph.outline = Number(value) + 1;
    else if (name === 'w:ilvl') paragraph.list = { id: paragraph.list?.id ?? '', level: value };
    else if (name === 'w:numId' && value !== '0') paragraph.list = { id: value, level: paragraph.list?.level ?? '0' };
    else if (name === 'w:t') inText = true;
    else if (name === 'w:footnoteReference') pending.push(notes.footnote.get(attributes['w:id'] ?? '') ?? '');
    else if (name === 'w:endnoteReference') pending.push(notes.endnote.get(attributes['w:id'] ?? '') ?? '');
    else if (marks.has(name)) paragraph.text += marks.get(name);
  }

  walkXml(bytes, {
    open(name, attributes) {
      if (left.has(name)) skipping += 1;
      if (skipping > 0) return;
      if (math.open(name, attributes)) return;
      if (name === 'w:p')
        paragraphs.push({
          text: '',
          style: '',
          outline: undefined,
          list: undefined,
          formulas: [],
          emphasis: new EmphasisCollector(),
        });
      else if (name === 'w:tbl') tables.push([]);
      else if (name === 'w:tr') tables.at(-1)?.push([]);
      else if (name === 'w:tc') tables.at(-1)?.at(-1)?.push('');
      else openInParagraph(name, attributes);
    },
    close(name) {
      if (left.has(name)) skipping -= 1;
      if (skipping > 0) return;
      const formula = math.close(name);
      const paragraph = paragraphs.at(-1);
      if (formula && paragraph) {
        if (formula.isBlock) paragraph.formulas.push(formula.tex);
        else paragraph.text += formula.plain;
      } else if (name === 'w:t') inText = false;
      else if (name === 'w:r') run = undefined;
      else if (name === 'w:p' && paragraph) finish(paragraphs.pop() ?? paragraph);
      else if (name === 'w:tbl') finishTable(tables.pop() ?? []);
    },
    text(text) {
      if (skipping > 0) return;
      if (math.text(text)) return;
      const paragraph = paragraphs.at(-1);
      if (!inText || !paragraph) return;
      paragraph.text += text;
      paragraph.emphasis.add(text, run?.isEmphasised ?? false);
    },
  });
  return flow.blocks;
}
