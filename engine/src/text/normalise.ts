const LIGATURES: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' };

/**
 * Text as a person would retype it: one kind of space, no invisible characters, ligatures opened, words that a line
 * break cut in two joined again. Letters, quotes and symbols keep their form, so the result can still be found on
 * the page.
 */
export function normalise(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/[\uFB00-\uFB06]/g, (ligature) => LIGATURES[ligature] ?? ligature)
      .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
      .replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : ' '))
      .replace(/(\p{Ll})-\n(?=\p{Ll})/gu, '$1')
      // No word is that long: it is data that extraction took for text.
      .replace(/\S{300,}/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/ ([,.;:!?])(?=\s|$)/g, '$1')
      // The leaders of a page of contents: "Rivers . . . . . . 12".
      .replace(/([.…·])\1{5,}/g, '…')
      .trim()
  );
}

/** Bracketed citations and footnote marks ("[3]", "(Smith, 2019)", "(see Figure 2)") carry nothing to be asked about. */
export function withoutCitations(text: string): string {
  return (
    text
      .replace(/\s*\[(?:\d+(?:\s*[,–-]\s*\d+)*|citation needed|note \d+)\]/gi, '')
      .replace(/\s*\((?:see|cf\.?|e\.g\.,? see|as in)\s[^()]*\)/gi, '')
      .replace(
        /\s*\((?:[Ff]ig(?:ure)?s?|[Tt]able|[Ee]q(?:uation)?|[Cc]hapter|[Ss]ection|[Pp]age|p)\.?\s*\d[^()]*\)/g,
        '',
      )
      .replace(/\s*\([^()]*\b(?:1[89]|20)\d\d[a-z]?(?:,\s*pp?\.[^()]*)?\)/g, (match) =>
        /\p{Lu}[\p{L}'’-]+/u.test(match) ? '' : match,
      )
      // ".docx" begins a word.
      .replace(/\s+([,.;:])(?![\p{L}\d])/gu, '$1')
      .replace(/\s{2,}/g, ' ')
      .trim()
  );
}

/** How many words a reader would count. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

/** The text with a capital first letter; "pH", "mRNA" and "μ" stay as they are. */
export function capitalise(text: string): string {
  if (/^(?:\p{Ll}\p{Lu}|\p{Script=Greek})/u.test(text)) return text;
  return text ? text[0]!.toUpperCase() + text.slice(1) : text;
}

/** "Water" → "water"; whether it may be lowered is for the caller to know. */
export const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);

/** A text as part of a pattern that matches just it. */
export const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
