import { makeDocx, makeRelations } from '../../server/test/documents/office.ts';
import type { Layout, SetLine } from './layouts.ts';

/** Lines as the files that people have. */

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function wrapped(text: string, width: number | undefined): string[] {
  if (!width || text.length <= width) return [text];
  const lines: string[] = [];
  let line = '';
  // Gaps between options stay.
  for (const word of text.split(/(?<=\S) (?=\S)/)) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

export const textOf = (lines: readonly SetLine[], { width }: Pick<Layout, 'width'>) =>
  lines.flatMap(({ text }) => wrapped(text, width)).join('\n');

/** Two columns side by side with the head above and the key below, as programs that keep the layout give a page. */
export function columnsText(lines: readonly SetLine[]): string {
  const width = 46;
  const from = lines.findIndex(({ text }) => /^1\. /.test(text));
  const until = lines.findIndex(({ text }) => text === '');
  const body = lines.slice(from, until).flatMap(({ text }) => wrapped(text, width));
  const middle = body.findIndex((line, at) => at >= body.length / 2 && /^\d+\. /.test(line));
  const [left, right] = [body.slice(0, middle), body.slice(middle)];
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    `${(left[at] ?? '').padEnd(width + 5)}${right[at] ?? ''}`.trimEnd(),
  );
  return [
    ...lines.slice(0, from).map(({ text }) => text),
    '',
    ...rows,
    ...lines.slice(until).map(({ text }) => text),
  ].join('\n');
}

export function htmlOf(lines: readonly SetLine[], columns: number): string {
  const head = lines.filter(({ isHeading }) => isHeading);
  const body = lines.filter(({ isHeading }) => !isHeading);
  const paragraph = ({ text }: SetLine) => `<p>${escaped(text) || '&nbsp;'}</p>`;
  return `<!doctype html><meta charset="utf-8"><style>body{font:10.5pt/1.35 serif}h3{text-align:center;margin:2px}p{margin:0 0 2px}main{columns:${columns};column-gap:28px}</style>
${head.map(({ text }) => `<h3>${escaped(text)}</h3>`).join('')}<main>${body.map(paragraph).join('')}</main>`;
}

const level = (depth: number, format: string, pattern: string) =>
  `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${pattern}"/></w:lvl>`;
const files = {
  'word/numbering.xml': `<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'upperLetter', '%2.')}</w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  'word/_rels/document.xml.rels': makeRelations([['n', 'numbering', 'numbering.xml']]),
};

export function docxOf(lines: readonly SetLine[]): Buffer {
  const paragraph = ({ text, isBold, depth }: SetLine) => {
    const list =
      depth === undefined ? '' : `<w:pPr><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="3"/></w:numPr></w:pPr>`;
    return `<w:p>${list}<w:r>${isBold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
  };
  return makeDocx(lines.map(paragraph).join(''), { files });
}
