import { searchStems } from './search-stems.ts';

const EXPANSION_FIRST = /((?:[\p{L}-]+\s+){1,7}[\p{L}-]+)\s+\((\p{Lu}[\p{Lu}\p{N}]{1,7})s?\)/gu;
const ACRONYM_FIRST = /\b(\p{Lu}[\p{Lu}\p{N}]{1,7})\s+\(((?:[\p{L}-]+\s+){1,7}[\p{L}-]+)\)/gu;
const OTHER_NAME =
  /([\p{L}-]+(?:\s+[\p{L}-]+){0,2})\**\s*[,(]?\s*(?:is\s+|are\s+)?(?:also|sometimes|commonly|often|formerly)\s+(?:called|known as|referred to as|termed)\s+(?:the\s+|an?\s+)?\**((?:[\p{L}-]+\s?){1,3})/giu;

/**
 * Pairs of names for one thing that the text itself states: "gross domestic product (GDP)", "also called …". Each side
 * is a run of stems.
 */
export function aliasesOf(units: readonly string[]): [string, string][] {
  const pairs = new Map<string, [string, string]>();
  const add = (left: string, right: string) => {
    const a = searchStems(left).join(' ');
    const b = searchStems(right).join(' ');
    if (a && b && a !== b) pairs.set(`${a}|${b}`, [a, b]);
  };
  for (const unit of units) {
    if (unit.includes('(')) {
      for (const match of unit.matchAll(EXPANSION_FIRST)) {
        const expansion = expansionOf(match[1]!, match[2]!);
        if (expansion) add(match[2]!, expansion);
      }
      for (const match of unit.matchAll(ACRONYM_FIRST)) {
        const expansion = expansionOf(match[2]!, match[1]!);
        if (expansion) add(match[1]!, expansion);
      }
    }
    if (/\b(?:called|known|referred|termed)\b/i.test(unit)) {
      for (const match of unit.matchAll(OTHER_NAME)) add(lastWords(match[1]!, 2), lastWords(match[2]!, 3));
    }
  }
  return [...pairs.values()];
}

/** The shortest ending of a phrase whose initials spell the acronym; small words may be skipped. */
function expansionOf(phrase: string, acronym: string): string | null {
  // "glucose-6-phosphate" is taken up behind its figure, with a hyphen in front.
  const words = phrase.split(/[\s-]+/).filter(Boolean);
  const letters = acronym.toLowerCase().replace(/[^\p{L}]/gu, '');
  for (let start = words.length - 1; start >= 0; start--) {
    const part = words.slice(start);
    const all = part.map((word) => word[0]!.toLowerCase()).join('');
    const large = part
      .filter((word) => !/^(?:of|and|the|for|in|on|to|a|an|de|by)$/i.test(word))
      .map((word) => word[0]!.toLowerCase())
      .join('');
    if (all === letters || large === letters) return part.join(' ');
  }
  return null;
}

function lastWords(phrase: string, count: number): string {
  return phrase.trim().split(/\s+/).slice(-count).join(' ');
}
