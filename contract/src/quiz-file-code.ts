import { Bits, BitsToRead, seal, signsFor, unseal } from './one-file-code.ts';

/**
 * The code of an attempt at a lecturer's quiz that was sat in a file: who sat it, by their own word, and what they
 * answered; never what is right. It says how long it is, so that it can be found in a chat with other words around it.
 */

/** What a code may have at most: it goes into one message, and into a QR code that a poor camera reads. */
export const mostCodeSigns = 120;

export interface QuizAttempt {
  /** Which quiz, and which of its lists of questions. */
  ref: number;
  version: number;
  /** Random: tells two attempts of one name with the same answers apart. */
  nonce: number;
  name: string;
  number: string;
  group: string;
  /** Of each question: 0 for nothing, 1 to 4 for an option; what was typed as a text. */
  answers: (number | string)[];
}

export const quizRefBits = 30;
/** Of these, so many name the list of questions: by a hash over their ids, in their order. */
export const quizListBits = 20;
export const quizVersionBits = 12;
export const quizNonceBits = 16;
const lengthBits = 7;
const countBits = 7;
/** A name has up to 120 signs, a typed answer is read up to here. */
const textBits = 7;
export const mostTypedSigns = 60;
/** Five states of a choice: three of them need 7 bits, one 3. */
const choicesTogether = 3;
const choicesBits = 7;

/** ASCII is written in 7 bits; this sign, which nobody types, says that a longer one follows. */
const longerFollows = 127;
const shortBits = 14;
const longBits = 21;

function putText(bits: Bits, text: string): void {
  const signs = [...text].slice(0, 2 ** textBits - 1);
  bits.put(signs.length, textBits);
  for (const sign of signs) {
    const point = sign.codePointAt(0) as number;
    if (point < longerFollows) bits.put(point, 7);
    else {
      const isLong = point >= 2 ** shortBits;
      bits.put(longerFollows, 7);
      bits.put(isLong ? 1 : 0, 1);
      bits.put(point, isLong ? longBits : shortBits);
    }
  }
}

const isSign = (point: number) => point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);

function takeText(bits: BitsToRead): string {
  let text = '';
  for (let left = bits.take(textBits); left > 0; left--) {
    const sign = bits.take(7);
    const point = sign < longerFollows ? sign : bits.take(bits.take(1) === 1 ? longBits : shortBits);
    text += isSign(point) ? String.fromCodePoint(point) : '\ufffd';
  }
  return text;
}

/** Choices first, three together, then what was typed: the quiz knows which is which. */
function putAnswers(bits: Bits, answers: QuizAttempt['answers']): void {
  const choices = answers.filter((answer) => typeof answer === 'number');
  for (let at = 0; at < choices.length; at += choicesTogether) {
    const some = choices.slice(at, at + choicesTogether);
    bits.put(
      some.reduceRight((sum, choice) => sum * 5 + choice, 0),
      choicesBits,
    );
  }
  for (const answer of answers) if (typeof answer === 'string') putText(bits, answer);
}

/** Null where three choices are none that there are. */
function takeAnswers(bits: BitsToRead, isTyped: readonly boolean[]): QuizAttempt['answers'] | null {
  const choices: number[] = [];
  const wanted = isTyped.filter((typed) => !typed).length;
  while (choices.length < wanted) {
    let some = bits.take(choicesBits);
    if (some >= 5 ** choicesTogether) return null;
    for (let one = 0; one < choicesTogether; one++) {
      choices.push(some % 5);
      some = Math.floor(some / 5);
    }
  }
  let at = 0;
  return isTyped.map((typed) => (typed ? takeText(bits) : (choices[at++] as number)));
}

function bitsOf(attempt: QuizAttempt, signs: number): Bits {
  const bits = new Bits();
  bits.put(signs, lengthBits);
  bits.put(attempt.ref, quizRefBits);
  bits.put(attempt.version, quizVersionBits);
  bits.put(attempt.nonce, quizNonceBits);
  putText(bits, attempt.name);
  for (const more of [attempt.number, attempt.group]) {
    bits.put(more ? 1 : 0, 1);
    if (more) putText(bits, more);
  }
  bits.put(attempt.answers.length, countBits);
  putAnswers(bits, attempt.answers);
  return bits;
}

/** Null where it does not fit. */
export function writeQuizCode(attempt: QuizAttempt): string | null {
  const signs = signsFor(bitsOf(attempt, 0).bits.length);
  return signs > mostCodeSigns ? null : seal('Q', bitsOf(attempt, signs));
}

/** How many signs a code has, by its first two behind its letter. */
export const quizCodeLength = (head: string): number => BitsToRead.of(head.slice(1, 3)).take(lengthBits);

export interface OpenedQuizCode extends Omit<QuizAttempt, 'answers'> {
  /** Null where it holds other answers than to such questions. */
  answersTo(isTyped: readonly boolean[]): QuizAttempt['answers'] | null;
}

/** Null where it was mistyped, or is none. */
export function readQuizCode(typed: string): OpenedQuizCode | null {
  const opened = unseal(typed);
  if (opened?.kind !== 'Q') return null;
  const { bits } = opened;
  if (bits.take(lengthBits) !== opened.signs) return null;
  const [ref, version, nonce] = [bits.take(quizRefBits), bits.take(quizVersionBits), bits.take(quizNonceBits)];
  const name = takeText(bits);
  const [number = '', group = ''] = [0, 1].map(() => (bits.take(1) === 1 ? takeText(bits) : ''));
  const count = bits.take(countBits);
  if (bits.isOver) return null;
  return {
    ...{ ref, version, nonce, name, number, group },
    answersTo(isTyped) {
      if (isTyped.length !== count) return null;
      const answers = takeAnswers(bits, isTyped);
      return bits.isDone ? answers : null;
    },
  };
}

/** What is kept free for whoever sits the quiz: a name, a number and a group of usual length, short answers. */
const usual = { name: 'N'.repeat(20), number: '0'.repeat(12), group: 'G'.repeat(12), typed: 'x'.repeat(8) };

/** Whether usual answers to a quiz fit into a code. */
export function fitsQuizCode(isTyped: readonly boolean[], asks: { number: boolean; group: boolean }): boolean {
  return (
    writeQuizCode({
      ...{ ref: 0, version: 0, nonce: 0, name: usual.name },
      number: asks.number ? usual.number : '',
      group: asks.group ? usual.group : '',
      answers: isTyped.map((typed) => (typed ? usual.typed : 0)),
    }) !== null
  );
}
