import { typedKeyOf } from '../../../../content/courses/form/typed.ts';
import { answersOf, readQuestion } from './lesson-answers.ts';
import { block, blocksOf, lineOf, words } from './lesson-nodes.ts';
import type { MarkdownNode } from './parse-markdown.ts';

/**
 * A hunch before anything was taught, and the same question again at the end, where its answers open. The page keeps what
 * was guessed (web: ui/lesson-acts); without a script the reader keeps it in mind.
 */

const texts = {
  name: 'Your guess',
  ask: 'Before you read: what’s your guess?',
  later: 'You’ll come back to this at the end of the lesson.',
  nameOfEnd: 'Your guess again',
  again: 'Back to the question from the start',
};

export function guessStart(text: string): MarkdownNode {
  const { stem, options } = readQuestion(text);
  const list = block(
    'ul',
    '',
    options.map((option) => block('li', '', lineOf(option.text))),
  );
  return block(
    'section',
    'guess',
    [
      block('p', 'guess-head', [words(texts.ask)]),
      block('div', 'check-stem', blocksOf(stem)),
      ...(options.length > 0 ? [list] : []),
      block('p', 'guess-note', [words(texts.later)]),
    ],
    { role: 'group', ariaLabel: texts.name },
  );
}

export function guessEnd(text: string): MarkdownNode {
  const asked = readQuestion(text);
  return block(
    'section',
    '',
    [
      block('p', 'guess-head', [words(texts.again)]),
      block('div', 'check-stem', blocksOf(asked.stem)),
      ...answersOf(asked),
    ],
    {
      className: ['check', 'guess-end'],
      role: 'group',
      ariaLabel: texts.nameOfEnd,
      ...(asked.typed && { dataGuess: JSON.stringify(typedKeyOf(asked.typed)) }),
    },
  );
}
