import type { Block, SourceDocument } from '../document.ts';
import { keptEmphasis } from './emphasis.ts';

const HEADING = /^(#{1,6})\s+(\S.*)$/;
/** "- ", "1. ", and as typed by hand: "a) ", "(ii) ". */
const LIST_ITEM = /^(\s*)(?:([-*+•])|(\d{1,3}[.)]|\(?(?:[a-z]|[ivx]{2,4})[.)]))\s+(.*)$/;
const DEFINITION =
  /^(?:\*\*|__|[*_])(?=\S)([^*_]+?)(?:\*\*|__|[*_])\s*(?:\(([^)]*)\)\s*)?(?::|[–—]|\s-\s)\s*(.+)$|^(?:\*\*|__)([^*]+?):(?:\*\*|__)\s*(.+)$/;
const TABLE_RULE = /^\|?:?-{2,}:?(?:\|:?-{2,}:?)*\|?$/;
/** Without its blanks: two runs of them in a row would be searched again and again. */
const isTableRule = (line = '') => TABLE_RULE.test(line.replace(/\s+/g, ''));

/** Bounded, as everything between two marks is: one that is never closed would have the rest searched again and again. */
const BOLD = /(\*\*|__)(?=\S)(.{1,400}?)(?<=\S)\1/g;
const STARRED = /(?<![\p{L}\p{N}*])\*(?=\S)([^*]{1,400}?)(?<=\S)\*(?![\p{L}\p{N}*])/gu;
/** "λ*I*", "*I*ω²": a letter of a formula in italics, right beside another sign. */
const LETTER = /\*(\p{L}[₀-₉]?)\*/gu;
const UNDERSCORED = /(?<![\p{L}\p{N}_])_(?=\S)([^_]{1,400}?)(?<=\S)_(?![\p{L}\p{N}_])/gu;

/** The words that Markdown sets in bold or italics; most text has none, and is left after one look. */
function emphasisIn(markdown: string, text: string): { emphasised?: string[] } {
  if (!/[*_]/.test(markdown)) return {};
  const bold = [...markdown.matchAll(BOLD)].map(([, , words]) => words!);
  const plain = markdown.replace(BOLD, (_, _mark, words: string) => ' '.repeat(words.length + 4));
  const italic = [STARRED, UNDERSCORED].flatMap((mark) => [...plain.matchAll(mark)].map(([, words]) => words!));
  return keptEmphasis([...bold, ...italic].map(plainInline), text);
}

const FORMULA = /(?<!\\)\$(?=\S)[^$]{1,400}(?<=\S)\$/g;
/** Stand around the number of a formula while the marks beside it are read; no text has them. */
const [FROM, TO] = ['\uE000', '\uE001'];
const HELD = /\uE000(\d{1,4})\uE001/g;

/** Markdown's inline marks taken away: emphasis, code, links, images. Formulas stay as written: "\{" is a brace in them. */
export function plainInline(text: string): string {
  const formulas: string[] = [];
  const held = text.replace(FORMULA, (formula) => `${FROM}${formulas.push(formula) - 1}${TO}`);
  const plain = withoutMarks(held);
  return formulas.length === 0 ? plain : plain.replace(HELD, (_, at: string) => formulas[Number(at)] ?? '');
}

function withoutMarks(text: string): string {
  return text
    .replace(/!\[([^\]]{0,400})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/\[([^\]]{1,400})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/<(https?:[^>]{1,2000})>/g, '$1')
    .replace(/`([^`]{1,2000})`/g, '$1')
    .replace(BOLD, '$2')
    .replace(STARRED, '$1')
    .replace(LETTER, '$1')
    .replace(UNDERSCORED, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!$|-])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

function tableCells(line: string): string[] {
  return line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => plainInline(cell.replace(/\\\|/g, '|')));
}

function definitionOf(text: string): { term: string; definition: string } | null {
  const match = DEFINITION.exec(text);
  if (!match) return null;
  const term = plainInline((match[1] ?? match[4]!).replace(/:$/, ''));
  const alias = match[2] ? ` (${match[2]})` : '';
  return { term: term + alias, definition: plainInline(match[3] ?? match[5]!) };
}

/** Terms that the writer set in bold or italics, each before its explanation. */
const definitionsBlock = (entries: { term: string; definition: string }[]): Block => ({
  kind: 'definitions',
  entries,
  emphasised: entries.map(({ term }) => term),
});

function listBlock(items: { text: string; ordered: boolean }[]): Block {
  const entries = items.map((item) => definitionOf(item.text));
  if (items.length > 1 && entries.every((entry) => entry !== null)) return definitionsBlock(entries);
  const texts = items.map((item) => plainInline(item.text));
  const emphasised = items.flatMap((item, i) => emphasisIn(item.text, texts[i]!).emphasised ?? []);
  return {
    kind: 'list',
    ordered: items[0]!.ordered,
    items: texts,
    ...(emphasised.length > 0 ? { emphasised } : {}),
  };
}

/** Front matter (`key: value` lines between `---`) and the body below it. */
export function splitFrontMatter(markdown: string): { fields: Record<string, string>; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(markdown);
  if (!match) return { fields: {}, body: markdown };
  const fields: Record<string, string> = {};
  for (const line of match[1]!.split(/\r?\n/)) {
    const pair = /^([\w-]+):\s*(.*)$/.exec(line);
    if (pair) fields[pair[1]!] = pair[2]!.replace(/^(["'])(.*)\1$/, '$2');
  }
  return { fields, body: markdown.slice(match[0].length) };
}

/** The blocks of a Markdown text: the subset that course notes use, nothing of HTML. */
export function blocksFromMarkdown(markdown: string): Block[] {
  const lines = markdown.replace(/\r\n?/g, '\n').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  const isBreak = (line: string) =>
    line.trim() === '' ||
    HEADING.test(line) ||
    /^\s*(?:```|~~~|\$\$)/.test(line) ||
    /^\s*>/.test(line) ||
    LIST_ITEM.test(line);
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = HEADING.exec(line);
    const fence = /^\s*(```+|~~~+)\s*([\w+-]*)/.exec(line);
    if (line.trim() === '' || /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/.test(line)) {
      at++;
    } else if (heading) {
      blocks.push({
        kind: 'heading',
        level: heading[1]!.length as 1 | 2 | 3 | 4 | 5 | 6,
        text: plainInline(heading[2]!.trimEnd().replace(/(?<!#)#+$/, '')),
      });
      at++;
    } else if (fence) {
      const from = ++at;
      while (at < lines.length && !lines[at]!.trim().startsWith(fence[1]!)) at++;
      const text = lines.slice(from, at).join('\n');
      blocks.push({ kind: 'code', ...(fence[2] ? { language: fence[2] } : {}), text });
      at++;
    } else if (/^\s*\$\$/.test(line)) {
      const collected = [line.trim().slice(2)];
      while (!collected.at(-1)!.trimEnd().endsWith('$$') && at + 1 < lines.length) collected.push(lines[++at]!);
      at++;
      blocks.push({
        kind: 'formula',
        tex: collected
          .join('\n')
          .replace(/\$\$\s*$/, '')
          .trim(),
      });
    } else if (line.includes('|') && isTableRule(lines[at + 1])) {
      const header = tableCells(line);
      at += 2;
      const rows: string[][] = [];
      while (at < lines.length && lines[at]!.includes('|') && lines[at]!.trim()) rows.push(tableCells(lines[at++]!));
      const caption = captionBefore(blocks);
      blocks.push({ kind: 'table', ...(caption ? { caption } : {}), header, rows });
    } else if (/^\s*>/.test(line)) {
      const collected: string[] = [];
      while (at < lines.length && /^\s*>/.test(lines[at]!)) collected.push(lines[at++]!.replace(/^\s*>\s?/, ''));
      blocks.push(textBlock('note', collected.join(' ')));
    } else if (/^:\s+\S/.test(lines[at + 1] ?? '')) {
      at = readGlossary(lines, at, blocks);
    } else if (LIST_ITEM.test(line)) {
      at = readList(lines, at, blocks);
    } else {
      const collected: string[] = [];
      while (at < lines.length && !isBreak(lines[at]!)) collected.push(lines[at++]!);
      if (collected.length === 0) collected.push(lines[at++]!);
      addParagraph(collected.join(' ').trim(), blocks);
    }
  }
  return blocks;
}

/** A short paragraph "Table 2: Hormones" right before a table is its caption. */
function captionBefore(blocks: Block[]): string | null {
  const last = blocks.at(-1);
  if (last?.kind !== 'paragraph' || !/^Table\s+[\d.]+\s*[:.–-]/i.test(last.text) || last.text.length > 160) return null;
  blocks.pop();
  return last.text.replace(/^Table\s+[\d.]+\s*[:.–-]\s*/i, '').replace(/\.$/, '');
}

/** "Term", then ": definition" on the next line, as glossaries have it; blank lines may stand between the entries. */
function readGlossary(lines: string[], from: number, blocks: Block[]): number {
  const entries: { term: string; definition: string }[] = [];
  let at = from;
  while (at < lines.length && /^:\s+\S/.test(lines[at + 1] ?? '')) {
    const term = plainInline(lines[at]!);
    const definition = [lines[++at]!.replace(/^:\s+/, '')];
    while (lines[++at]?.trim() && !/^:\s+\S/.test(lines[at + 1] ?? '')) definition.push(lines[at]!);
    entries.push({ term, definition: plainInline(definition.join(' ')) });
    while (at < lines.length && lines[at]!.trim() === '') at++;
  }
  blocks.push({ kind: 'definitions', entries });
  return at;
}

function readList(lines: string[], from: number, blocks: Block[]): number {
  const items: { text: string; ordered: boolean }[] = [];
  let at = from;
  const ordered = LIST_ITEM.exec(lines[from]!)![3] !== undefined;
  while (at < lines.length) {
    const match = LIST_ITEM.exec(lines[at]!);
    if (match) {
      const nested = match[1]!.length >= 2 && items.length > 0;
      if (!nested && (match[3] !== undefined) !== ordered) break;
      items.push({ text: match[4]!.trim(), ordered });
      at++;
    } else if (lines[at]!.trim() === '') {
      // A blank line ends the list unless another item of it follows.
      const next = LIST_ITEM.exec(lines[at + 1] ?? '');
      if (!next || (next[3] !== undefined) !== ordered) break;
      at++;
    } else if (/^\s+\S/.test(lines[at]!) && items.length > 0) {
      items.at(-1)!.text += ` ${lines[at]!.trim()}`;
      at++;
    } else break;
  }
  blocks.push(listBlock(items));
  return at;
}

function addParagraph(text: string, blocks: Block[]): void {
  const isOne = /^(?:\*\*|__)/.test(text) && text.length < 400 && !/:$/.test(text) && text.split(/\*\*|__/).length < 4;
  const entry = isOne ? definitionOf(text) : null;
  const last = blocks.at(-1);
  if (entry && last?.kind === 'definitions') {
    last.entries.push(entry);
    last.emphasised = last.emphasised ?? [];
    last.emphasised.push(entry.term);
  } else if (entry) blocks.push(definitionsBlock([entry]));
  else blocks.push(textBlock('paragraph', text));
}

function textBlock(kind: 'paragraph' | 'note', markdown: string): Block {
  const text = plainInline(markdown);
  return { kind, text, ...emphasisIn(markdown, text) };
}

/** A Markdown text as a document; the first level-one heading is the title when none is given. */
export function documentFromMarkdown(markdown: string, id: string, title?: string): SourceDocument {
  const { fields, body } = splitFrontMatter(markdown);
  const blocks = blocksFromMarkdown(body);
  const first = blocks.find((block) => block.kind === 'heading');
  return { id, title: title ?? fields.title ?? (first?.kind === 'heading' ? first.text : id), blocks };
}
