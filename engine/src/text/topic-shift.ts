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
    for (let i = gap - 1; i >= 0 && size < WINDOW_WORDS; size += stems[i]!.length, i--) countInto(before, stems[i]!);
    size = 0;
    for (let i = gap; i < stems.length && size < WINDOW_WORDS; size += stems[i]!.length, i++)
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

/** A heading made of the words that set these paragraphs apart from the rest of the document. */
export function topicHeadings(parts: readonly string[]): string[] {
  const counts = parts.map(phraseCounts);
  const spreadOver = new Map<string, number>();
  for (const bag of counts) for (const key of bag.keys()) spreadOver.set(key, (spreadOver.get(key) ?? 0) + 1);
  const taken = new Set<string>();
  return counts.map((bag, index) => {
    const ranked = [...bag]
      .filter(([key, { count }]) => count > 1 && !taken.has(key))
      .map(([key, { count, form }]) => {
        const rarity = Math.log((parts.length + 1) / (spreadOver.get(key) ?? 1));
        return { key, form, score: count * (form.includes(' ') ? 2.2 : 1) * (0.3 + rarity) };
      })
      .sort((a, b) => b.score - a.score || (a.form < b.form ? -1 : 1));
    const first = ranked[0];
    if (!first) return `Part ${index + 1}`;
    taken.add(first.key);
    const words = new Set(contentStems(first.form));
    const second = ranked.slice(1, 8).find(({ form }) => contentStems(form).every((item) => !words.has(item)));
    const text = second ? `${first.form} and ${second.form}` : first.form;
    return text[0]!.toUpperCase() + text.slice(1);
  });
}

function phraseCounts(text: string): Map<string, { count: number; form: string }> {
  const bag = new Map<string, { count: number; form: string }>();
  for (const run of text.split(/[^\p{L}\p{N}'’ -]+/u)) {
    let phrase: string[] = [];
    const flush = () => {
      for (let size = 1; size <= 2; size++) {
        for (let i = 0; i + size <= phrase.length; i++) {
          const form = phrase.slice(i, i + size).join(' ');
          const key = contentStems(form).join(' ');
          if (form.length < 4 || !key) continue;
          const entry = bag.get(key);
          if (entry) entry.count++;
          else bag.set(key, { count: 1, form: form.toLowerCase() });
        }
      }
      phrase = [];
    };
    for (const word of run.split(/\s+/)) {
      if (!word || STOP_WORDS.has(word.toLowerCase()) || /^\d/.test(word) || /(?:ly|ed|ing)$/.test(word)) flush();
      else phrase.push(word);
    }
    flush();
  }
  return bag;
}
