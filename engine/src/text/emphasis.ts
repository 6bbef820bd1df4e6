/** Longer stretches are stressed sentences, no terms; what is not kept costs nothing. */
const LONGEST = 60;

/**
 * The stretches of a text that are worth keeping as emphasised: some words of it, each once. Not the whole text, and
 * no label ("Principle." or "Note:"), which shows itself by its sign.
 */
export function keptEmphasis(stretches: readonly string[], text: string): { emphasised?: string[] } {
  const kept = new Set<string>();
  for (const stretch of stretches) {
    const words = stretch.trim().replace(/[,;]+$/, '');
    if (words.length < 3 || words.length > LONGEST || !/^[\p{L}(].*[\p{L}\p{N})]$/u.test(words)) continue;
    const at = text.indexOf(words);
    if (at < 0 || words.length > text.length * 0.7 || (at === 0 && /^\s*(?::|[–—] )/.test(text.slice(words.length))))
      continue;
    kept.add(words);
  }
  return kept.size > 0 ? { emphasised: [...kept] } : {};
}
