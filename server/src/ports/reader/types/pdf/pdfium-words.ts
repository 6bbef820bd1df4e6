import { bulletSigns } from '../list-marks.ts';
import type { Look, Word } from './layout/page.ts';
import { type Letters, wordOf } from './layout/scripts.ts';
import type { OpenPage } from './pdfium-api.ts';
import { readCharacters } from './pdfium-characters.ts';
import { lookOfFont } from './pdfium-fonts.ts';
import { decoded } from './pdfium-letters.ts';

/**
 * Everything between spaces; a bullet is a word of its own. PDFium puts U+0002 or U+FFFE in the place of a hyphen at the end of a line, and leaves out
 * the line's end itself.
 */
const bullet = `${bulletSigns}\\ue000-\\uf8ff`;
const divided = '\\u0002\\ufffe';
const letter = `[^\\s\\u0000${divided}${bullet}]|[\\u000b\\u000c]|\\r(?!\\n)`;
const unbroken = new RegExp(`[${bullet}]|(?:${letter})+[${divided}]?|[${divided}]`, 'g');
// biome-ignore lint/suspicious/noControlCharactersInRegex: one of them is a control character
const hyphens = /[\u0002\ufffe\u00ad]$/;

/** Letters of one drawing operation have all this in common. */
interface Style {
  size: number;
  look: Look;
}

/** The words of one page with their places. */
export function readWords(
  open: OpenPage,
  page: { width: number; height: number },
): { words: Word[]; isTurned: boolean } {
  const { pdfium, text, scratch, origin } = open;
  const { characters, at } = readCharacters(open);
  const styleOf = styles(open);

  /** Letters from one index up to another that were drawn together. */
  const lettersBetween = (from: number, to: number, object: number): Letters => {
    const first = at(from);
    pdfium._FPDFText_GetCharOrigin(text, first, scratch, scratch + 8);
    const left = (pdfium.HEAPF64[scratch >> 3] ?? 0) - origin.x;
    const baseline = (pdfium.HEAPF64[(scratch + 8) >> 3] ?? 0) - origin.y;
    pdfium._FPDFText_GetLooseCharBox(text, at(to), scratch);
    const box = scratch >> 2;
    const right = (pdfium.HEAPF32[box + 2] ?? 0) - origin.x;
    const bottom = (pdfium.HEAPF32[box + 3] ?? 0) - origin.y;
    const top = (pdfium.HEAPF32[box + 1] ?? 0) - origin.y;
    const { size, look } = styleOf(object, first);
    return { text: decoded(characters.slice(from, to + 1)), left, right, baseline, bottom, top, size, look };
  };

  const pieces: Letters[][] = [];
  for (const found of characters.matchAll(unbroken)) {
    const [from, to] = [found.index, found.index + found[0].length - 1];
    const first = pdfium._FPDFText_GetTextObject(text, at(from));
    const last = to === from ? first : pdfium._FPDFText_GetTextObject(text, at(to));
    if (first === last) {
      pieces.push([lettersBetween(from, to, first)]);
      continue;
    }
    const parts: Letters[] = [];
    let [start, object] = [from, first];
    for (let index = from + 1; index <= to; index += 1) {
      const next = pdfium._FPDFText_GetTextObject(text, at(index));
      if (next === object) continue;
      parts.push(lettersBetween(start, index - 1, object));
      [start, object] = [index, next];
    }
    parts.push(lettersBetween(start, to, object));
    pieces.push(parts);
  }
  return upright(pieces, page);
}

/** Fonts and sizes, asked for once for each drawing operation. */
function styles({ pdfium, text, scratch }: OpenPage): (object: number, index: number) => Style {
  const looks = new Map<number, Look>();
  const known = new Map<number, Style>();
  return (object, index) => {
    const before = known.get(object);
    if (before && object !== 0) return before;
    const font = object === 0 ? 0 : pdfium._FPDFTextObj_GetFont(object);
    const look = looks.get(font) ?? lookOfFont(pdfium, font, scratch);
    looks.set(font, look);
    pdfium._FPDFText_GetMatrix(text, index, scratch);
    const [c, d] = [pdfium.HEAPF32[(scratch >> 2) + 2] ?? 0, pdfium.HEAPF32[(scratch >> 2) + 3] ?? 1];
    // Some programs write all text at size 1 and enlarge it.
    const style = { look, size: pdfium._FPDFText_GetFontSize(text, index) * Math.hypot(c, d) || 1 };
    known.set(object, style);
    return style;
  };
}

/**
 * Words that run up or down the page are labels and stamps at its side, and are left out; where most words do, the
 * whole page stands on its side and is turned.
 */
function upright(
  pieces: Letters[][],
  { width, height }: { width: number; height: number },
): {
  words: Word[];
  isTurned: boolean;
} {
  const directions = pieces.map(directionOf);
  const count = (wanted: Direction) => directions.filter((direction) => direction === wanted).length;
  const [upwards, downwards] = [count('up'), count('down')];
  const isTurned = upwards + downwards > pieces.length * 0.6;
  const turned = isTurned ? (upwards >= downwards ? 'up' : 'down') : 'across';
  const words: Word[] = [];
  for (const [index, parts] of pieces.entries()) {
    if ((directions[index] ?? turned) !== turned) continue;
    const letters = turned === 'across' ? parts : parts.map((part) => turn(part, turned, { width, height }));
    const word = wordOf(letters);
    if (!isOnPage(word, isTurned ? height : width)) continue;
    word.text = word.text.replace(hyphens, '-');
    words.push(word);
  }
  return { words, isTurned };
}

/** Words beside the page are not seen, and a file can say anything of their places. */
function isOnPage(word: Word, width: number): boolean {
  // What is drawn from right to left or mirrored ends before it begins.
  word.right = Math.min(width * 1.2, Math.max(word.left, word.right));
  return word.left > -width * 0.2 && word.left < width * 1.2 && Number.isFinite(word.baseline);
}

type Direction = 'across' | 'up' | 'down';

/** Letters that run upwards end far above their baseline, as it were. One letter alone does not tell. */
function directionOf(parts: Letters[]): Direction | null {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || first.text.length + parts.length < 3) return null;
  if (last.bottom > first.baseline + first.size * 0.5 && last.right - first.left < first.size * 1.5) return 'up';
  if (last.top < first.baseline - first.size * 0.5 && last.right - first.left < first.size * 1.5) return 'down';
  return 'across';
}

function turn(part: Letters, direction: Direction, page: { width: number; height: number }): Letters {
  const isUp = direction === 'up';
  return {
    ...part,
    left: isUp ? part.baseline : page.height - part.baseline,
    right: isUp ? part.top : page.height - part.bottom,
    baseline: isUp ? page.width - part.left : part.left,
  };
}
