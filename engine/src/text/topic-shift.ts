import { contentStems, STOP_WORDS } from './stems.ts';

/** Words on each side of a possible boundary that are compared. */
const WINDOW_WORDS = 160;
const MINIMUM_WORDS = 220;

function cosine(left: Map<string, number>, right: Map<string, number>): number {
  let dot = 0;
  let a = 0;
  let b = 0;
  for (const [key, count] of left) {
    a += count * count;
    dot += count * (right.get(key) ?? 0);
  }
  for (const count of right.values()) b += count * count;
  return a && b ? dot / Math.sqrt(a * b) : 0;
}

function countInto(bag: Map<string, number>, items: readonly string[]): void {
  for (const item of items) bag.set(item, (bag.get(item) ?? 0) + 1);
}

/**
 * Where the topic changes: indexes of the paragraphs that begin a new section (the first is always 0). The words before
 * and after each paragraph break are compared; a boundary is a break that is less similar than its neighbourhood.
 */
export function topicBoundaries(paragraphs: readonly string[]): number[] {
  const stems = paragraphs.map(contentStems);
  const gaps = paragraphs.map((_, gap) => {
    if (gap === 0) return 1;
    const before = new Map<string, number>();
    const after = new Map<string, number>();
    let size = 0;
    // A paragraph of figures or signs counts as a word: a thousand of them are no window.
    for (let i = gap - 1; i >= 0 && size < WINDOW_WORDS; size += stems[i]!.length || 1, i--)
      countInto(before, stems[i]!);
    size = 0;
    for (let i = gap; i < stems.length && size < WINDOW_WORDS; size += stems[i]!.length || 1, i++)
      countInto(after, stems[i]!);
    return cosine(before, after);
  });
  const depth = gaps.map((similarity, i) => {
    if (i === 0) return 0;
    const left = Math.max(...gaps.slice(Math.max(1, i - 4), i + 1));
    const right = Math.max(...gaps.slice(i, i + 5));
    return left + right - 2 * similarity;
  });
  const known = depth.slice(1);
  const mean = known.reduce((sum, value) => sum + value, 0) / (known.length || 1);
  const spread = Math.sqrt(known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (known.length || 1));
  const boundaries = [0];
  let size = 0;
  let rest = stems.reduce((sum, list) => sum + list.length, 0);
  for (let i = 0; i < paragraphs.length; i++) {
    const deepest = depth[i]! >= (depth[i - 1] ?? 0) && depth[i]! >= (depth[i + 1] ?? 0);
    const clear = depth[i]! > mean + spread / 2;
    const overdue = size > 5 * MINIMUM_WORDS;
    // Content words are about half of all words, hence the halved minimum.
    if (i > 0 && ((clear && deepest) || overdue) && size >= MINIMUM_WORDS / 2 && rest >= MINIMUM_WORDS / 2) {
      boundaries.push(i);
      size = 0;
    }
    size += stems[i]!.length;
    rest -= stems[i]!.length;
  }
  return boundaries;
}

/** A heading made of the things that set these paragraphs apart from the rest of the document. */
export function topicHeadings(parts: readonly string[]): string[] {
  const counts = parts.map(thingsIn);
  const spreadOver = new Map<string, number>();
  for (const bag of counts) for (const key of bag.keys()) spreadOver.set(key, (spreadOver.get(key) ?? 0) + 1);
  const taken = new Set<string>();
  return counts.map((bag, index) => {
    const free = [...bag].filter(([key]) => !taken.has(key));
    const repeated = free.filter(([, { count }]) => count > 1);
    const ranked = (repeated.length > 0 ? repeated : free)
      .map(([key, thing]) => {
        const rarity = Math.log((parts.length + 1) / (spreadOver.get(key) ?? 1));
        const weight = (WORDS_WEIGHT[key.split(' ').length] ?? 1) * (thing.isDefined ? 2 : 1);
        return { key, form: formOf(thing), score: thing.count * weight * (0.3 + rarity) };
      })
      .sort((a, b) => b.score - a.score || (a.form < b.form ? -1 : 1));
    const first = ranked[0];
    if (!first) return `Part ${index + 1}`;
    taken.add(first.key);
    const words = new Set(contentStems(first.form));
    const second = ranked
      .slice(1, 8)
      .find(({ form, score }) => score > first.score / 3 && contentStems(form).every((item) => !words.has(item)));
    if (second) taken.add(second.key);
    const text = second ? `${first.form} and ${second.form}` : first.form;
    return text[0]!.toUpperCase() + text.slice(1);
  });
}

/** Two words say what one leaves open; with three there is often one that only describes. */
const WORDS_WEIGHT: Readonly<Record<number, number>> = { 2: 2.2, 3: 1.6 };

interface Thing {
  count: number;
  /** As it is written within sentences, and how often. */
  forms: Map<string, number>;
  isDefined: boolean;
}

/** Words after which a thing is named, and not what is said of it. */
const BEFORE_A_THING = new Set(
  'a an the this these those each every any some no its their his her our your of by in on for with from into between about at'.split(
    ' ',
  ),
);
const NO_THING =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|first|second|third|last|next|other|same|own|many|more|most|few|example|table|figure|time|times|way|ways|thing|things|kind|kinds|part|parts|number|people|enough|less|least|new|large|small|good|long|short|high|low|different|whole|today|notes?|days?|weeks?|months?|years?|century|centuries|place|\w+(?:eenth|tieth)|fourth|fifth|sixth|seventh|eighth|ninth|tenth)$/;
const ARTICLE = /^(?:an?|the|this|these|those|each|every|any|some|no|its|their|his|her|our|your)$/i;
const LONGEST_THING = 3;

/**
 * The things that a text names, without a tagger: runs of words that stand alone between an article, a preposition or
 * the beginning of a sentence and the next small word. A verb hardly ever stands so, hence "the data travels" names data.
 */
function thingsIn(text: string): Map<string, Thing> {
  const things = new Map<string, Thing>();
  for (const sentence of text.split(/(?<=[.!?:;])\s+|\n+/)) {
    const tokens = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*|[^\s]/gu) ?? [];
    const isSmall = (word: string | undefined) =>
      word === undefined || !/^\p{L}/u.test(word) || STOP_WORDS.has(word.toLowerCase());
    tokens.forEach((_, from) => {
      const before = tokens[from - 1];
      if (from > 0 && !BEFORE_A_THING.has(before!.toLowerCase())) return;
      let to = from;
      while (to - from < LONGEST_THING && !isSmall(tokens[to])) to++;
      // "The soil feeds the crop": what ends in an s before an article is a verb.
      const endsInVerb = ARTICLE.test(tokens[to] ?? '') && /[^su]s$/.test(tokens[to - 1] ?? '');
      const words = tokens.slice(from, endsInVerb ? to - 1 : to);
      if (words.length === 0 || !isSmall(tokens[to]) || !isThing(words)) return;
      const key = contentStems(words.join(' ')).join(' ');
      if (!key) return;
      const thing = things.get(key) ?? { count: 0, forms: new Map<string, number>(), isDefined: false };
      thing.count++;
      const isFirst = from === 0 || (from === 1 && /^(?:an?|the)$/i.test(before!));
      // Only within a sentence does a capital show a name.
      const form = from === 0 ? words.join(' ').toLowerCase() : words.join(' ');
      thing.forms.set(form, (thing.forms.get(form) ?? 0) + (from === 0 ? 0.01 : 1));
      thing.isDefined ||=
        isFirst && /^(?:is|are) (?:an?|the|any|anything|one)$/.test(tokens.slice(to, to + 2).join(' '));
      things.set(key, thing);
    });
  }
  return things;
}

function isThing(words: readonly string[]): boolean {
  const last = words.at(-1)!.toLowerCase();
  // "Every crop needs soil": within a name an s at the end is mostly that of a verb.
  if (words.slice(0, -1).some((word) => /[^isu]s$/.test(word))) return false;
  return (
    words.join('').length > 3 &&
    !NO_THING.test(words[0]!.toLowerCase()) &&
    !NO_THING.test(last) &&
    !/(?:ly|ed)$/.test(last)
  );
}

const formOf = ({ forms }: Thing): string =>
  [...forms].sort((a, b) => b[1] - a[1] || (/^\p{Lu}/u.test(a[0]) ? 1 : -1))[0]![0];
