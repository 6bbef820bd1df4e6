import type { Buffer } from 'node:buffer';
import { makePdf, type PdfText } from './pdf.ts';

const LINE = 78;
const LINES_A_PAGE = 22;

function linesOf(text: string): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    if (`${lines.at(-1)} ${word}`.length > LINE) lines.push('');
    lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trim();
  }
  return lines;
}

/** Lecture notes as a PDF in large print with wide margins: what a Markdown text of headings and paragraphs says. */
export function pagedNotes(markdown: string): Buffer {
  const body = markdown.replace(/^---[\s\S]*?---\n/, '').replace(/[*_]/g, '');
  const drawn = body.split(/\n{2,}/).flatMap((paragraph): Omit<PdfText, 'y'>[] => {
    const heading = /^(#+) (.*)/.exec(paragraph.trim());
    if (!heading) return [...linesOf(paragraph.trim()).map((text) => ({ x: 60, text })), { x: 60, text: '' }];
    const size = heading[1] === '#' ? 20 : 15;
    return [{ x: 60, text: heading[2] ?? '', size, font: 'bold' }];
  });
  const pages: PdfText[][] = [];
  for (let from = 0; from < drawn.length; from += LINES_A_PAGE) {
    const own = drawn.slice(from, from + LINES_A_PAGE);
    pages.push(own.map((line, index) => ({ ...line, y: 780 - index * 16 })).filter(({ text }) => text !== ''));
  }
  return makePdf(pages);
}
