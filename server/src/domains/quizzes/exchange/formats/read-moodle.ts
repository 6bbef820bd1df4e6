import { collect, type Fault, type Imported, type RawQuestion } from './draft.ts';
import { plainText } from './html-text.ts';
import { childOf, childrenOf, type Element, readXml, wordsOf } from './xml-tree.ts';

/** Moodle writes the words of a thing into a `text` below it, often as HTML. */
function textOf(element: Element | undefined): string {
  const words = wordsOf(childOf(element, 'text'));
  return element?.attributes.format === 'plain_text' ? words : plainText(words);
}

const isWhole = (answer: Element) => Number(answer.attributes.fraction) === 100;

function readQuestion(question: Element): RawQuestion | Fault {
  const { line } = question;
  const { type } = question.attributes;
  const answers = childrenOf(question, 'answer');
  const isSingle = wordsOf(childOf(question, 'single')) !== 'false';
  if (type !== 'truefalse' && !(type === 'multichoice' && isSingle)) {
    return { line, message: 'We can only read multiple-choice questions with one right answer, and true or false' };
  }
  if (answers.filter(isWhole).length > 1) return { line, message: 'More than one answer is right' };
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const options = answers.map((answer) => textOf(answer) || plainText(wordsOf(answer)));
  return {
    line,
    text: textOf(childOf(question, 'questiontext')),
    options: type === 'truefalse' ? options.map(capital) : options,
    correct: answers.findIndex(isWhole),
    explanation: textOf(childOf(question, 'generalfeedback')),
  };
}

export function readMoodle(content: string): Imported {
  const quiz = readXml(content);
  if ('fault' in quiz) return { questions: [], faults: [{ line: quiz.line, message: quiz.fault }] };
  const questions = childrenOf(quiz, 'question').filter(({ attributes }) => attributes.type !== 'category');
  return collect(questions.map(readQuestion));
}
