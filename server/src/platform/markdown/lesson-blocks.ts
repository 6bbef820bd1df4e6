import { typedKeyOf } from '../../../../content/courses/form/typed.ts';
import { checkNamer } from '../item-name.ts';
import { answersOf, readQuestion } from './lesson-answers.ts';
import { boxesIn, rewriteIn } from './lesson-boxes.ts';
import { drawingIn } from './lesson-drawing.ts';
import { fadedIn } from './lesson-faded.ts';
import { guessEnd, guessStart } from './lesson-guess.ts';
import { block, blocksOf, lineOf, words } from './lesson-nodes.ts';
import { playIn } from './lesson-play.ts';
import type { MarkdownNode, MarkdownRoot } from './parse-markdown.ts';

/**
 * The blocks that a lesson is written with, as HTML that works without a script: a check is a list of answers that open
 * one at a time, a card opens to its back. They are keyboard controls by themselves, and work without a network.
 */

const texts = {
  check: 'Check yourself',
  again: 'Tap another answer, as often as you like.',
  card: 'Card',
  turn: 'Turn the card',
};

/** A check, by its name. Those whose answer is typed get their field from the page (web: ui/typed-answer/typed-checks.tsx). */
function checkBlock(text: string, number: number, nameOf: ReturnType<typeof checkNamer>): MarkdownNode {
  const asked = readQuestion(text);
  const typed = asked.typed ? typedKeyOf(asked.typed) : undefined;
  const options = asked.options.map((option) => option.text);
  return block(
    'section',
    'check',
    [
      block('div', 'check-stem', blocksOf(asked.stem)),
      ...answersOf(asked, `check-${number}`),
      ...(asked.typed ? [] : [block('p', 'check-again', [words(texts.again)])]),
    ],
    // A group, not a landmark: a lesson has one after each section, and all are called the same.
    {
      role: 'group',
      ariaLabel: texts.check,
      dataItem: nameOf({ stem: asked.stem, options, typed }),
      ...(typed && { dataTyped: JSON.stringify(typed) }),
    },
  );
}

function cardBlock(text: string): MarkdownNode {
  const [front = '', back = ''] = text.split(/\n---\n/);
  return block(
    'details',
    'turn-card',
    [
      block('summary', '', [
        block('span', '', lineOf(front.trim())),
        block('span', 'turn-card-hint', [words(texts.turn)]),
      ]),
      block('div', 'turn-card-back', blocksOf(back)),
    ],
    { ariaLabel: texts.card },
  );
}

/** "- **Term**: definition", all of a list, as a list of definitions. */
function termsBlock(list: MarkdownNode): MarkdownNode | null {
  if (list.type !== 'list') return null;
  const entries = list.children.map((item) => {
    const [paragraph] = item.children;
    if (paragraph?.type !== 'paragraph') return null;
    const [term, first, ...rest] = paragraph.children;
    if (term?.type !== 'strong' || first?.type !== 'text' || !first.value.startsWith(': ')) return null;
    const definition = [words(first.value.slice(2)), ...rest];
    return [block('dt', '', [term]), block('dd', '', definition as MarkdownNode[])];
  });
  return entries.includes(null)
    ? null
    : block(
        'dl',
        'terms',
        entries.flatMap((entry) => entry ?? []),
      );
}

/** Puts HTML in the place of a lesson's blocks; sums, which are for the linter, go. */
export function lessonBlocks(root: MarkdownRoot): void {
  let checks = 0;
  const nameOf = checkNamer();
  let isTerms = false;
  let guess: string | null = null;
  root.children = root.children.flatMap((node): MarkdownRoot['children'] => {
    if (node.type === 'heading')
      isTerms = node.children.some((child) => 'value' in child && child.value === 'Key terms');
    if (isTerms && node.type === 'list') return [termsBlock(node) ?? node] as MarkdownRoot['children'];
    if (node.type !== 'code') return [node];
    switch (node.lang) {
      case 'calc':
        return [];
      case 'guess':
        // One: its answer is told at the end, and a second has no place there.
        if (guess !== null) return [];
        guess = node.value;
        return [guessStart(guess)] as MarkdownRoot['children'];
      case 'faded':
        return fadedIn(node.value) as MarkdownRoot['children'];
      case 'check':
        return [checkBlock(node.value, ++checks, nameOf)] as MarkdownRoot['children'];
      case 'card':
        return [cardBlock(node.value)] as MarkdownRoot['children'];
      case 'drawing':
        return [drawingIn(node.value) ?? node] as MarkdownRoot['children'];
      case 'play':
        return playIn(node.value) as MarkdownRoot['children'];
      case 'boxes':
        return boxesIn(node.value) as MarkdownRoot['children'];
      case 'rewrite':
        return [rewriteIn(node.value)] as MarkdownRoot['children'];
      default:
        return [node];
    }
  });
  if (guess !== null) root.children.push(guessEnd(guess) as MarkdownRoot['children'][number]);
}
