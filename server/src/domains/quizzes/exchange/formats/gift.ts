import { collect, type Fault, type Imported, type RawQuestion, type WritableQuestion } from './draft.ts';

/** Moodle's GIFT: `::title:: question {=right ~wrong ####explanation}`, questions separated by empty lines. */

const escaped = (text: string) =>
  text
    .trim()
    .replace(/[\\~=#{}:]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');

/** A text that begins with a percent sign would be read as a weight, so that it is given one before it. */
function markOf(option: string, isRight: boolean): string {
  if (option.trim().startsWith('%')) return isRight ? '~%100%' : '~%0%';
  return isRight ? '=' : '~';
}

export function writeGift(questions: readonly WritableQuestion[]): string {
  const blocks = questions.map(({ text, options, correct, explanation }, index) =>
    [
      `::Question ${index + 1}:: ${escaped(text)} {`,
      ...options.map((option, position) => `${markOf(option, position === correct)}${escaped(option)}`),
      ...(explanation.trim() ? [`####${escaped(explanation)}`] : []),
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

const withoutMarkup = (text: string) => text.replace(/^\[(?:html|markdown|moodle|plain)\]\s*/i, '');

function withoutTitle(glyphs: Glyph[]): Glyph[] {
  const start = glyphs.findIndex(({ char }) => char.trim() !== '');
  if (find(glyphs, '::') !== start) return glyphs;
  const end = find(glyphs, '::', start + 2);
  return end < 0 ? glyphs : glyphs.slice(end + 2);
}

interface Answer {
  isRight: boolean;
  text: string;
}

/** `=right ~wrong ~%50%half`; each may have feedback behind a `#`. */
function readAnswers(glyphs: readonly Glyph[]): Answer[] {
  const starts = glyphs.flatMap(({ char, isPlain }, at) => (!isPlain && (char === '=' || char === '~') ? [at] : []));
  return starts.map((start, index) => {
    const [answer] = cut(glyphs.slice(start + 1, starts[index + 1]), '#');
    const text = textOf(answer);
    const weight = /^%(-?[\d.]+)%/.exec(text);
    return {
      isRight: weight ? Number(weight[1]) === 100 : glyphs[start]?.char === '=',
      text: withoutMarkup(text.slice(weight?.[0].length ?? 0).trim()),
    };
  });
}

const isTrue = /^(?:t|true)$/i;
const isFalse = /^(?:f|false)$/i;

function readBlock(block: string, line: number): RawQuestion | Fault {
  const glyphs = withoutTitle(glyphsOf(block));
  const [open, close] = [find(glyphs, '{'), find(glyphs, '}')];
  if (open < 0 || close < open) return { line, message: 'There are no answers in braces' };
  const after = textOf(glyphs.slice(close + 1));
  const text = withoutMarkup(textOf(glyphs.slice(0, open))) + (after ? ` _____ ${after}` : '');
  const [inside, general] = cut(glyphs.slice(open + 1, close), '####');
  const explanation = textOf(general);
  const statement = textOf(cut(inside, '#')[0]);
  if (isTrue.test(statement) || isFalse.test(statement)) {
    return { line, text, options: ['True', 'False'], correct: isTrue.test(statement) ? 0 : 1, explanation };
  }
  const answers = readAnswers(inside);
  // Short answers and matching pairs have nothing but right ones.
  if (find(inside, '~') < 0) return { line, message: 'We can only read multiple-choice and true-or-false questions' };
  if (answers.filter(({ isRight }) => isRight).length > 1) return { line, message: 'More than one answer is right' };
  return {
    line,
    text,
    options: answers.map((answer) => answer.text),
    correct: answers.findIndex(({ isRight }) => isRight),
    explanation,
  };
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
