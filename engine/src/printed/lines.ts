import type { Place } from '../document.ts';
import { blockText, type Section } from '../text/sections.ts';

/** A line of a list of questions or of its key, as it was printed. */
export interface Line {
  text: string;
  /** The number in front of it, where it is still there. */
  number: number | null;
  /** It is an entry of a list, whose numbers the file kept to itself. */
  isItem: boolean;
  place?: Place;
}

const NUMBER = /^(?:q(?:uestion)?\.?\s*)?\(?(\d{1,3})[.):]\s+(?=\S)/i;

/** The lines of a section: paragraphs, and each entry of its lists. */
export function linesOf({ blocks }: Section): Line[] {
  return blocks.flatMap((block) => {
    const isItem = block.kind === 'list';
    const texts = block.kind === 'list' ? block.items : blockText(block).split('\n');
    return texts.filter(Boolean).map((raw): Line => {
      const number = NUMBER.exec(raw);
      return {
        text: number ? raw.slice(number[0].length) : raw,
        number: number ? Number(number[1]) : null,
        isItem,
        ...(block.place ? { place: block.place } : {}),
      };
    });
  });
}

const LETTERS = 'abcde';
const MARK = /(?:^|\s)\(?([A-Ea-e])[.)]\s+/g;

/** "Which … ? A. salt B. water C. sand": the stem, and the options that stand behind the letters in their order. */
export function splitOptions(text: string, from = 0): { stem: string; options: string[] } {
  const marks: { at: number; end: number }[] = [];
  for (const match of text.matchAll(MARK)) {
    if (match[1]!.toLowerCase() !== LETTERS[from + marks.length]) continue;
    marks.push({ at: match.index, end: match.index + match[0].length });
  }
  const isWhole = from > 0 ? marks[0]?.at === 0 : marks[0]?.at === 0 || marks.length > 2;
  if (!isWhole) return { stem: text.trim(), options: [] };
  return {
    stem: text.slice(0, marks[0]!.at).trim(),
    options: marks.map(({ end }, i) =>
      text
        .slice(end, marks[i + 1]?.at)
        .trim()
        .replace(/[;,]$/, ''),
    ),
  };
}

/** The place of a letter among the options, from 0; null where the text is no letter, with or without a reason. */
export function letterIn(text: string): { option: number; reason: string } | null {
  const match = /^\(?([A-Ea-e])\)?(?:[.):,–—-]\s*(.*)|)$/.exec(text.trim());
  return match ? { option: LETTERS.indexOf(match[1]!.toLowerCase()), reason: match[2] ?? '' } : null;
}
