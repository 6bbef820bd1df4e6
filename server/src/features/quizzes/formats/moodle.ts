import type { WritableQuestion } from './draft.ts';
import { xmlText } from './xml.ts';

/** Moodle XML. Texts are marked as plain, so that nothing in them is taken for HTML. */

const plain = (name: string, text: string) => `<${name} format="plain_text"><text>${xmlText(text)}</text></${name}>`;

function writeQuestion({ text, options, correct, explanation }: WritableQuestion, index: number): string {
  const answers = options.map(
    (option, position) =>
      `    <answer fraction="${position === correct ? 100 : 0}" format="plain_text"><text>${xmlText(option)}</text></answer>`,
  );
  return [
    '  <question type="multichoice">',
    `    <name><text>Question ${index + 1}</text></name>`,
    `    ${plain('questiontext', text)}`,
    `    ${plain('generalfeedback', explanation)}`,
    '    <defaultgrade>1</defaultgrade>',
    '    <penalty>0</penalty>',
    '    <single>true</single>',
    '    <shuffleanswers>true</shuffleanswers>',
    '    <answernumbering>ABCD</answernumbering>',
    ...answers,
    '  </question>',
  ].join('\n');
}

export function writeMoodle(questions: readonly WritableQuestion[]): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>', ...questions.map(writeQuestion), '</quiz>', ''].join(
    '\n',
  );
}
