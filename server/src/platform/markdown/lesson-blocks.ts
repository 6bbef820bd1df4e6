import { named, readOptions } from '../../../../content/courses/form/options.ts';
import { readTyped, type TypedAnswer, type TypedLine, typedKeyOf } from '../../../../content/courses/form/typed.ts';
import { boxesIn, rewriteIn } from './lesson-boxes.ts';
import { drawingIn } from './lesson-drawing.ts';
import { block, blocksOf, lineOf, words } from './lesson-nodes.ts';
import { playIn } from './lesson-play.ts';
import type { MarkdownNode, MarkdownRoot } from './parse-markdown.ts';

/**
 * The blocks that a lesson is written with, as HTML that works without a script: a check is a list of answers that open
 * one at a time, a card opens to its back. They are keyboard controls by themselves, and work without a network.
 */

const texts = {
  check: 'Check yourself',
  right: 'Right',
  wrong: 'Not yet',
  again: 'Tap another answer, as often as you like.',
  card: 'Card',
  turn: 'Turn the card',
  show: 'Show the answer',
  answer: (key: string) => `Answer: ${key}`,
};

const whyOf = ({ notes }: TypedLine) =>
  blocksOf(
    named(notes, 'Why')
      .map(({ text }) => text)
      .join(' '),
  );

/**
 * A check whose answer is typed. The page puts the field in (web: lib/lessons/typed-checks.tsx) and finds here what to
 * judge by and what to say; without a script there is still the answer to compare with.
 */
function typedCheckBlock(typed: TypedAnswer, number: number): MarkdownNode {
  const verdict = block('p', 'check-verdict', [words(texts.answer(typed.key.text))]);
  const answer = block(
    'details',
    'check-right',
    [
      block('summary', '', [words(texts.show)]),
      block('div', 'check-why', [verdict, block('div', 'check-reason', whyOf(typed.key))]),
    ],
    { name: `check-${number}` },
  );
  const slips = typed.nots.map((not) => block('div', 'check-slip', whyOf(not), { hidden: true }));
  return block('section', 'check', [block('div', 'check-stem', blocksOf(typed.stem)), answer, ...slips], {
    role: 'group',
    ariaLabel: texts.check,
    dataTyped: JSON.stringify(typedKeyOf(typed)),
  });
}

function checkBlock(text: string, number: number): MarkdownNode {
  const lines = text.split('\n').map((line, index) => ({ text: line, at: index + 1 }));
  const typed = readTyped(lines);
  if (typed) return typedCheckBlock(typed, number);
  const { stem, options } = readOptions(lines);
  const answers = options.map(({ right, text: option, notes }, index) => {
    const key = 'ABCD'[index] ?? '';
    const verdict = block('p', 'check-verdict', [words(right ? texts.right : texts.wrong)]);
    const why = notes.map((note) => note.text).join(' ');
    return block(
      'details',
      right ? 'check-right' : 'check-wrong',
      [
        block('summary', '', [block('span', 'check-key', [words(key)]), block('span', '', lineOf(option))]),
        block('div', 'check-why', [verdict, ...blocksOf(why)]),
      ],
      { name: `check-${number}` },
    );
  });
  return block(
    'section',
    'check',
    [block('div', 'check-stem', blocksOf(stem)), ...answers, block('p', 'check-again', [words(texts.again)])],
    // A group, not a landmark: a lesson has one after each section, and all are called the same.
    { role: 'group', ariaLabel: texts.check },
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
  let isTerms = false;
  root.children = root.children.flatMap((node): MarkdownRoot['children'] => {
    if (node.type === 'heading')
      isTerms = node.children.some((child) => 'value' in child && child.value === 'Key terms');
    if (isTerms && node.type === 'list') return [termsBlock(node) ?? node] as MarkdownRoot['children'];
    if (node.type !== 'code') return [node];
    switch (node.lang) {
      case 'calc':
        return [];
      case 'check':
        return [checkBlock(node.value, ++checks)] as MarkdownRoot['children'];
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
}
