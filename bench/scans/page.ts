import { type Piece, piecesOf, type SourceBlock } from '../documents/source.ts';
import { setFormula } from './formulas.ts';
import type { Kind, PageText } from './texts.ts';

/** A4 in the pixels of a style sheet. */
export const PAGE = { width: 794, height: 1123 };
/** Inches that the longer side of the page measures. */
export const PAGE_INCHES = 11.69;

/** What stands on a page: for the browser, and as the text that should be read. */
export interface SetPage {
  html: string;
  truth: string;
}

interface SetText {
  html: string;
  text: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const tags = { plain: null, bold: 'b', italic: 'i', code: 'code' } as const;

function setPiece(piece: Piece): SetText {
  if (piece.kind === 'footnote') throw new Error('A page of the bench has no footnotes.');
  if (piece.kind === 'formula') {
    const formula = setFormula(piece.tex);
    if (!formula) throw new Error(`A page of the bench has no such formula: ${piece.tex}`);
    return { html: `<span class="formula">${formula.html}</span>`, text: formula.text };
  }
  const tag = tags[piece.style];
  return { html: tag ? `<${tag}>${escaped(piece.text)}</${tag}>` : escaped(piece.text), text: piece.text };
}

function setLine(markdown: string): SetText {
  const pieces = piecesOf(markdown).map(setPiece);
  return { html: pieces.map(({ html }) => html).join(''), text: pieces.map(({ text }) => text).join('') };
}

function setBlock(block: SourceBlock): SetText {
  switch (block.kind) {
    case 'heading': {
      const { html, text } = setLine(block.text);
      return { html: `<h${block.level}>${html}</h${block.level}>`, text };
    }
    case 'list': {
      const items = block.items.map(setLine);
      const name = block.ordered ? 'ol' : 'ul';
      return {
        html: `<${name}>${items.map(({ html }) => `<li>${html}</li>`).join('')}</${name}>`,
        // The number is printed and should be read; the dot is only drawn.
        text: items.map(({ text }, at) => (block.ordered ? `${at + 1}. ${text}` : text)).join('\n'),
      };
    }
    case 'table': {
      const rows = [block.header, ...block.rows].map((row) => row.map(setLine));
      const set = rows.map((row, at) =>
        row.map(({ html }) => (at === 0 ? `<th>${html}</th>` : `<td>${html}</td>`)).join(''),
      );
      return {
        html: `<table>${set.map((cells) => `<tr>${cells}</tr>`).join('')}</table>`,
        text: rows.map((row) => row.map(({ text }) => text).join(' ')).join('\n'),
      };
    }
    case 'formula': {
      const formula = setFormula(block.tex);
      if (!formula) throw new Error(`A page of the bench has no such formula: ${block.tex}`);
      return { html: `<p class="shown formula">${formula.html}</p>`, text: formula.text };
    }
    case 'paragraph': {
      const { html, text } = setLine(block.text);
      return { html: `<p>${html}</p>`, text };
    }
    default:
      throw new Error(`A page of the bench has no ${block.kind}.`);
  }
}

const style = (face: string, size: number, kind: Kind) => `
  @page { margin: 0 }
  * { box-sizing: border-box }
  body { margin: 0; width: ${PAGE.width}px; height: ${PAGE.height}px; padding: 68px 76px; background: #fff; color: #000;
    font-family: ${face}; font-size: ${size}pt; line-height: ${kind === 'paper' ? 1.3 : 1.45}; overflow: hidden }
  h1 { font-size: 1.5em; margin: 0 0 .6em; line-height: 1.2; ${kind === 'paper' ? 'text-align: center; font-size: 1.15em; margin: 0 0 .2em;' : ''} }
  h2 { font-size: 1.2em; margin: .9em 0 .4em }
  h3 { font-size: 1.05em; margin: .8em 0 .3em }
  p { margin: 0 0 ${kind === 'paper' ? '.25em' : '.7em'}; ${kind === 'columns' ? 'text-align: justify' : ''} }
  ul, ol { margin: 0 0 .7em; padding-left: 1.6em }
  li { margin: 0 0 .2em }
  code { font-family: 'Liberation Mono', monospace; font-size: .92em }
  .formula { font-family: 'Liberation Serif', 'Times New Roman', serif; white-space: nowrap }
  .shown { text-align: center; margin: .4em 0 .9em }
  sup, sub { font-size: .7em; line-height: 0 }
  table { border-collapse: collapse; width: 100%; margin: .3em 0 1em }
  th, td { border: 1px solid #000; padding: .25em .5em; text-align: left; vertical-align: top }
  ${kind === 'columns' ? '.text { column-count: 2; column-gap: 30px; height: 100%; column-fill: balance; height: auto } h2 { margin-top: 0 }' : ''}`;

/** A page as it was typed and printed. */
export function setPage({ kind, face, size, source }: Omit<PageText, 'name' | 'photo'>): SetPage {
  const blocks = source.blocks.map(setBlock);
  const [title, ...rest] = blocks;
  // The title of two columns stands across both.
  const body =
    kind === 'columns'
      ? `${title?.html}<div class="text">${rest.map(({ html }) => html).join('')}</div>`
      : `<div class="text">${blocks.map(({ html }) => html).join('')}</div>`;
  return {
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><style>${style(face, size, kind)}</style><body><main>${body}</main></body></html>`,
    truth: blocks.map(({ text }) => text).join('\n'),
  };
}
