import type { WritableQuestion } from './draft.ts';
import { xmlText } from './xml.ts';

/** Moodle XML. Texts are marked as plain, so that nothing in them is taken for HTML. */

const plain = (name: string, text: string) => `<${name} format="plain_text"><text>${xmlText(text)}</text></${name}>`;

/** The questions come in a category of the quiz's name; a slash would begin another one below it. */
const writeCategory = (title: string) =>
  [
    '  <question type="category">',
    `    <category><text>$course$/top/${xmlText(title.replaceAll('/', '//'))}</text></category>`,
    '  </question>',
  ].join('\n');

function writeQuestion({ text, options, correct, explanation }: WritableQuestion, index: number): string {
  const answers = options.map((option, position) =>
    [
      `    <answer fraction="${position === correct ? 100 : 0}" format="plain_text">`,
      `      <text>${xmlText(option)}</text>`,
      `      ${plain('feedback', '')}`,
      '    </answer>',
    ].join('\n'),
  );
  return [
    '  <question type="multichoice">',
    `    <name><text>Question ${index + 1}</text></name>`,
    `    ${plain('questiontext', text)}`,
    `    ${plain('generalfeedback', explanation)}`,
    '    <defaultgrade>1</defaultgrade>',
    '    <penalty>0</penalty>',
    '    <hidden>0</hidden>',
    '    <single>true</single>',
    '    <shuffleanswers>true</shuffleanswers>',
    '    <answernumbering>ABCD</answernumbering>',
    `    ${plain('correctfeedback', '')}`,
    `    ${plain('partiallycorrectfeedback', '')}`,
    `    ${plain('incorrectfeedback', '')}`,
    ...answers,
    '  </question>',
  ].join('\n');
}

interface WritableQuiz {
  title: string;
  questions: readonly WritableQuestion[];
}

export function writeMoodle({ title, questions }: WritableQuiz): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<quiz>',
    writeCategory(title),
    ...questions.map(writeQuestion),
    '</quiz>',
    '',
  ].join('\n');
}
