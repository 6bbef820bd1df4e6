import { renderMarkdown } from '../../platform/markdown/render-markdown.ts';
import type { SourceSection } from '../../ports/teacher/port.ts';

type Block = SourceSection['blocks'][number];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? '');
const wrap = (tag: string, inner: string) => `<${tag}>${inner}</${tag}>`;
const cells = (tag: string, texts: string[]) => wrap('tr', texts.map((text) => wrap(tag, escapeHtml(text))).join(''));

function tableHtml({ caption, header, rows }: Extract<Block, { kind: 'table' }>): string {
  const parts = [
    caption ? wrap('caption', escapeHtml(caption)) : '',
    header.length > 0 ? wrap('thead', cells('th', header)) : '',
    wrap('tbody', rows.map((row) => cells('td', row)).join('')),
  ];
  return wrap('table', parts.join(''));
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return wrap(`h${block.level}`, escapeHtml(block.text));
    case 'paragraph':
      return wrap('p', escapeHtml(block.text));
    case 'note':
      return wrap('blockquote', wrap('p', escapeHtml(block.text)));
    case 'list':
      return wrap(block.ordered ? 'ol' : 'ul', block.items.map((item) => wrap('li', escapeHtml(item))).join(''));
    case 'definitions':
      return wrap(
        'dl',
        block.entries
          .map(({ term, definition }) => wrap('dt', escapeHtml(term)) + wrap('dd', escapeHtml(definition)))
          .join(''),
      );
    case 'table':
      return tableHtml(block);
    case 'code':
      return wrap('pre', wrap('code', escapeHtml(block.text)));
    case 'formula':
      return renderMarkdown(`$$\n${block.tex}\n$$`).html;
  }
}

/** A section as HTML in which nothing of the document is markup: every word of it is escaped. */
export const sectionHtml = ({ blocks }: SourceSection): string => blocks.map(blockHtml).join('\n');

function blockText(block: Block): string {
  switch (block.kind) {
    case 'list':
      return block.items.join('\n');
    case 'definitions':
      return block.entries.map(({ term, definition }) => `${term}: ${definition}`).join('\n');
    case 'table':
      return [block.caption ?? '', ...[block.header, ...block.rows].map((row) => row.join(' | '))]
        .filter(Boolean)
        .join('\n');
    case 'formula':
      return block.tex;
    default:
      return block.text;
  }
}

/** The document as plain text, headings included, with an empty line between its parts. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(blockText).filter(Boolean).join('\n\n');
}
