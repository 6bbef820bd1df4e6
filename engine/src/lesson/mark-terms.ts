import type { KeyTerm } from '../analyse/key-terms.ts';
import type { Block } from '../document.ts';
import { isTermLike } from '../facts/phrases.ts';
import { phrasesIn } from '../text/emphasis.ts';
import { capitalise, escapeRegExp } from '../text/normalise.ts';

/** Formulas, and what is marked already, stay as they are: only the text between them is searched. */
const KEPT = /(\$[^$]*\$|\*\*[^*]*\*\*)/;

/** Sets the first place that matches in bold; null where there is none. */
function withBold(text: string, pattern: RegExp): string | null {
  const pieces = text.split(KEPT);
  const at = pieces.findIndex((piece, i) => i % 2 === 0 && pattern.test(piece));
  if (at < 0) return null;
  pieces[at] = pieces[at]!.replace(pattern, '$1**$2**');
  return pieces.join('');
}

/**
 * Sets terms in bold: those that the writer of a block set apart in it, and each key term where it is met first, except
 * those that stand before their definition, bold already.
 */
export function termMarker(terms: readonly KeyTerm[]): (block: Block) => (text: string) => string {
  const waiting = new Set(
    terms.filter(({ term, sentence }) => !sentence.startsWith(`${term}:`)).map(({ term }) => term),
  );
  return (block) => {
    const shown = 'emphasised' in block ? (block.emphasised ?? []).filter(isTermLike) : [];
    const shownIn = phrasesIn(shown);
    const done = new Set<string>();
    return (text) => {
      const lower = text.toLowerCase();
      let marked = text;
      const mark = (term: string, ending: string, flags: string) => {
        const words = `${escapeRegExp(term)}${ending}`;
        const next = withBold(marked, new RegExp(`(^|[^\\p{L}\\p{N}*$\\\\-])(${words})(?![\\p{L}\\p{N}*-])`, flags));
        marked = next ?? marked;
        return next !== null;
      };
      for (const term of shownIn(text)) {
        if (done.has(term) || !mark(term, '', 'u')) continue;
        done.add(term);
        waiting.delete(term);
        waiting.delete(capitalise(term));
      }
      for (const term of waiting) {
        // Making the pattern takes longer than all the rest.
        if (lower.includes(term.toLowerCase()) && mark(term, '(?:e?s)?', 'iu')) waiting.delete(term);
      }
      return marked;
    };
  };
}
