/** Longer stretches are stressed sentences, no terms; what is not kept costs nothing. */
const LONGEST = 60;

/**
 * The stretches of a text that are worth keeping as emphasised: some words of it, each once and without the sign of a
 * label ("Principle.", "Note:"). Not the whole text.
 */
export function keptEmphasis(stretches: readonly string[], text: string): { emphasised?: string[] } {
  const short = stretches
    .filter(({ length }) => length < 2 * LONGEST)
    .map((stretch) => stretch.trim().replace(/^\(?[a-z\d]{1,3}[.)]\s+|[.,:;]+$/g, ''))
    .filter(
      (words) =>
        /\p{L}{3}|\p{Lu}/u.test(words) &&
        words.length > 1 &&
        words.length <= LONGEST &&
        /^[\p{L}(].*[\p{L}\p{N})]$/u.test(words),
    );
  const kept = phrasesIn(short)(text).filter((words) => words.length <= text.length * 0.7);
  return kept.length > 0 ? { emphasised: kept } : {};
}

/** Where words begin, or a bracket before them. */
const BEGINNING = /(?<![\p{L}\p{N}])[\p{L}\p{N}(]/gu;

/**
 * A finder of some phrases in texts: those of them that a text has, each once, in the order in which they were given.
 * It looks at each word of the text once, however many phrases there are.
 */
export function phrasesIn(phrases: readonly string[]): (text: string) => string[] {
  const wanted = [...new Set(phrases)];
  const places = new Map(wanted.map((phrase, i) => [phrase, i]));
  const lengths = [...new Set(wanted.map(({ length }) => length))].filter((length) => length > 0 && length <= LONGEST);
  return (text) => {
    const found = new Set<number>();
    for (const { index } of lengths.length > 0 ? text.matchAll(BEGINNING) : []) {
      for (const length of lengths) {
        const place = places.get(text.slice(index, index + length));
        if (place !== undefined) found.add(place);
      }
    }
    return [...found].sort((a, b) => a - b).map((place) => wanted[place]!);
  };
}
