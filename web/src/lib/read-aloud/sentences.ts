import { spokenMath } from './spoken-math.ts';
import { readAloudTexts } from './texts.ts';

/** One sentence of a lesson, and where it stands. */
export interface Sentence {
  text: string;
  range: Range;
}

/** What is not read: answers to choose from, figures, tables and listings are for the eye. */
const silent =
  'pre, table, svg, details, button, input, label, .play, .boxes, .sr-only, .check-again, .guess ul, .faded-said, [hidden]';
const blocks = 'h2, h3, h4, p, li, dt, dd, figcaption, .formula';

/** A piece of a block: letters, or a formula as words, from this place of the block's text on. */
interface Piece {
  at: number;
  length: number;
  node: Node;
  isFormula: boolean;
}

/** The sentences of a lesson, in order. Linear in its text. */
export function sentencesIn(root: HTMLElement): Sentence[] {
  const segments = new Intl.Segmenter('en', { granularity: 'sentence' });
  return [...root.querySelectorAll<HTMLElement>(blocks)]
    .filter((block) => !block.closest(silent) && !block.querySelector(blocks))
    .flatMap((block) => {
      const { text, pieces } = read(block);
      return [...segments.segment(text)].flatMap(({ segment, index }) =>
        /[\p{L}\p{N}]/u.test(segment)
          ? [{ text: segment.replace(/\s+/g, ' ').trim(), range: rangeOf(pieces, index, index + segment.length) }]
          : [],
      );
    });
}

function read(block: HTMLElement): { text: string; pieces: Piece[] } {
  const pieces: Piece[] = [];
  let text = '';
  const add = (node: Node, words: string, isFormula: boolean) => {
    if (!words) return;
    pieces.push({ at: text.length, length: words.length, node, isFormula });
    text += words;
  };
  const walk = (node: Node) => {
    for (const child of node.childNodes) {
      if (child instanceof Text) add(child, child.data, false);
      else if (child instanceof Element && child.localName === 'math') add(child, spokenMath(child), true);
      // Also one that was filled in: the next listener may still have to.
      else if (child instanceof Element && child.matches('.blank')) add(child, readAloudTexts.blank, true);
      else if (child instanceof Element && !child.matches(silent)) walk(child);
    }
  };
  walk(block);
  return { text, pieces };
}

/** From one place of a block's text to another; a formula is marked whole. */
function rangeOf(pieces: readonly Piece[], from: number, to: number): Range {
  const inside = pieces.filter(({ at, length }) => at < to && at + length > from);
  const range = document.createRange();
  const [first, last] = [inside[0], inside.at(-1)];
  if (!first || !last) return range;
  if (first.isFormula) range.setStartBefore(first.node);
  else range.setStart(first.node, Math.max(from - first.at, 0));
  if (last.isFormula) range.setEndAfter(last.node);
  else range.setEnd(last.node, Math.min(to - last.at, last.length));
  return range;
}
