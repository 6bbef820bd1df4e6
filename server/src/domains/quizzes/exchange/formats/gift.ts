import type { TypedKey } from '@akada/answers';
import { collect, type Fault, type Imported, type RawQuestion, type WordedQuestion } from './draft.ts';
import { withFeedback, withTypedFeedback } from './feedback.ts';
import { saidOf, unsayable, type Words, wordsOfHtml, wordsOfMarkdown, wordsOfText } from './html-words.ts';
import { inPart, moodleWords, notOne, numberBetween, numberIn, typedNumber } from './typed-in.ts';
import { starless, typedOut } from './typed-out.ts';
import { htmlOfWords } from './words-html.ts';

/** Moodle's GIFT: `::title:: question {=right ~wrong ####explanation}`, questions separated by empty lines. */

const escaped = (text: string) => text.trim().replace(/[\\~=#{}:]/g, '\\$&');

/** As HTML, since without a mark Moodle takes a text for that. A sign that would be a mark or a weight is none. */
const marked = (text: string) =>
  escaped(htmlOfWords(text.trim()).replace(/^[[%]/, (sign) => (sign === '[' ? '&#91;' : '&#37;')));

/** What is said to who chooses an option. */
const said = (feedback = '') => (feedback.trim() ? `#${marked(feedback)}` : '');

/** `#=25:0.5` for a number, `=right` for each of several words; a known wrong one has no weight. */
function writeTyped(typed: TypedKey): string[] {
  const out = typedOut(typed, { hasUnits: false });
  if (out.is === 'number') return [`#=${out.value}:${out.off}`, ...out.nots.map((not) => `=%0%${not}:0`)];
  // What is typed is compared with the words themselves.
  const words = (answer: string) => `${answer.startsWith('[') ? '[plain]' : ''}${escaped(starless(answer))}`;
  const weighed = (answer: string) => `=${answer.startsWith('%') ? '%100%' : ''}${words(answer)}`;
  return [...out.accepted.map(weighed), ...out.nots.map((not) => `=%0%${words(not)}`)];
}

export function writeGift(questions: readonly WordedQuestion[]): string {
  const blocks = questions.map(({ text, options, correct, typed, explanation, mistakes }, index) =>
    [
      `::Question ${index + 1}:: [html]${marked(text)} {`,
      ...(typed ? writeTyped(typed) : []),
      ...options.map(
        (option, position) => `${position === correct ? '=' : '~'}${marked(option)}${said(mistakes?.[position])}`,
      ),
      ...(explanation.trim() ? [`####${marked(explanation)}`] : []),
      '}',
    ].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** A character, and whether a backslash took its meaning away. */
interface Glyph {
  char: string;
  isPlain: boolean;
}

function glyphsOf(text: string): Glyph[] {
  const glyphs: Glyph[] = [];
  const chars = [...text];
  for (let at = 0; at < chars.length; at++) {
    const next = chars[at + 1];
    if (chars[at] === '\\' && next !== undefined && /[\\~=#{}:n]/.test(next)) {
      glyphs.push({ char: next === 'n' ? '\n' : next, isPlain: true });
      at++;
    } else glyphs.push({ char: chars[at] as string, isPlain: false });
  }
  return glyphs;
}

const textOf = (glyphs: readonly Glyph[]) =>
  glyphs
    .map(({ char }) => char)
    .join('')
    .trim();

/** The first place from which these signs stand, none of them escaped; -1 where they do not. */
function find(glyphs: readonly Glyph[], signs: string, from = 0): number {
  for (let at = from; at <= glyphs.length - signs.length; at++) {
    const isHere = [...signs].every((sign, offset) => {
      const glyph = glyphs[at + offset];
      return glyph !== undefined && !glyph.isPlain && glyph.char === sign;
    });
    if (isHere) return at;
  }
  return -1;
}

/** What stands before the signs and after them. */
function cut(glyphs: Glyph[], signs: string): [Glyph[], Glyph[]] {
  const at = find(glyphs, signs);
  return at < 0 ? [glyphs, []] : [glyphs.slice(0, at), glyphs.slice(at + signs.length)];
}

const MARKUP = /^\[(html|markdown|moodle|plain)\]\s*/i;

/** What the markup of a text is, which its answers share unless they name their own. */
type Markup = 'html' | 'markdown' | 'moodle' | 'plain' | null;
const markupOf = (text: string, usual: Markup = null) => (MARKUP.exec(text)?.[1]?.toLowerCase() as Markup) ?? usual;

/** A text without a mark is taken as it is written, as our own are; only a file of Moodle in it is none of its words. */
function wordsIn(marked: string, usual: Markup = null): Words {
  const markup = markupOf(marked, usual);
  const text = marked.replace(MARKUP, '');
  if (markup === 'html' || markup === 'moodle') return wordsOfHtml(text);
  if (markup === 'markdown') return wordsOfMarkdown(text);
  const plain = wordsOfText(text);
  if (markup === 'plain' || !text.includes('@@PLUGINFILE@@')) return plain;
  const { lack, pictures } = wordsOfHtml(text);
  return { ...plain, lack, pictures };
}

function withoutTitle(glyphs: Glyph[]): Glyph[] {
  const start = glyphs.findIndex(({ char }) => char.trim() !== '');
  if (find(glyphs, '::') !== start) return glyphs;
  const end = find(glyphs, '::', start + 2);
  return end < 0 ? glyphs : glyphs.slice(end + 2);
}

interface Answer {
  /** As it stands there, with its mark. */
  text: string;
  /** What is said to who gives it, likewise. */
  feedback: string;
  /** In hundredths. */
  weight: number;
}

const isRight = ({ weight }: Answer) => weight === 100;
const countsInPart = ({ weight }: Answer) => weight > 0 && weight < 100;

/** `=right ~wrong ~%50%half`; each may have feedback behind a `#`. */
function readAnswers(glyphs: readonly Glyph[]): Answer[] {
  const starts = glyphs.flatMap(({ char, isPlain }, at) => (!isPlain && (char === '=' || char === '~') ? [at] : []));
  return starts.map((start, index) => {
    const [answer, feedback] = cut(glyphs.slice(start + 1, starts[index + 1]), '#');
    const text = textOf(answer);
    const weight = /^%(-?[\d.]+)%/.exec(text);
    const share = weight ? Number(weight[1]) : glyphs[start]?.char === '=' ? 100 : 0;
    return { weight: share, text: text.slice(weight?.[0].length ?? 0).trim(), feedback: textOf(feedback) };
  });
}

/** `3.14:0.01`, `3.1..3.2` or `3`. */
function readNumber(text: string): { value: number; off: number } | null {
  const [from, to] = text.split('..').map(numberIn);
  if (from !== undefined && to !== undefined) return from === null || to === null ? null : numberBetween(from, to);
  const [value, off = 0] = text.split(':').map(numberIn);
  return value === undefined || value === null || off === null ? null : { value, off: Math.abs(off) };
}

const notANumber = 'We can’t read the number';

/** What stands behind the `#` of a number: one, or several with a weight each. */
function numbersIn(glyphs: Glyph[]): Answer[] {
  if (find(glyphs, '=') >= 0) return readAnswers(glyphs);
  const [alone, feedback] = cut(glyphs, '#');
  return [{ weight: 100, text: textOf(alone), feedback: textOf(feedback) }];
}

function readNumbers(answers: readonly Answer[]): TypedKey | string {
  if (answers.some(countsInPart)) return inPart;
  const [right, another] = answers.filter(isRight);
  if (!right) return 'The right answer isn’t marked';
  if (another) return 'More than one number is right';
  const found = readNumber(right.text);
  if (!found) return notANumber;
  const nots = answers.filter((one) => !isRight(one)).flatMap(({ text }) => readNumber(text)?.value ?? []);
  return typedNumber({ ...found, nots });
}

/** `=one =another`: words that are typed. */
function readWords(answers: readonly Answer[]): TypedKey | string {
  if (answers.some(({ text }) => text.includes('->'))) return 'We can’t read matching pairs';
  if (answers.some(countsInPart)) return inPart;
  // What is typed is never HTML, whatever the question is.
  const texts = (isThat: boolean) =>
    answers.filter((one) => isRight(one) === isThat).map(({ text }) => text.replace(MARKUP, ''));
  return moodleWords({ accepted: texts(true), nots: texts(false) });
}

const isTrue = /^(?:t|true)$/i;
const isFalse = /^(?:f|false)$/i;

/** What a question says beside its answers, in whatever markup. */
interface Said {
  asked: Words;
  markup: Markup;
  said: ReturnType<typeof saidOf> & { line: number };
}

/** `{T#said of the wrong one#said of the right one}`. */
function readStatement(inside: Glyph[], { said, markup }: Said): RawQuestion | null {
  const [statement, feedback] = cut(inside, '#');
  const correct = isTrue.test(textOf(statement)) ? 0 : isFalse.test(textOf(statement)) ? 1 : -1;
  if (correct < 0) return null;
  const [wrong, right] = cut(feedback, '#').map((one) => wordsIn(textOf(one), markup)) as [Words, Words];
  return {
    ...withFeedback(said, correct === 0 ? [right, wrong] : [wrong, right], correct),
    options: ['True', 'False'],
    correct,
  };
}

function readTyped(answers: readonly Answer[], typed: TypedKey | string, { said, markup }: Said): RawQuestion | Fault {
  if (typeof typed === 'string') return { line: said.line, message: typed };
  const of = (isThat: boolean) =>
    answers.filter((one) => isRight(one) === isThat).map(({ feedback }) => wordsIn(feedback, markup));
  return { ...withTypedFeedback(said, of(true), of(false)), options: [], correct: -1, typed };
}

function readChoice(answers: readonly Answer[], { asked, said, markup }: Said): RawQuestion | Fault {
  const { line } = said;
  const options = answers.map(({ text }) => wordsIn(text, markup));
  const pictured = unsayable(asked, options);
  if (pictured) return { line, message: pictured };
  const right = answers.filter(isRight).length;
  if (right > 1) return { line, message: 'More than one answer is right' };
  // Without a whole one the parts are of several that have to be chosen together.
  if (answers.some(countsInPart)) return { line, message: right === 0 ? notOne : inPart };
  const correct = answers.findIndex(isRight);
  const feedback = answers.map((answer) => wordsIn(answer.feedback, markup));
  return { ...withFeedback(said, feedback, correct), options: options.map(({ text }) => text), correct };
}

function readBlock(block: string, line: number): RawQuestion | Fault {
  const glyphs = withoutTitle(glyphsOf(block));
  const [open, close] = [find(glyphs, '{'), find(glyphs, '}')];
  if (open < 0 || close < open) return { line, message: 'There are no answers in braces' };
  const after = textOf(glyphs.slice(close + 1));
  const before = textOf(glyphs.slice(0, open));
  const asked = wordsIn(before + (after ? ` _____ ${after}` : ''));
  const [inside, general] = cut(glyphs.slice(open + 1, close), '####');
  const markup = markupOf(before);
  const told = { asked, markup, said: { line, ...saidOf(asked, wordsIn(textOf(general), markup)) } };
  const lack = unsayable(asked);
  if (lack) return { line, message: lack };
  const statement = readStatement(inside, told);
  if (statement) return statement;
  const start = inside.findIndex(({ char }) => char.trim() !== '');
  if (start >= 0 && find(inside, '#') === start) {
    const numbers = numbersIn(inside.slice(start + 1));
    return readTyped(numbers, readNumbers(numbers), told);
  }
  const answers = readAnswers(inside);
  if (answers.length === 0) return { line, message: 'We can’t read questions that are answered at length' };
  // Short answers and matching pairs have nothing but right ones.
  return find(inside, '~') < 0 ? readTyped(answers, readWords(answers), told) : readChoice(answers, told);
}

export function readGift(content: string): Imported {
  const entries: (RawQuestion | Fault)[] = [];
  let block: string[] = [];
  let start = 1;
  const end = () => {
    if (block.length > 0) entries.push(readBlock(block.join('\n'), start));
    block = [];
  };
  content.split(/\r\n|\r|\n/).forEach((text, index) => {
    const isSkipped = text.trim().startsWith('//') || text.trim().startsWith('$CATEGORY:');
    if (text.trim() === '') end();
    else if (!isSkipped) {
      if (block.length === 0) start = index + 1;
      block.push(text);
    }
  });
  end();
  return collect(entries);
}
