import { stemmer } from 'stemmer';

/** Words that carry grammar rather than content. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the and or but nor so yet of in on at by for with from to into onto upon about above below over under between
  among through during before after since until as if than that which who whom whose what when where why how this these
  those it its itself they them their theirs themselves he she him her his hers himself herself we us our ours you your
  yours i me my mine is are was were be been being am do does did done doing have has had having will would can could
  shall should may might must not no nor also very more most much many some any each every all both few several such own
  same other another one two three there here then thus therefore however because while although though only just even
  still often usually generally sometimes always never etc eg ie via per within without across against toward towards
  whether either neither rather quite too again once up down out off s t d ll re ve`.split(/\s+/),
);

const stemCache = new Map<string, string>();
const CACHE_LIMIT = 50_000;

/** The stem under which the forms of one word meet ("cells", "cell"). */
export function stem(word: string): string {
  let value = stemCache.get(word);
  if (value === undefined) {
    if (stemCache.size >= CACHE_LIMIT) stemCache.clear();
    value = stemmer(word.toLowerCase().replace(/['’]s?$/, ''));
    stemCache.set(word, value);
  }
  return value;
}

const WORD = /[\p{L}\p{N}]+(?:[-'’.,](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*/gu;
/** The same for a text without other letters, several times as fast; most sentences are one. */
const ASCII_WORD = /[a-z0-9]+(?:[-'.,](?=[a-z0-9])[a-z0-9]+)*/g;
const BEYOND_ASCII = /[^\0-\x7f]/;

/** The words of a text in lower case; a hyphenated word is given whole and in its parts. */
export function words(text: string): string[] {
  const lower = text.toLowerCase();
  const found = lower.match(BEYOND_ASCII.test(lower) ? WORD : ASCII_WORD) ?? [];
  if (!lower.includes('-')) return found;
  return found.flatMap((word) => (word.includes('-') ? [word, ...word.split('-').filter(Boolean)] : [word]));
}

/** The stems of the words that carry content, in order, with repetitions. */
export function contentStems(text: string): string[] {
  return words(text)
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
    .map(stem);
}

/** Share of the smaller set that is also in the other; 0 when either is empty. */
export function overlap(left: Iterable<string>, right: Iterable<string>): number {
  const a = left instanceof Set ? left : new Set(left);
  const b = right instanceof Set ? right : new Set(right);
  if (a.size === 0 || b.size === 0) return 0;
  let common = 0;
  for (const item of a) if (b.has(item)) common++;
  return common / Math.min(a.size, b.size);
}
