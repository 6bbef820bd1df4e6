import type { Letter } from '@akada/contract';
import { letterOf, letters } from '../../quiz.rules.ts';
import { collect, type Fault, type Imported, type RawQuestion, type WritableQuestion } from './draft.ts';

/** The documents' format: number and period, options A to D, `Correct: X`, and a line `Explanation:` of our own. */

const onOneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

export function writeText(questions: readonly WritableQuestion[]): string {
  return questions
    .map(({ text, options, correct, explanation }, index) =>
      [
        `${index + 1}. ${onOneLine(text)}`,
        ...options.map((option, position) => `${letterOf(position)}) ${onOneLine(option)}`),
        `Correct: ${letterOf(correct)}`,
        ...(explanation.trim() ? [`Explanation: ${onOneLine(explanation)}`] : []),
      ].join('\n'),
    )
    .join('\n\n');
}

const patterns = {
  question: /^\s*\d{1,4}\s?\.\s*(.*)$/u,
  option: /^\s*([A-Da-d])\s?[).:-]\s*(.*)$/u,
  correct: /^\s*(?:Correct|Correct answer|Answer)\s?:\s*\(?([A-Da-d])\b/iu,
  explanation: /^\s*Explanation\s?:\s*(.*)$/iu,
};

type Part = 'text' | 'option' | 'explanation';

/** Reads the lines one by one; a line that begins nothing continues what stands before it. */
export function readText(content: string): Imported {
  const entries: (RawQuestion | Fault)[] = [];
  let current: RawQuestion | null = null;
  let part: Part = 'text';

  function continueWith(question: RawQuestion, line: string): void {
    if (part === 'text') question.text += ` ${line}`;
    else if (part === 'explanation') question.explanation += ` ${line}`;
    else question.options[question.options.length - 1] += ` ${line}`;
  }

  function readLine(line: string, number: number): void {
    const [, text] = patterns.question.exec(line) ?? [];
    if (text !== undefined) {
      current = { line: number, text, options: [], correct: -1, explanation: '' };
      entries.push(current);
      part = 'text';
      return;
    }
    if (!current) {
      if (line.trim()) entries.push({ line: number, message: 'This line doesn’t belong to a question' });
      return;
    }
    const [, correct] = patterns.correct.exec(line) ?? [];
    const [, letter = '', option] = patterns.option.exec(line) ?? [];
    const [, explanation] = patterns.explanation.exec(line) ?? [];
    if (correct !== undefined) current.correct = letters.indexOf(correct.toUpperCase() as Letter);
    else if (explanation !== undefined) {
      current.explanation = explanation;
      part = 'explanation';
    } else if (option !== undefined) {
      if (letter.toUpperCase() !== letterOf(current.options.length)) {
        const message = `Option ${letter.toUpperCase()} is out of order`;
        entries.push({ line: number, message });
        return;
      }
      current.options.push(option);
      part = 'option';
    } else if (line.trim()) continueWith(current, line.trim());
  }

  content.split(/\r\n|\r|\n/).forEach((line, index) => {
    readLine(line, index + 1);
  });
  return collect(entries);
}
