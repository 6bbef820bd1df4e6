import type { PageInk, Word } from './page.ts';
import { piecesOf, rowsOf } from './rows.ts';

const fewestSlides = 3;
const mostWords = 250;
/** The height of a slide in units of its letters; a page of text is higher. */
const tallest = 50;

/** Whether the pages are slides: wider than high, with few words in large letters. */
export function isDeck(pages: readonly PageInk[]): boolean {
  const areMost = (some: readonly PageInk[]) => some.length >= Math.max(fewestSlides, pages.length * 0.8);
  const wide = pages.filter(({ width, height, words }) => width > height * 1.2 && words.length <= mostWords);
  if (!areMost(wide)) return false;
  const size = usualSize(wide.flatMap(({ words }) => words));
  return areMost(wide.filter(({ height }) => height < size * tallest));
}

function usualSize(words: readonly Word[]): number {
  const sizes = words.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? Number.POSITIVE_INFINITY;
}

/** The slides without what all of them show, and without those that the next one shows again with more on it. */
export function cleanSlides(pages: readonly PageInk[]): PageInk[] {
  const isShown = pages.map((page, index) => !isShownAgain(page, pages[index + 1]));
  return withoutRepeats(pages, isShown).filter((_, index) => isShown[index]);
}

const placeOf = ({ text, left, baseline }: Word) => `${text} ${Math.round(left)} ${Math.round(baseline)}`;
const isNumber = ({ text }: Word) => /^[\d/]+$/.test(text);

/** How far from the foot or the head of a slide something stands that belongs to none, as a share of the height. */
const edge = 0.12;
const isAtFoot = ({ baseline }: { baseline: number }, height: number) => baseline < height * edge;
const isAtEdge = (word: Word, height: number) => isAtFoot(word, height) || word.baseline > height * (1 - edge);

/** Points that appear one after the other are written as pages of their own, each with those before it. */
function isShownAgain({ words, height }: PageInk, next: PageInk | undefined): boolean {
  if (!next || words.length === 0) return false;
  const places = new Set(next.words.map(placeOf));
  const isCount = (word: Word) => isNumber(word) && isAtEdge(word, height);
  return words.every((word) => isCount(word) || places.has(placeOf(word)));
}

/** At the foot of a slide and elsewhere: on what share of the slides a text stands that belongs to none of them. */
const [repeatedAtFoot, repeated] = [0.3, 0.6];

/** Takes out what stands in the same place on slide after slide: the name of the speaker, a bar of sections, numbers. */
function withoutRepeats(slides: readonly PageInk[], isShown: readonly boolean[]): PageInk[] {
  const pieces = slides.map(piecesOfSlide);
  const counts = new Map<string, number>();
  pieces.forEach((own, index) => {
    // A slide that comes in many steps would make its own title a repeated one.
    const counted = own.filter(({ isFoot }) => isFoot || isShown[index]);
    for (const key of new Set(counted.map((piece) => piece.key))) counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  const shown = isShown.filter(Boolean).length;
  const isRepeated = ({ key, isFoot }: Piece) => {
    const count = counts.get(key) ?? 0;
    return count >= fewestSlides && count >= (isFoot ? slides.length * repeatedAtFoot : shown * repeated);
  };
  return slides.map((slide, index) => {
    const dropped = new Set(
      pieces[index]?.filter((piece) => piece.isCount || isRepeated(piece)).flatMap(({ words }) => words),
    );
    return { ...slide, words: slide.words.filter((word) => !dropped.has(word)) };
  });
}

interface Piece {
  /** The same for the same text in the same place of another slide. */
  key: string;
  words: Word[];
  isFoot: boolean;
  /** The number of the slide at its edge. */
  isCount: boolean;
}

function piecesOfSlide({ number, words, width, height }: PageInk): Piece[] {
  const size = usualSize(words);
  return rowsOf(words).flatMap((row) =>
    piecesOf(row, row.size * 1.5).map((piece) => {
      const text = piece.map((word) => word.text).join(' ');
      const isFoot = isAtFoot(row, height);
      // Numbers in small letters count the slides; in a title they are its own.
      const fixed = isFoot || row.size <= size ? text.replace(/\d+/g, '#') : text;
      const place = `${Math.round((row.baseline / height) * 50)} ${Math.round(((piece[0]?.left ?? 0) / width) * 25)}`;
      const isHead = !isFoot && piece.every((word) => isAtEdge(word, height));
      const isCount = isFoot ? piece.every(isNumber) : isHead && text === String(number);
      return { key: `${place} ${fixed}`, words: piece, isFoot, isCount };
    }),
  );
}
