/** "about", "The answer is", "It is", "Ans:", "pH", "after", "week", which people put before a number. */
export const LEAD =
  /^\s*(?:[=~]|about|approx\w*\.?|\p{L}[\p{L} ]{0,24}?\sis\s|(?:the )?ans(?:wer)?\b\s*[:=]?|(?:pH|after|week)(?=[\s\d]))\s*/iu;
/** "(4 d.p.)", "to 3 s.f." */
const ROUNDED = /[\s,(]{1,9}(?:to\s*)?\d+\s*(?:d\.?\s?p|s\.?\s?f)\D*$/i;

/** Without what people write around a number, which says nothing of its value. */
export function withoutHabits(text: string): string {
  // "s = 15 × 0.8 = 12 m" ends in the answer, "65 at x = 5" begins with it; "C ≠ 8" says what it is not.
  const ended = text.replace(/\sat\s.*$/, '').replace(/^.*[^!]=(?=\s*[^=\s])/su, '');
  return ended.replace(LEAD, '').trimEnd().replace(ROUNDED, '');
}
