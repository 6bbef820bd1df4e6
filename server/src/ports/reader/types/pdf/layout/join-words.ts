import { EmphasisCollector } from '../../../emphasis.ts';
import type { Look, Word } from './page.ts';

/** How words of this document are written, which tells a divided word from one with a hyphen of its own. */
export interface Spelling {
  words: ReadonlySet<string>;
  hyphenated: ReadonlySet<string>;
}

/** Looked up when the first divided word asks for it: many documents have none. */
export function spellingOf(lines: readonly { words: Word[] }[]): () => Spelling {
  let known: Spelling | undefined;
  return () => {
    known ??= readSpelling(lines);
    return known;
  };
}

function readSpelling(lines: readonly { words: Word[] }[]): Spelling {
  const spelling = { words: new Set<string>(), hyphenated: new Set<string>() };
  for (const { words } of lines) {
    for (const { text } of words) {
      const plain = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').toLowerCase();
      if (plain.includes('-')) spelling.hyphenated.add(plain);
      else if (plain.length > 3 && !text.endsWith('-')) spelling.words.add(plain);
    }
  }
  return spelling;
}

const unknown = (): Spelling => ({ words: new Set(), hyphenated: new Set() });

/** The text of words that follow each other, with a space between them and divided words made whole. */
export function joinWords(words: readonly Word[], spelling = unknown): string {
  if (!words.some(({ text }) => text.endsWith('-') || text.endsWith('‐')))
    return words.map(({ text }) => text).join(' ');
  return joinParts(words, spelling)
    .reduce((text, { text: part, isGlued }) => text + (isGlued ? '' : ' ') + part, '')
    .trim();
}

/** The text of lines that follow each other. Most have no divided word, and their texts are known. */
export function joinLines(lines: readonly { words: Word[]; text: string }[], spelling: () => Spelling): string {
  if (!lines.some(({ text }) => text.endsWith('-') || text.endsWith('‐')))
    return lines.map(({ text }) => text).join(' ');
  return joinWords(
    lines.flatMap(({ words }) => words),
    spelling,
  );
}

/** The stretches of the text that stand out by their letters. */
export function emphasisIn(
  lines: readonly { words: Word[] }[],
  spelling: () => Spelling,
  standsOut: (look: Look) => boolean,
): string[] {
  if (!lines.some(({ words }) => words.some(({ look }) => standsOut(look)))) return [];
  const words = lines.flatMap((line) => line.words);
  const emphasis = new EmphasisCollector();
  let before: Look | undefined;
  for (const { text, isGlued, look } of joinParts(words, spelling)) {
    if (!isGlued) emphasis.add(' ', false);
    // Bold after italics is another stretch.
    if (before && (before.isBold !== look.isBold || before.isItalic !== look.isItalic)) emphasis.add('', false);
    before = look;
    emphasis.add(text, standsOut(look));
  }
  return emphasis.take().map(withoutEdges);
}

/** Words are of one look with the signs around them; a bracket that is not closed in the stretch is none of it. */
function withoutEdges(stretch: string): string {
  const inside = stretch.replace(/[\s.,;:!?]+$/, '');
  const isOpen = inside.startsWith('(') && !inside.includes(')');
  const isClosed = inside.endsWith(')') && !inside.includes('(');
  return inside.slice(isOpen ? 1 : 0, isClosed ? -1 : undefined);
}

interface Part {
  text: string;
  look: Look;
  /** Without a space before it. */
  isGlued: boolean;
}

function joinParts(words: readonly Word[], spelling: () => Spelling): Part[] {
  const parts: Part[] = [];
  words.forEach((word, index) => {
    const [above, last] = [words[index - 1], parts.at(-1)];
    const isGlued = above !== undefined && last !== undefined && isDivided(above, word);
    if (isGlued && !keepsHyphen(last.text, word.text, spelling())) last.text = last.text.slice(0, -1);
    parts.push({ text: word.text, look: word.look, isGlued });
  });
  return parts;
}

/** A hyphen at the end of a line, before a word that goes on in small letters. */
function isDivided(above: Word, word: Word): boolean {
  const isNewLine = word.left < above.right || word.baseline < above.baseline - above.size * 0.5;
  return isNewLine && /\p{L}[-‐]$/u.test(above.text) && /^\p{Ll}/u.test(word.text);
}

/** "well-known" keeps its hyphen if the document writes it so elsewhere, or never writes it as one word. */
function keepsHyphen(before: string, after: string, { words, hyphenated }: Spelling): boolean {
  const head = /(\p{L}+)[-‐]$/u.exec(before)?.[1]?.toLowerCase() ?? '';
  const tail = /^\p{L}+/u.exec(after)?.[0].toLowerCase() ?? '';
  if (hyphenated.has(`${head}-${tail}`)) return true;
  if (words.has(head + tail)) return false;
  return /^(?:self|well|non|half)$/.test(head) || (words.has(head) && words.has(tail));
}
