/** How topics are compared: by the words that say something, in small letters and without their endings. */

const small = new Set(
  (
    'a an and the of in on to for with by from at as is are its it their into or study course introduction ' +
    'introductory intro basic basics fundamentals principles elements general elementary i ii iii iv'
  ).split(' '),
);

/** "histories" and "history", "devices" and "device" are one word here. */
export function rooted(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** All words in small letters without marks. */
export function plainWords(text: string): string[] {
  const folded = text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '');
  return folded.match(/[a-z0-9]+/g) ?? [];
}

/** The words that tell one topic from another. */
export function tellingWords(text: string): string[] {
  return [...new Set(plainWords(text).map(rooted))].filter((word) => !small.has(word));
}

/** The share of the wanted words that are there, from 0 to 1. */
export function shareOf(wanted: readonly string[], there: ReadonlySet<string>): number {
  return wanted.length === 0 ? 0 : wanted.filter((word) => there.has(word)).length / wanted.length;
}
