import { named, type OptionList, readOptions } from '../../../../content/courses/form/options.ts';
import { readTyped, type TypedAnswer, type TypedLine, typedKeyOf } from '../../../../content/courses/form/typed.ts';
import { block, blocksOf, lineOf, words } from './lesson-nodes.ts';
import { drawnAnswer } from './lesson-typed.ts';
import type { MarkdownNode } from './parse-markdown.ts';

/** What a check and a guess have in common: a question, and answers that open. */

const texts = {
  right: 'Right',
  wrong: 'Not yet',
  show: 'Show the answer',
  answer: 'Answer: ',
};

export interface AskedQuestion {
  stem: string;
  options: OptionList['options'];
  /** Where the answer is typed. */
  typed: TypedAnswer | null;
}

export function readQuestion(text: string): AskedQuestion {
  const lines = text.split('\n').map((line, index) => ({ text: line, at: index + 1 }));
  const typed = readTyped(lines);
  return typed ? { stem: typed.stem, options: [], typed } : { ...readOptions(lines), typed: null };
}

const whyOf = ({ notes }: TypedLine) =>
  blocksOf(
    named(notes, 'Why')
      .map(({ text }) => text)
      .join(' '),
  );

/** `details`, one for each option. Those of one name close each other. */
export function answersOf({ options, typed }: AskedQuestion, name?: string): MarkdownNode[] {
  if (typed) return typedAnswerOf(typed, name);
  return options.map(({ right, text, notes }, index) => {
    const verdict = block('p', 'check-verdict', [words(right ? texts.right : texts.wrong)]);
    const why = notes.map((note) => note.text).join(' ');
    return block(
      'details',
      right ? 'check-right' : 'check-wrong',
      [
        block('summary', '', [
          block('span', 'check-key', [words('ABCD'[index] ?? '')]),
          block('span', '', lineOf(text)),
        ]),
        block('div', 'check-why', [verdict, ...blocksOf(why)]),
      ],
      { name },
    );
  });
}

/**
 * The answer and what is said of known slips. The page puts a field above it and finds here what to say; without a script
 * there is still the answer to compare with.
 */
function typedAnswerOf(typed: TypedAnswer, name?: string): MarkdownNode[] {
  const { key, nots } = typed;
  const verdict = block('p', 'check-verdict', [words(texts.answer), ...drawnAnswer(typedKeyOf(typed))]);
  return [
    block(
      'details',
      'check-right',
      [
        block('summary', '', [words(texts.show)]),
        block('div', 'check-why', [verdict, block('div', 'check-reason', whyOf(key))]),
      ],
      { name },
    ),
    ...nots.map((not) => block('div', 'check-slip', whyOf(not), { hidden: true })),
  ];
}
