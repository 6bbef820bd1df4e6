import { knownUnits } from './units.ts';

/** "about", "The answer is", "It is", "Ans:", "pH", "after", "week", which people put before a number. */
const LEAD =
  /^\s*(?:[=~]|about\b|approx(?:imately)?\b\.?|\p{L}[\p{L} ]{0,24}?\sis\s|it's\s|(?:the\s+)?ans(?:wer)?\b\s*:?|(?:pH|after|week|file)(?=[\s\d]))\s*/iu;
/** "(4 d.p.)", "to 3 significant figures"; "94₁₀" is asked for again. */
const ROUNDED = /[\s,]*(?:\bto\s*|\(\s*(?:to\s*)?)\d+\s*(?:d\.?\s?p|s\.?\s?f|dec|sig)\D*$/i;
/** "₦4000=" and "₦4,000:00". */
const MONEY_ENDS = /^(\s*(?:₦|NGN|N|#)\s*[\d,]+)\s*(?::\s*00|=\s*(?:00)?)\s*$/;
const BRACKETS = /^(.*\d)\s*[([]\s*([\p{L}°%][^()[\]]*)[)\]]$/su;

/** Without what people write around a number, which says nothing of its value. */
export function withoutHabits(text: string): string {
  const money = MONEY_ENDS.exec(text)?.[1] ?? text;
  // "s = 15 × 0.8 = 12 m" ends in the answer.
  const ended = money.replace(/^.*[=](?=\s*[^=\s])/su, '');
  const plain = ended.replace(LEAD, '').trimEnd().replace(ROUNDED, '');
  const [, number = '', inside = ''] = BRACKETS.exec(plain) ?? [];
  // "27 (m/s)", "0.35 (prices)"; "2(pi)" is a product.
  const isBeside = knownUnits(inside.trim()).length > 0 || /^\p{L}[\p{L} ]{3,}$/u.test(inside);
  return isBeside ? `${number} ${inside}` : plain;
}
