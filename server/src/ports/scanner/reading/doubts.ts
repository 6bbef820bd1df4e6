import type { ScannedWord } from '../page.ts';

/** Surer than this, a word is taken as read. */
const sure = 0.8;
/** What looks odd has to be surer. */
const sureOfOdd = 0.92;

/** Letters and digits in one word, a capital in the middle, or signs among letters: rarely what stood there. */
const mixed = /\p{L}\d|\d\p{L}/u;
const oddCapital = /\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}{2,}/u;
const strangeSign = /[|~_{}\\^<>@#¢£€¥§©®°»«]/u;
/** Ordinals, units and formulas of chemistry mix them rightly: 2nd, 5kg, H2O. */
const rightlyMixed = /^\W*(\d+(st|nd|rd|th|kg|km|cm|mm|ml|m|g|s|h|V|A|W|J|N|K)|([A-Z][a-z]?\d*)+)\W*$/u;

/** A word whose owner should look at it. */
export function isDoubtful(text: string, confidence: number): boolean {
  return confidence < (isOdd(text) ? sureOfOdd : sure);
}

function isOdd(text: string): boolean {
  if (strangeSign.test(text) || oddCapital.test(text)) return true;
  return mixed.test(text) && !rightlyMixed.test(text);
}

/** Dust, edges of the paper and ruled lines, which the engine reads as signs. Heights are in those of a letter. */
export function isNoise(text: string, confidence: number, height = 1): boolean {
  if (text.trim() === '') return true;
  if (height < 0.4 && confidence < 0.8) return true;
  if (!/[\p{L}\p{N}]/u.test(text)) return confidence < 0.5;
  return confidence < 0.15 && text.length <= 3;
}

/** A line of nothing but one or two short guesses: the edge of the paper, as a rule. */
export const areCrumbs = (words: readonly Pick<ScannedWord, 'text' | 'confidence'>[]) =>
  words.length <= 2 && words.every(({ text, confidence }) => text.length <= 2 && confidence < 0.65);

/** Signs of mathematics; the lone hyphen and slash of prose are not among them. */
const mathSign = /[=+×÷±√∑∫∂∆∞≈≠≤≥<>^πθλμΩαβγ²³]|\d\s*[-−*/]\s*\d/u;
const lowLine = 0.75;

/** Maths, or a line that is mostly guessed: what was read is shown beside its picture. */
export function keepsPicture(words: readonly Pick<ScannedWord, 'text' | 'confidence'>[]): boolean {
  if (mathSign.test(words.map(({ text }) => text).join(' '))) return true;
  const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
  return mean < lowLine;
}
