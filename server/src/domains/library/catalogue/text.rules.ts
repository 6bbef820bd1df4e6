/** How typed words are compared with names. Pure, and cheap enough to run over the whole catalogue at each key. */

/** Small letters without marks; dots and apostrophes vanish, so that "B.Sc." and "bsc" are one word. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[.'’`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

export function wordsOf(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}

/** Words that say little: they help a match, and never prevent one. */
const smallWords = new Set(['of', 'and', 'the', 'in', 'for', 'to', 'a', 'faculty', 'department', 'dept', 'university']);

const endings = /(?:ations?|ing|ers?|ed|es?|s)$/;
const leastOfRoot = 4;

/** The words that say something, without their endings: "computer", "computers" and "computing" are one. */
export function rootsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !smallWords.has(word))
    .map((word) => {
      const root = word.replace(endings, '');
      return root.length < leastOfRoot ? word : root;
    });
}

/** How many slips of the hand a word of this length may hold. */
function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Whether two words differ by at most `most` letters put in, left out, changed or swapped with their neighbour. */
export function isWithinSlips(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return false;
    beforeLast = last;
    last = row;
  }
  return (last[b.length] ?? 0) <= most;
}

/** A slip, also in a word that is not typed to its end yet. */
function isSlipOf(typed: string, word: string): boolean {
  const most = slipsAllowed(typed.length);
  if (most === 0 || typed[0] !== word[0]) return false;
  return isWithinSlips(typed, word, most) || isWithinSlips(typed, word.slice(0, typed.length), most);
}

function scoreWord(typed: string, words: readonly string[], forgiving: boolean): number {
  let best = 0;
  for (const word of words) {
    if (word === typed) return 4;
    if (word.startsWith(typed)) best = Math.max(best, 3);
    else if (forgiving && best === 0 && isSlipOf(typed, word)) best = 1;
  }
  return best;
}

/**
 * How well typed words fit a name: 0 where one of them fits no word of it, else more for whole words, for words in
 * the name's own order and for short names. Slips of the hand are forgiven only where `forgiving`.
 */
export function scoreName(typed: readonly string[], words: readonly string[], forgiving: boolean): number {
  let total = 0;
  let fitted = 0;
  for (const word of typed) {
    const score = scoreWord(word, words, forgiving);
    if (score === 0 && !smallWords.has(word)) return 0;
    if (score > 0) fitted += 1;
    // A small word tells names apart a little, and a telling one much.
    total += smallWords.has(word) ? score / 8 : score;
  }
  if (fitted === 0) return 0;
  const startsAlike = words.join(' ').startsWith(typed.join(' ')) ? 2 : 0;
  return total + startsAlike + fitted / (words.length + 1);
}

/** The best `most` of those that fit at all; equals keep their order. Slips are forgiven if nothing fits without. */
export function rank<T>(items: readonly T[], most: number, score: (item: T, forgiving: boolean) => number): T[] {
  for (const forgiving of [false, true]) {
    const scored = items
      .map((item, index) => ({ item, index, score: score(item, forgiving) }))
      .filter((s) => s.score > 0);
    if (scored.length === 0) continue;
    scored.sort((a, b) => b.score - a.score || a.index - b.index);
    return scored.slice(0, most).map(({ item }) => item);
  }
  return [];
}
