import { readPlay } from '../../../../content/courses/form/play.ts';
import { block, lineOf } from './lesson-nodes.ts';
import type { MarkdownNode } from './parse-markdown.ts';

/**
 * A figure that moves, for the page to build. It is hidden: without a script the still picture above it is all there is.
 * Nothing stands in the place of a block that cannot be read.
 */
export function playIn(text: string): MarkdownNode[] {
  const { play, faults } = readPlay(text.split('\n').map((line, index) => ({ text: line, at: index + 1 })));
  if (faults.length > 0) return [];
  const { task, ...shown } = play;
  return [
    block('div', 'play', [block('p', 'play-task', lineOf(task))], { dataPlay: JSON.stringify(shown), hidden: true }),
  ];
}
