import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { boundTables } from './bounded-tables.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath).freeze();

export type MarkdownRoot = ReturnType<typeof parser.parse>;
export type MarkdownNode = MarkdownRoot['children'][number];

/** The tree of a Markdown text, for whatever is not HTML. */
export const parseMarkdown = (markdown: string): MarkdownRoot => parser.parse(boundTables(markdown));

/** The words of a node, without its marks. */
export function plainTextOf(node: MarkdownNode): string {
  if ('value' in node) return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'image') return node.alt ?? '';
  return 'children' in node ? (node.children as MarkdownNode[]).map(plainTextOf).join('') : '';
}
