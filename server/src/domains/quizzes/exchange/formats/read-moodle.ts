import type { TypedKey } from '@akada/answers';
import { plainText } from '../../../../platform/html-text.ts';
import { collect, type Fault, type Imported, type RawQuestion } from './draft.ts';
import { withFeedback, withTypedFeedback } from './feedback.ts';
import { saidOf, unsayable, type Words, wordsOfHtml, wordsOfMarkdown, wordsOfText } from './html-words.ts';
import { unescaped } from './pictures.ts';
import { inPart, moodleWords, notOne, numberIn, typedNumber } from './typed-in.ts';
import { childOf, childrenOf, type Element, readXml, wordsOf } from './xml-tree.ts';

/** Moodle writes the words of a thing into a `text` below it, often as HTML. */
function wordsIn(element: Element | undefined): Words {
  const text = wordsOf(childOf(element, 'text'));
  const { format } = element?.attributes ?? {};
  if (format === 'plain_text') return wordsOfText(text);
  return format === 'markdown' ? wordsOfMarkdown(text) : wordsOfHtml(text);
}

const textOf = (element: Element | undefined): string => wordsIn(element).text;

const isWhole = (answer: Element) => Number(answer.attributes.fraction) === 100;

const shareOf = ({ attributes }: Element) => Number(attributes.fraction ?? 0);
const countsInPart = (answer: Element) => shareOf(answer) > 0 && !isWhole(answer);
/** What is typed is never HTML, whatever Moodle calls it: "a<b" stands there as it is. */
const typedText = (answer: Element) => wordsOf(childOf(answer, 'text')).trim();
/** Stands for whatever nobody thought of. */
const isCatchAll = (answer: Element) => typedText(answer) === '*';

/** The unit that the number is in: the others follow from it, and we know them ourselves. */
function unitOf(question: Element): string {
  const units = childrenOf(childOf(question, 'units') ?? question, 'unit');
  const main = units.find((unit) => Number(wordsOf(childOf(unit, 'multiplier'))) === 1);
  return plainText(wordsOf(childOf(main, 'unit_name')));
}

function readNumerical(question: Element, answers: readonly Element[]): TypedKey | string {
  const [right, another] = answers.filter(isWhole);
  if (!right) return 'The right answer isn’t marked';
  if (another) return 'More than one number is right';
  const value = numberIn(typedText(right));
  const off = numberIn(wordsOf(childOf(right, 'tolerance')) || '0');
  if (value === null || off === null) return 'We can’t read the number';
  const nots = answers.filter((answer) => shareOf(answer) <= 0).flatMap((answer) => numberIn(typedText(answer)) ?? []);
  return typedNumber({ value, off: Math.abs(off), unit: unitOf(question), nots });
}

function readShortAnswer(answers: readonly Element[]): TypedKey | string {
  const those = (isRight: boolean) => answers.filter((answer) => isWhole(answer) === isRight).map(typedText);
  return moodleWords({ accepted: those(true), nots: those(false) });
}

/** A question whose answer is typed; null for the other kinds. */
function readTyped(question: Element): TypedKey | string | null {
  const { type } = question.attributes;
  if (type !== 'numerical' && type !== 'shortanswer') return null;
  const answers = childrenOf(question, 'answer').filter((answer) => !isCatchAll(answer));
  if (answers.some(countsInPart)) return inPart;
  return type === 'numerical' ? readNumerical(question, answers) : readShortAnswer(answers);
}

/** What Moodle writes into every question, in the language of the site that most have. */
const usual = /^Your answer is (?:correct|partially correct|incorrect)\.$/;

/** What a question says that ours have no place for. */
function unplaced(question: Element): string[] {
  const combined = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']
    .map((name) => textOf(childOf(question, name)))
    .filter((text) => text !== '' && !usual.test(text));
  return [
    ...(combined.length > 0 ? ['We left out its general feedback for right, partly right and wrong answers'] : []),
    ...(childrenOf(question, 'hint').some((hint) => textOf(hint) !== '') ? ['We left out its hints'] : []),
  ];
}

const feedbackOf = (answers: readonly Element[]) => answers.map((answer) => wordsIn(childOf(answer, 'feedback')));

const ownFile = '@@PLUGINFILE@@/';

/** The files that Moodle puts beside a text, by the addresses that stand in it. */
function filesIn(text: Element | undefined): (src: string) => Uint8Array | null {
  const files = text ? childrenOf(text, 'file') : [];
  return (src) => {
    if (!src.startsWith(ownFile)) return null;
    const [path = ''] = unescaped(src.slice(ownFile.length)).split(/[?#]/);
    const file = files.find(({ attributes: { path: folder = '/', name } }) => `${folder}${name}` === `/${path}`);
    return file?.attributes.encoding === 'base64' ? Buffer.from(wordsOf(file), 'base64') : null;
  };
}

const knownTypes = new Set(['multichoice', 'truefalse', 'shortanswer', 'numerical']);

function saidIn(question: Element) {
  const asked = wordsIn(childOf(question, 'questiontext'));
  const { notes, ...said } = saidOf(asked, wordsIn(childOf(question, 'generalfeedback')));
  return { asked, said: { line: question.line, ...said, notes: [...notes, ...unplaced(question)] } };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A question with options, or why it is none of ours. */
function readChoice(question: Element, said: ReturnType<typeof saidIn>['said']): RawQuestion | Fault {
  const { line } = question;
  const { type } = question.attributes;
  const isSingle = wordsOf(childOf(question, 'single')) !== 'false';
  if (type !== 'truefalse' && !(type === 'multichoice' && isSingle)) return { line, message: notOne };
  const answers = childrenOf(question, 'answer');
  if (answers.filter(isWhole).length > 1) return { line, message: 'More than one answer is right' };
  if (answers.some(countsInPart)) return { line, message: inPart };
  const options = answers.map((answer) => textOf(answer) || plainText(wordsOf(answer)));
  const correct = answers.findIndex(isWhole);
  return {
    ...withFeedback(said, feedbackOf(answers), correct),
    options: type === 'truefalse' ? options.map(capital) : options,
    correct,
  };
}

function readQuestion(question: Element): RawQuestion | Fault {
  const { line } = question;
  const answers = childrenOf(question, 'answer');
  const { asked, said } = saidIn(question);
  const lack = unsayable(asked, answers.map(wordsIn));
  if (lack && knownTypes.has(question.attributes.type ?? '')) return { line, message: lack };
  const typed = readTyped(question);
  if (typed === null) return readChoice(question, said);
  if (typeof typed === 'string') return { line, message: typed };
  const of = (isRight: boolean) => feedbackOf(answers.filter((answer) => isWhole(answer) === isRight));
  return { ...withTypedFeedback(said, of(true), of(false)), options: [], correct: -1, typed };
}

export function readMoodle(content: string): Imported {
  const quiz = readXml(content);
  if ('fault' in quiz) return { questions: [], faults: [{ line: quiz.line, message: quiz.fault }] };
  const questions = childrenOf(quiz, 'question').filter(({ attributes }) => attributes.type !== 'category');
  const read = questions.map((question) => ({ question, entry: readQuestion(question) }));
  const files = new Map(read.map(({ question, entry }) => [entry, filesIn(childOf(question, 'questiontext'))]));
  return collect(
    read.map(({ entry }) => entry),
    (src, entry) => files.get(entry)?.(src) ?? null,
  );
}
