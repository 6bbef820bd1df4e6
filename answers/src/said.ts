const times: Record<string, number> = { dozen: 12, hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 };
const names =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety'.split(
    ' ',
  );
/** From twenty on they count in tens. */
const valueOfName = (at: number) => (at < 20 ? at : (at - 18) * 10);

const many = `(?:${Object.keys(times).join('|')})s?`;
const words = names.toReversed().join('|');
/** A number that is said, or begins in figures: "twenty-one", "5 thousand", "a hundred". Longer ones are asked for again. */
const SAID = new RegExp(
  String.raw`^(-?\s*)(?:an?\s+)?((?:${words})(?:(?<=ty)[\s-]+(?:${names.slice(1, 10).join('|')}))?|\d+(?:,\d{3})*(?:\.\d+)?(?=\s*${many}))?((?:\s*${many})*)(?!\p{L})`,
  'iu',
);
const WORDS = /[a-z]+/g;

/** What is said at the beginning, in figures. */
export function inFigures(text: string): string {
  return text.replace(SAID, (all, sign: string, number = '', by = '') => {
    if (number + by.trim() === '') return all;
    let value = /^\d/.test(number) ? Number(number.replaceAll(',', '')) : number ? 0 : 1;
    for (const [word] of number.toLowerCase().matchAll(WORDS)) value += valueOfName(names.indexOf(word));
    for (const [word] of by.toLowerCase().matchAll(WORDS)) value *= times[word.replace(/s$/, '')]!;
    return sign + value + (/^\s*$/.test(by) ? by : '');
  });
}

/** Behind a number these belong to it, and are no things: "2 thirds", "two and a half", "6 or seven", "2 over 3". */
const PARTS = new RegExp(
  String.raw`^(?:and\s+an?|or|over|point|plus|minus|by|squared|cubed|hal(?:f|ves)|quarters?|(?:third|(?:four|fif|six|seven|eigh|nin|ten)th)s?)(?!\p{L})|(?<!\p{L})(?:${words}|${many})(?!\p{L})`,
  'iu',
);
export const isPartOfNumber = (text: string) => PARTS.test(text);
