import { type Blank, blankKey, blanksOf, type FadedStep, readFaded } from '../../../../content/courses/form/faded.ts';
import { block, blocksOf, lineOf, words } from './lesson-nodes.ts';
import { drawnAnswer } from './lesson-typed.ts';
import type { MarkdownNode } from './parse-markdown.ts';

/**
 * A worked example with blanks. The page puts fields in (web: ui/lesson-acts) and finds in `data-faded` what to judge by, in
 * the order of the blanks; without a script the solution opens.
 */

const texts = {
  name: 'Fill in the steps',
  blank: 'blank',
  show: 'Show the whole solution',
};

/** Stands for a blank while Markdown is read: a sign that no text has, since it is taken out of them. */
const mark = '\uE000';

const holeOf = () => block('span', 'blank', [block('span', 'sr-only', [words(texts.blank)])]);
const keyOf = (blank: Blank) => block('strong', 'blank-key', drawnAnswer(blankKey(blank)));

function stepsOf(steps: readonly FadedStep[], shown: (blank: Blank) => MarkdownNode): MarkdownNode {
  return block(
    'ol',
    '',
    steps.map(({ parts }) => {
      const blanks = parts.filter((part) => typeof part !== 'string');
      const markdown = parts.map((part) => (typeof part === 'string' ? part.replaceAll(mark, '') : mark)).join('');
      return block('li', '', filled(lineOf(markdown), blanks[Symbol.iterator](), shown));
    }),
  );
}

/** Puts what is shown in the places of the marks, in their order. */
function filled(
  nodes: readonly MarkdownNode[],
  blanks: Iterator<Blank>,
  shown: (blank: Blank) => MarkdownNode,
): MarkdownNode[] {
  return nodes.flatMap((node): MarkdownNode[] => {
    if ('children' in node) {
      const children = filled(node.children as MarkdownNode[], blanks, shown);
      return [{ ...node, children } as MarkdownNode];
    }
    if (node.type !== 'text') return [node];
    return node.value.split(mark).flatMap((piece, index): MarkdownNode[] => {
      const next = index > 0 ? blanks.next() : null;
      return [...(next && !next.done ? [shown(next.value)] : []), ...(piece ? [words(piece)] : [])];
    });
  });
}

export function fadedIn(text: string): MarkdownNode[] {
  const faded = readFaded(text.split('\n').map((line, index) => ({ text: line, at: index + 1 })));
  if (faded.steps.length === 0) return blocksOf(faded.task);
  const why = faded.whys.map((line) => line.text).join(' ');
  return [
    block(
      'section',
      'faded',
      [
        block('div', 'check-stem', blocksOf(faded.task)),
        stepsOf(faded.steps, holeOf),
        block('details', 'faded-solution', [
          block('summary', '', [words(texts.show)]),
          stepsOf(faded.steps, keyOf),
          block('div', 'faded-why', blocksOf(why)),
        ]),
      ],
      { role: 'group', ariaLabel: texts.name, dataFaded: JSON.stringify(blanksOf(faded).map(blankKey)) },
    ),
  ];
}
