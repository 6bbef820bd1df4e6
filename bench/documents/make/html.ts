import { piecesOf, type Source, type SourceBlock } from '../source.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const tags = { plain: 'span', bold: 'b', italic: 'i', code: 'code' };

const inlineOf = (text: string) =>
  piecesOf(text)
    .map((piece) => {
      if (piece.kind === 'formula') return escaped(piece.tex);
      if (piece.kind === 'footnote') return `<sup>${piece.name}</sup>`;
      return piece.style === 'plain'
        ? escaped(piece.text)
        : `<${tags[piece.style]}>${escaped(piece.text)}</${tags[piece.style]}>`;
    })
    .join('');

const row = (tag: string, cells: string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${inlineOf(cell)}</${tag}>`).join('')}</tr>`;

function blockOf(block: SourceBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${inlineOf(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${inlineOf(block.text)}</p>`;
    case 'notes':
      return `<aside>${inlineOf(block.text)}</aside>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${inlineOf(item)}</li>`).join('')}</${tag}>`;
    }
    case 'code':
      return `<pre>${block.lines.map(escaped).join('\n')}</pre>`;
    case 'formula':
      return `<p>${escaped(block.tex)}</p>`;
    case 'table':
      return `<table>${row('th', block.header)}${block.rows.map((cells) => row('td', cells)).join('')}</table>`;
  }
}

/** A whole page; `css` in the head of the source says how it looks. */
export function htmlOf({ head, blocks, footnotes }: Source): string {
  const title = blocks[0]?.kind === 'heading' ? blockOf(blocks[0]) : '';
  const notes = [...footnotes]
    .map(([name, text]) => `<p class="note"><sup>${name}</sup> ${escaped(text)}</p>`)
    .join('');
  const base =
    'body{font:11pt/1.4 "Liberation Serif";margin:0} td,th{text-align:left;vertical-align:top} .note{font-size:8pt}';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${base}${head.css ?? ''}</style>${title}<main>${blocks.slice(1).map(blockOf).join('\n')}</main>${notes && `<hr>${notes}`}</html>`;
}
