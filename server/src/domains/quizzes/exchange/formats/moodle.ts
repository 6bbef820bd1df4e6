import type { TypedKey } from '@akada/answers';
import type { WritableQuestion } from './draft.ts';
import type { WritablePicture } from './pictures.ts';
import { starless, typedOut } from './typed-out.ts';
import { htmlOfWords } from './words-html.ts';
import { xmlSection, xmlText } from './xml.ts';

/** Moodle XML. Texts are HTML, the only kind in which Moodle looks for formulas, and show what is written. */

const textIn = (text: string) => `<text>${xmlSection(text)}</text>`;

const html = (name: string, text: string) => `<${name} format="html">${textIn(htmlOfWords(text))}</${name}>`;

/** The picture's file stands below the text that shows it. */
const pictured = (name: string, text: string, picture: WritablePicture) => {
  const { name: file, alt, width, height, bytes } = picture;
  const img = `<img src="@@PLUGINFILE@@/${file}" alt="${xmlText(alt)}" width="${width}" height="${height}">`;
  const shown = `<p>${htmlOfWords(text)}</p><p>${img}</p>`;
  const content = Buffer.from(bytes).toString('base64');
  return `<${name} format="html">${textIn(shown)}<file name="${file}" path="/" encoding="base64">${content}</file></${name}>`;
};

/** The questions come in a category of the quiz's name; a slash would begin another one below it. */
const writeCategory = (title: string) =>
  [
    '  <question type="category">',
    `    <category>${textIn(`$course$/top/${title.replaceAll('/', '//')}`)}</category>`,
    '  </question>',
  ].join('\n');

interface Beside {
  /** What is said to who gives it. */
  feedback?: string | undefined;
  tolerance?: string;
}

const answer = (
  isRight: boolean,
  format: 'html' | 'plain_text',
  text: string,
  { feedback = '', tolerance }: Beside = {},
) => [
  `    <answer fraction="${isRight ? 100 : 0}" format="${format}">`,
  `      ${textIn(text)}`,
  `      ${html('feedback', feedback)}`,
  ...(tolerance === undefined ? [] : [`      <tolerance>${tolerance}</tolerance>`]),
  '    </answer>',
];

const writeOption = (text: string, isRight: boolean, feedback?: string) =>
  answer(isRight, 'html', htmlOfWords(text), { feedback });

/** What is typed is compared with the words themselves. */
const writeTypedAnswer = (text: string, isRight: boolean) => answer(isRight, 'plain_text', text);

const writeNumber = (text: string, isRight: boolean, tolerance: string) =>
  answer(isRight, 'plain_text', text, { tolerance });

/** What Moodle is told of units: that they may be typed behind the number, which is graded with or without. */
const writeUnit = (unit: string) => [
  ...(unit
    ? [
        '    <units>',
        `      <unit><multiplier>1</multiplier><unit_name>${xmlSection(unit)}</unit_name></unit>`,
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
    const answers = [
      writeNumber(out.value, true, out.off),
      ...out.nots.map((not) => writeNumber(not, false, '0')),
    ].flat();
    return { type: 'numerical', lines: [...answers, ...writeUnit(out.unit)] };
  }
  const answers = [
    ...out.accepted.flatMap((text) => writeTypedAnswer(starless(text), true)),
    ...out.nots.flatMap((text) => writeTypedAnswer(starless(text), false)),
  ];
  return { type: 'shortanswer', lines: ['    <usecase>0</usecase>', ...answers] };
}

const writeChoice = ({ options, correct, mistakes }: Pick<WritableQuestion, 'options' | 'correct' | 'mistakes'>) => ({
  type: 'multichoice',
  lines: [
    '    <single>true</single>',
    '    <shuffleanswers>true</shuffleanswers>',
    '    <answernumbering>ABCD</answernumbering>',
    `    ${html('correctfeedback', '')}`,
    `    ${html('partiallycorrectfeedback', '')}`,
    `    ${html('incorrectfeedback', '')}`,
    ...options.flatMap((option, position) => writeOption(option, position === correct, mistakes?.[position])),
  ],
});

function writeQuestion({ text, picture, typed, explanation, ...choice }: WritableQuestion, index: number): string {
  const { type, lines } = typed ? writeTyped(typed) : writeChoice(choice);
  return [
    `  <question type="${type}">`,
    `    <name><text>Question ${index + 1}</text></name>`,
    `    ${picture ? pictured('questiontext', text, picture) : html('questiontext', text)}`,
    `    ${html('generalfeedback', explanation)}`,
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
