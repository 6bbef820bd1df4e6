/** Abbreviations after which a full stop does not end the sentence (lower case, without the stop). */
const ABBREVIATIONS = new Set(
  `e.g i.e etc vs v cf viz approx ca c al et dr mr mrs ms prof st rev hon gen gov sen rep capt sgt col jr sr inc ltd co corp
  plc no nos vol vols ed eds pp p fig figs eq eqs ch chap sec sect art dept univ assn bros ave rd blvd jan feb mar apr
  jun jul aug sept sep oct nov dec u.s u.k u.n a.m p.m ph.d m.sc b.sc m.a b.a d.c`.split(/\s+/),
);
/** Abbreviations that often do end a sentence: they do so when a capital letter follows. */
const MAY_END = new Set([
  'etc',
  'inc',
  'ltd',
  'co',
  'plc',
  'a.m',
  'p.m',
  'u.s',
  'u.k',
  'u.n',
  'al',
  'ph.d',
  'm.sc',
  'b.sc',
]);
const BOUNDARY = /(?<![.!?…])([.!?…]+)(["”’')\]]*)(\s+)(?=["“‘'([]?[\p{Lu}\p{N}])/gu;

/** How the name of a company goes on after a shortened word: "Palm Oil Co. Ltd". */
const GOES_ON_AS_NAME = /^(?:Plc|PLC|Ltd|LTD|Limited|Inc|Co)\b/;

function stopIsPartOfWord(before: string, after: string): boolean {
  if (GOES_ON_AS_NAME.test(after)) return true;
  const word = /(\S+)$/.exec(before)?.[1]?.replace(/^["“‘'([]+/, '') ?? '';
  const bare = word.toLowerCase();
  if (/^\p{Lu}$/u.test(word))
    return !/\b(?:vitamin|type|class|stage|\p{L}*phase|group|grade|plan|figure|part|point|hepatitis)\s+\p{Lu}$/iu.test(
      before,
    );
  if (/^\d{1,2}$/.test(word) && before.trim() === word) return true;
  if (/^(?:no|art|fig|figs|eq|eqs|ch|vol|p|pp|sec|sect|c|v)$/.test(bare)) {
    // "No." ends a sentence unless a number (or, for v., a name) follows it.
    return /^(?:v|c)$/.test(bare) || /^\d/.test(after);
  }
  if (!ABBREVIATIONS.has(bare)) return /^(?:\p{L}\.)+\p{L}$/u.test(word) && !MAY_END.has(bare);
  return !(MAY_END.has(bare) && /^["“‘'([]?\p{Lu}/u.test(after));
}

/** "(Nig.)" in the name of a company: one shortened word. */
const SHORTENED_IN_BRACKETS = /\(\p{L}{1,5}$/u;

/**
 * The same text in memory of its own. A slice of a document keeps the whole of it alive, and two bytes for each letter
 * where the document has a single curly quote, which makes every pattern that reads it two or three times slower.
 */
const inOwnMemory = (text: string) => JSON.parse(JSON.stringify(text)) as string;

/** A paragraph's sentences, in order; every character of the paragraph but the spaces between sentences is kept. */
export function splitSentences(paragraph: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of paragraph.matchAll(BOUNDARY)) {
    const stop = match.index;
    const end = stop + match[1]!.length + match[2]!.length;
    const after = paragraph.slice(end + match[3]!.length, end + match[3]!.length + 12);
    if (
      match[1] === '.' &&
      match[2] === ')' &&
      SHORTENED_IN_BRACKETS.test(paragraph.slice(Math.max(start, stop - 6), stop))
    )
      continue;
    if (match[1] === '.' && !match[2] && stopIsPartOfWord(paragraph.slice(Math.max(start, stop - 40), stop), after))
      continue;
    sentences.push(...pieces(paragraph.slice(start, end)));
    start = end;
  }
  return [...sentences, ...pieces(paragraph.slice(start))].map(inOwnMemory);
}

/**
 * No sentence is that long: it is a table or a page of contents that extraction took for text. Everything that reads
 * sentences may take the square of their length in steps, and stays in proportion to the text for this bound alone.
 */
export const LONGEST_SENTENCE = 1000;

/** A text in pieces of bounded length, cut at spaces where it has any. */
export function pieces(text: string, longest = LONGEST_SENTENCE): string[] {
  const found: string[] = [];
  let rest = text.trim();
  while (rest.length > longest) {
    const space = rest.lastIndexOf(' ', longest);
    const end = space > longest / 2 ? space : longest;
    found.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return rest ? [...found, rest] : found;
}
