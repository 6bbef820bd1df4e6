import { type MarkdownNode, parseMarkdown } from './parse-markdown.ts';

/** An element by its HTML name, with Markdown inside it. */
export function block(name: string, className: string, children: MarkdownNode[], more: object = {}): MarkdownNode {
  return {
    type: 'lessonBlock',
    data: { hName: name, hProperties: { ...(className && { className: [className] }), ...more } },
    children,
  } as unknown as MarkdownNode;
}

export const words = (value: string): MarkdownNode => ({ type: 'text', value });

export const blocksOf = (markdown: string): MarkdownNode[] => parseMarkdown(markdown).children;

/** The insides of its paragraphs, for where only a line may stand. */
export function lineOf(markdown: string): MarkdownNode[] {
  return blocksOf(markdown).flatMap((node, index): MarkdownNode[] => [
    ...(index > 0 ? [words(' ')] : []),
    ...(node.type === 'paragraph' ? node.children : [node]),
  ]);
}
