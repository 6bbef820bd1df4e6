import type { Line } from './layout/lines.ts';
import type { Look, Word } from './layout/page.ts';
import { type ColumnElements, isTableBox } from './layout/page-elements.ts';

/** Some pages that follow each other, as lines and tables in reading order. */
export interface PagesRead {
  columns: ColumnElements[];
  words: number;
  /** The number of the last one that could be read. */
  pages: number;
  title: string | null;
  isDeck: boolean;
  /** The numbers of those that are pictures without text. */
  pictures: number[];
}

/** Left, right, baseline, size, and the look by its place in the list of looks. */
const numbersOfWord = 5;

/**
 * Pages on their way from one thread to another. Words are by far the most of them, and copying each as an object costs
 * as much as laying it out: their places travel as numbers, and their letters in the texts of their lines.
 */
export interface PackedPages extends PagesRead {
  places: Float64Array<ArrayBuffer>;
  looks: Look[];
}

/** Takes the words out of the lines. */
export function packPages(read: PagesRead): PackedPages {
  const lines = linesOf(read.columns);
  const places = new Float64Array(lines.reduce((sum, { words }) => sum + words.length, 0) * numbersOfWord);
  const looks = new Map<Look, number>();
  let at = 0;
  for (const line of lines) {
    for (const { left, right, baseline, size, look } of line.words) {
      const index = looks.get(look) ?? looks.size;
      looks.set(look, index);
      places[at] = left;
      places[at + 1] = right;
      places[at + 2] = baseline;
      places[at + 3] = size;
      places[at + 4] = index;
      at += numbersOfWord;
    }
    line.words = [];
  }
  return { ...read, places, looks: [...looks.keys()] };
}

/** Puts the words back into the lines. */
export function unpackPages({ places, looks, ...read }: PackedPages): PagesRead {
  const number = (index: number) => places[index] ?? 0;
  let at = 0;
  for (const line of linesOf(read.columns)) {
    // No word has a space in it.
    line.words = line.text.split(' ').map((text): Word => {
      const [left, right, baseline, size] = [number(at), number(at + 1), number(at + 2), number(at + 3)];
      const look = looks[number(at + 4)] as Look;
      at += numbersOfWord;
      return { text, left, right, baseline, size, look };
    });
  }
  return read;
}

const linesOf = (columns: readonly ColumnElements[]) =>
  columns.flatMap(({ elements }) => elements.filter((element): element is Line => !isTableBox(element)));
