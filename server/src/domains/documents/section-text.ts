import type { RenderApart } from '../../platform/markdown/render-apart.ts';
import type { SourceSection } from '../../ports/teacher/port.ts';

type Block = SourceSection['blocks'][number];
export type Render = (markdown: string) => ReturnType<RenderApart>;

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

/** Between more dollars than it has in a row: what comes from a document cannot end its formula. */
function formulaText(tex: string): string {
  const longest = (tex.match(/\$+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 1);
  const fence = '$'.repeat(longest + 1);
  return `${fence}\n${tex}\n${fence}`;
}

async function blockHtml(block: Block, render: Render): Promise<string> {
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
      return (await render(formulaText(block.tex))).html;
  }
}

/** A section as HTML in which nothing of the document is markup: every word of it is escaped. */
export async function sectionHtml({ blocks }: SourceSection, render: Render): Promise<string> {
  return (await Promise.all(blocks.map((block) => blockHtml(block, render)))).join('\n');
}

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
