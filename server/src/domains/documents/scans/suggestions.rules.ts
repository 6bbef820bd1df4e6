export interface Suggestion {
  text: string;
  why: string;
}

/** Words that may be meant, found by how they begin and by how they end. */
export interface KnownWords {
  why: string;
  byEnds: ReadonlyMap<string, readonly string[]>;
}

const end = 3;
/** Of words that begin or end alike: what is looked at stays bounded, however many there are. */
const mostAlike = 400;
const longestWord = 40;
const mostSuggestions = 3;
const shortestForTwo = 7;

const endsOf = (word: string) => [`${word.slice(0, end)}…`, `…${word.slice(-end)}`];

/** An index that takes as long to make as there are words. */
export function knownWords(words: Iterable<string>, why: string): KnownWords {
  const byEnds = new Map<string, string[]>();
  for (const word of words) {
    if (word.length <= end || word.length > longestWord) continue;
    for (const key of endsOf(word)) {
      const alike = byEnds.get(key);
      if (!alike) byEnds.set(key, [word]);
      else if (alike.length < mostAlike) alike.push(word);
    }
  }
  return { why, byEnds };
}

/** How many letters have to be put in, left out or changed, as far as that is no more than two. */
export function distance(one: string, other: string): number {
  const far = 3;
  if (Math.abs(one.length - other.length) >= far) return far;
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const here = [row];
    for (let at = 1; at <= other.length; at++) {
      const changed = (above[at - 1] ?? far) + (one[row - 1] === other[at - 1] ? 0 : 1);
      here.push(Math.min(changed, (above[at] ?? far) + 1, (here[at - 1] ?? far) + 1));
    }
    if (Math.min(...here) >= far) return far;
    above = here;
  }
  return Math.min(far, above[other.length] ?? far);
}

/** A word without the marks around it: what stands before it, the word, what stands behind. */
export function bare(text: string): { before: string; word: string; after: string } {
  const isPart = (letter: string) => /[\p{L}\p{N}]/u.test(letter);
  const letters = Array.from(text);
  const first = letters.findIndex(isPart);
  if (first < 0) return { before: text, word: '', after: '' };
  const last = letters.findLastIndex(isPart);
  const part = (from: number, to?: number) => letters.slice(from, to).join('');
  return { before: part(0, first), word: part(first, last + 1), after: part(last + 1) };
}

/** Written as the doubtful word is: with its capitals and the marks around it. */
function dressed(found: string, { before, word, after }: ReturnType<typeof bare>): string {
  const isShouted = word.length > 1 && word === word.toUpperCase() && /\p{L}{2}/u.test(word);
  const isCapital = /^\p{Lu}/u.test(word);
  const text = isShouted ? found.toUpperCase() : isCapital ? found.charAt(0).toUpperCase() + found.slice(1) : found;
  return before + text + after;
}

/** What a doubtful word may be, the nearest first; of words equally near, those of the first list. */
export function suggest(doubtful: string, lists: readonly KnownWords[]): Suggestion[] {
  const parts = bare(doubtful);
  const word = parts.word.toLowerCase();
  if (word.length <= end || word.length > longestWord) return [];
  const most = word.length >= shortestForTwo ? 2 : 1;
  const found = new Map<string, { why: string; far: number }>();
  for (const { why, byEnds } of lists) {
    for (const other of endsOf(word).flatMap((key) => byEnds.get(key) ?? [])) {
      const far = found.has(other) ? most + 1 : distance(word, other);
      if (far <= most) found.set(other, { why, far });
    }
  }
  const nearest = [...found].sort(([, one], [, other]) => one.far - other.far).slice(0, mostSuggestions);
  return nearest.map(([other, { why }]) => ({ text: dressed(other, parts), why }));
}
