import type { Block } from '../document.ts';

/**
 * Plain text made safe for Markdown: what would be read as a mark or as HTML is escaped; formulas between dollars are
 * left as they are.
 */
export function escapeMarkdown(text: string): string {
  return text
    .split(/(\$[^$\n]+\$)/)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part
            .replace(/\\(?=[*_`<[\]])/g, '\\\\')
            .replace(/[*`]/g, '\\$&')
            .replace(/(^|[^\p{L}\p{N}])_|_(?=[^\p{L}\p{N}]|$)/gu, (match) => match.replace('_', '\\_'))
            .replace(/<(?=[a-z/!])/gi, '&lt;')
            .replace(/\](?=[([])/g, '\\]'),
    )
    .join('')
    .replace(/^(\s*)([#>+-])(?=\s)/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s)/, '$1\\$2');
}

/** A block as Markdown, with its form kept: lists, tables, code and formulas. */
export function blockMarkdown(block: Block, mark: (text: string) => string = (text) => text): string {
  const inline = (text: string) => mark(escapeMarkdown(text));
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${escapeMarkdown(block.text)}`;
    case 'paragraph':
      return inline(block.text);
    case 'note':
      return `> ${inline(block.text).replaceAll('\n', '\n> ')}`;
    case 'list':
      return block.items.map((item, i) => `${block.ordered ? `${i + 1}.` : '-'} ${inline(item)}`).join('\n');
    case 'definitions':
      return block.entries
        .map(({ term, definition }) => `**${escapeMarkdown(term)}**: ${escapeMarkdown(definition)}`)
        .join('\n\n');
    case 'table':
      return tableMarkdown(block);
    case 'code': {
      const fence = /```/.test(block.text) ? '````' : '```';
      return `${fence}${block.language ?? ''}\n${block.text.replace(/\n+$/, '')}\n${fence}`;
    }
    case 'formula':
      return `$$\n${block.tex.trim()}\n$$`;
  }
}

function tableMarkdown(block: Extract<Block, { kind: 'table' }>): string {
  const width = block.rows.reduce((widest, row) => Math.max(widest, row.length), Math.max(1, block.header.length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, i) => escapeMarkdown(cells[i] ?? '').replace(/\\?\|/g, '\\|')).join(' | ')} |`;
  return [
    ...(block.caption ? [`*${escapeMarkdown(block.caption)}*`, ''] : []),
    line(block.header),
    `|${' --- |'.repeat(width)}`,
    ...block.rows.map(line),
  ].join('\n');
}

/** A name within a sentence: its first letter is small, unless the name is an abbreviation or in title case. */
export function lowered(text: string): string {
  return /^\p{Lu}{2}|\s\p{Lu}|^\p{Lu}\S*\d/u.test(text) ? text : text[0]!.toLowerCase() + text.slice(1);
}
