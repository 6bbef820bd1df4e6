import { drawTyped, type TypedKey } from '@akada/answers';
import { fromHtml } from 'hast-util-from-html';
import { words } from './lesson-nodes.ts';
import type { MarkdownNode } from './parse-markdown.ts';

/**
 * An answer that a course writes as somebody would type it ("5pi/6"), as it is read: drawn here, so that a page needs
 * nothing for it. What has no drawing, a word, stays as it is written.
 */
export function drawnAnswer({ kind, key, ordered }: TypedKey): MarkdownNode[] {
  const drawn = drawTyped(kind, key);
  if (drawn === null) return [words(key)];
  const formula = { type: 'lessonBlock', data: { hName: 'math', hChildren: insidesOf(drawn) }, children: [] };
  const shown = formula as unknown as MarkdownNode;
  return ordered ? [words('('), shown, words(')')] : [shown];
}

function insidesOf(formula: string) {
  const [math] = fromHtml(formula, { fragment: true }).children;
  return math?.type === 'element' ? math.children : [];
}
