import type { TypedKey } from '@akada/answers';
import type { WritableQuestion } from './draft.ts';
import type { WritablePicture } from './pictures.ts';
import { starless, typedOut } from './typed-out.ts';
import { xmlText } from './xml.ts';

/** Moodle XML. Texts are marked as plain, so that nothing in them is taken for HTML, but for those with a picture. */

/** A text that shows a picture has to be HTML; the picture's file stands below it. */
const pictured = (name: string, text: string, picture: WritablePicture) => {
  const { name: file, alt, width, height, bytes } = picture;
  const img = `<img src="@@PLUGINFILE@@/${file}" alt="${xmlText(alt)}" width="${width}" height="${height}">`;
  const html = `<p>${xmlText(text).replace(/\r\n|\r|\n/g, '<br>')}</p><p>${img}</p>`;
  const content = Buffer.from(bytes).toString('base64');
  return `<${name} format="html"><text>${xmlText(html)}</text><file name="${file}" path="/" encoding="base64">${content}</file></${name}>`;
};

const plain = (name: string, text: string) => `<${name} format="plain_text"><text>${xmlText(text)}</text></${name}>`;

/** The questions come in a category of the quiz's name; a slash would begin another one below it. */
const writeCategory = (title: string) =>
  [
    '  <question type="category">',
    `    <category><text>$course$/top/${xmlText(title.replaceAll('/', '//'))}</text></category>`,
    '  </question>',
  ].join('\n');

function writeAnswer(text: string, isRight: boolean, tolerance?: string): string {
  return [
    `    <answer fraction="${isRight ? 100 : 0}" format="plain_text">`,
    `      <text>${xmlText(text)}</text>`,
    `      ${plain('feedback', '')}`,
    ...(tolerance === undefined ? [] : [`      <tolerance>${tolerance}</tolerance>`]),
    '    </answer>',
  ].join('\n');
}

/** What Moodle is told of units: that they may be typed behind the number, which is graded with or without. */
const writeUnit = (unit: string) => [
  ...(unit
    ? [
        '    <units>',
        `      <unit><multiplier>1</multiplier><unit_name>${xmlText(unit)}</unit_name></unit>`,
        '    </units>',
      ]
    : []),
  '    <unitgradingtype>0</unitgradingtype>',
  '    <unitpenalty>0</unitpenalty>',
  `    <showunits>${unit ? 0 : 3}</showunits>`,
  '    <unitsleft>0</unitsleft>',
];

function writeTyped(typed: TypedKey): { type: string; lines: string[] } {
  const out = typedOut(typed, { hasUnits: true });
  if (out.is === 'number') {
    const answers = [writeAnswer(out.value, true, out.off), ...out.nots.map((not) => writeAnswer(not, false, '0'))];
    return { type: 'numerical', lines: [...answers, ...writeUnit(out.unit)] };
  }
  const answers = [
    ...out.accepted.map((text) => writeAnswer(starless(text), true)),
    ...out.nots.map((text) => writeAnswer(starless(text), false)),
  ];
  return { type: 'shortanswer', lines: ['    <usecase>0</usecase>', ...answers] };
}

const writeChoice = ({ options, correct }: Pick<WritableQuestion, 'options' | 'correct'>) => ({
  type: 'multichoice',
  lines: [
    '    <single>true</single>',
    '    <shuffleanswers>true</shuffleanswers>',
    '    <answernumbering>ABCD</answernumbering>',
    `    ${plain('correctfeedback', '')}`,
    `    ${plain('partiallycorrectfeedback', '')}`,
    `    ${plain('incorrectfeedback', '')}`,
    ...options.map((option, position) => writeAnswer(option, position === correct)),
  ],
});

function writeQuestion({ text, picture, typed, explanation, ...choice }: WritableQuestion, index: number): string {
  const { type, lines } = typed ? writeTyped(typed) : writeChoice(choice);
  return [
    `  <question type="${type}">`,
    `    <name><text>Question ${index + 1}</text></name>`,
    `    ${picture ? pictured('questiontext', text, picture) : plain('questiontext', text)}`,
    `    ${plain('generalfeedback', explanation)}`,
    '    <defaultgrade>1</defaultgrade>',
    '    <penalty>0</penalty>',
    '    <hidden>0</hidden>',
    ...lines,
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
