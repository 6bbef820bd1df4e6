import { saysNothing } from '../text/matter.ts';
import { singular } from '../text/number.ts';
import { STOP_WORDS } from '../text/stems.ts';
import { isNoun, type Token, tagQuickly } from '../text/tagging.ts';
import { GENERIC_NOUNS } from '../text/terms.ts';
import { JUDGING_ADJECTIVES, JUDGING_NOUNS, STRESSED } from './words.ts';

const LONGEST_TERM = 6;

/** Whether words that a writer sets apart can be a term: no stress ("must not"), no title, no case, no remark. */
export function isTermLike(words: string): boolean {
  const parts = words.split(' ');
  const [first = '', ...others] = parts.map((part) => part.toLowerCase());
  if (parts.length > LONGEST_TERM || !/^\p{L}/u.test(words) || !/[\p{L}\d)]$/u.test(words)) return false;
  if (/ v\.? |\d{3}|[.!?;=]|,.*,|^(?:the|an?) \p{L}+$/iu.test(words)) return false;
  if (STRESSED.has(first) && others.every((word) => STRESSED.has(word) || STOP_WORDS.has(word))) return false;
  if (saysNothing(words)) return false;
  if ((STOP_WORDS.has(first) && first !== 'per') || STOP_WORDS.has(others.at(-1) ?? first)) return false;
  return !/ly$/.test(words);
}

/** What follows a noun and says which one is meant. */
const SAYS_WHICH =
  /\b(?:that|which|who|whose|whom|of|for|in|on|by|at|to|from|with|without|between|where|when|used|made|caused|given|based|containing|consisting|showing|having|designed)\b/;
const DETERMINER = /^(?:an?|the|any|one|those|all|each|anything|anyone|something)$/;
const COMPARED = /(?:est|[^aeiou]ier)$/;

const ENDS_NAME = /^(?:,|that|which|who|whose|of|for|in|on|by|at|to|from|with|between|where|when)$/;

/** The noun that says what sort of thing is described, with the words before it; null where none opens the words. */
function genusOf(tokens: readonly Token[]): { noun: Token; before: readonly Token[] } | null {
  const from = tokens.findIndex(({ lower }) => !DETERMINER.test(lower) && lower !== 'of');
  let last = -1;
  for (let i = Math.max(0, from); i < tokens.length && i < from + 6; i++) {
    if (isNoun(tokens[i])) last = i;
    else if (last >= 0 || !/^(?:ADJ|NUM|ADV|VERB|CCONJ|PUNCT|DET)$/.test(tokens[i]!.pos)) break;
  }
  // "the straw-coloured liquid in which …", "a civil wrong, …": the tagger may miss the noun, a reader does not.
  const end = tokens.findIndex(({ lower }, i) => i > from && ENDS_NAME.test(lower));
  if (last < 0 && from > 0 && end > from && end <= from + 4) last = end - 1;
  return last < 0 ? null : { noun: tokens[last]!, before: tokens.slice(Math.max(0, from), last) };
}

/** The noun that an explanation opens with; null where it opens with none. */
export const genusNoun = (words: string) => genusOf(tagQuickly(words))?.noun.text ?? null;

/** The same where what follows says which one is meant, and no sentence goes on. */
export function kindNoun(words: string): string | null {
  const noun = genusOf(tagQuickly(words))?.noun;
  return noun && SAYS_WHICH.test(/^ \p{L}+/u.exec(words.slice(noun.end))?.[0] ?? '') ? singular(noun.lower) : null;
}

/** "the taking in of large particles": a deed by its name explains a term, and hardly anything else. */
export const isDoing = (words: string) =>
  /^the (?:\p{L}+ )?\p{L}{2,}ing (?:in |out |up |down |away |off )?of /u.test(words);

/** "the temperature returns to normal": more than a noun and what says which; what happens, not what it is. */
export function isClause(words: string): boolean {
  if (/^\p{L}+ing /u.test(words)) return false;
  const tokens = tagQuickly(words.split(/[;:]/)[0]!);
  const end = tokens.findIndex(
    ({ lower, pos }) => pos === 'SCONJ' || /^(?:that|which|who|whose|where|when|what|how|whether|as|to)$/.test(lower),
  );
  return (end < 0 ? tokens : tokens.slice(0, end)).some(
    ({ pos, lower }, i, all) =>
      pos === 'AUX' || (pos === 'VERB' && i > 0 && !/(?:ing|ed|n|ne|t|de|ld|id)$/.test(lower) && isNoun(all[i - 1])),
  );
}

/** How plainly a writer shows that words explain a term: by a list of terms, by bold, or by the sentence alone. */
type Shown = 'listed' | 'shown' | 'said';

/** Whether words say what a thing is: a noun with what tells it from others of its sort, and no judgement of it. */
export function isDescription(words: string, how: Shown): boolean {
  const isStrict = how === 'said';
  const tokens = tagQuickly(words.split(/[.;]/)[0]!);
  const first = tokens[0]?.lower ?? '';
  if (/^(?:anything|anyone|something|those|any)$/.test(first)) return tokens.length > 3;
  if (
    /^(?:no|not|never|nothing|none)$/.test(first) ||
    /^(?:the (?:term|word) used|one of the (?:most|\w+est)) /.test(words)
  )
    return false;
  if (/^(?:that of|one (?:in which|that|which|who|whose|of the)) /.test(words)) return tokens.length > 4;
  // "Carries oxygen": what it does.
  if (tokens[0]?.pos === 'VERB' && (how === 'shown' ? !/ing$/.test(first) : /[^s]s$/.test(first))) return false;
  if (!isStrict && /^what \p{Ll}+ /u.test(words)) return tokens.length > 3;
  if (!isStrict && /^\p{L}{2,}ing \p{L}/u.test(words)) return tokens.length > 3;
  if (isDoing(words)) return true;
  const genus = genusOf(tokens);
  if (!genus || (isStrict && !DETERMINER.test(first))) return false;
  const { noun, before } = genus;
  if (how === 'listed') return tokens.length >= 2;
  const isPlace = /^ (?:where|(?:at|on|in|by) which)\b/.test(words.slice(noun.end));
  if ((JUDGING_NOUNS.has(noun.lower) && !isPlace) || before.some(({ lower }) => JUDGING_ADJECTIVES.has(lower)))
    return false;
  if (before.some(({ lower }) => COMPARED.test(lower) || /^(?:most|more)$/.test(lower))) return false;
  const rest = words.slice(noun.end);
  if (isStrict) {
    const isLong = tokens.length >= (SURE_NOUNS.has(noun.lower) ? 4 : 6);
    return isLong && SAYS_WHICH.test(rest) && !LOOSE_NOUNS.has(noun.lower);
  }
  return tokens.length >= 3 && (SAYS_WHICH.test(rest) || before.length > 0 || DETERMINER.test(first));
}

/** With these a definition opens, and hardly anything else. */
export const SURE_NOUNS: ReadonlySet<string> = new Set(
  'ability act action agreement alteration amount area art assent body branch capacity change charge collection combination condition conversion cost compound contract degree device difference disease disorder distance division doctrine document exchange existence failure fee field flow form formation fusion gland group illness infection intake institution instrument interval language law layer list loan loss machine market material measure method mixture movement number organ organisation organism passing payment percentage portion power practice pressure price principle procedure process production program property proportion protocol quantity quotient rate ratio record region relationship release removal right rise science separation set situation software spread state statement structure study substance sum system tax technique theory tissue total transfer treatment type unit uptake use value volume'.split(
    ' ',
  ),
);

/** Without bold to say that a term is meant, these open a remark as often as a definition. */
const LOOSE_NOUNS = new Set(
  'time place part case force weapon wind soul backbone cornerstone foundation enemy friend blessing curse gift game journey struggle dream thief cause factor source sign step chance opportunity reflection reminder response symptom target idea view belief response function product benefit burden feature aspect basis element'.split(
    ' ',
  ),
);

/** Points to what stands outside of the words. */
const POINTS =
  /\b(?:this|these|those(?! (?:who|that|which|of|in|with|for|whose|from|on|over|to|by|at|under)\b)|such(?! as\b| that\b)|here|(?:the|as|shown|given|listed|mentioned) (?:above|below)|the (?:former|latter|two$)|aforementioned|respectively|(?:in )?the same (?:way|manner)(?! as\b)|(?:figure|fig\.|table|equation) \d)\b/i;
/** Opens with what another sentence names. */
const OPENS_ON =
  /^(?:(?:those|one)(?! (?:who|that|which|whose|of|in|with|for|where|from)\b)|this|these|that(?! of\b)|such|it|its|they|their|them|he|his|she|her|we|our|you|your|i|my|there|here|both|neither|another|others?|some|the (?:first|second|third|fourth|other|others|latter|former|same|next|last|two|three)\b(?! (?:of|law|world|class|\p{Ll}+ of)\b))\b/iu;

/** "the phase when it relaxes": what "it" is, stands before. */
const EARLY_PRONOUN =
  /^(?:(?:an?|the|any) )?(?:[\p{L}-]+ ){1,4}(?:when|where|that|(?:in|by|at|to|of|for) which|because|if|of) (?:it|they|them|he|she)\b/u;

/** Whether words need another sentence to be understood. */
export const leans = (words: string) => POINTS.test(words) || OPENS_ON.test(words) || EARLY_PRONOUN.test(words);
export const opensOnOther = (words: string) => OPENS_ON.test(words);

/** Whether a bare word may stand for a thing that a text explains, where nothing but the sentence says so. */
export function isPlainTerm(term: string, isNamed = false): boolean {
  const parts = term.split(' ');
  const tokens = tagQuickly(term[0]!.toLowerCase() + term.slice(1));
  if (!isTermLike(term) || parts.length > 4 || / \p{Lu}/u.test(term)) return false;
  if (GENERIC_NOUNS.has(term.toLowerCase()) || JUDGING_ADJECTIVES.has(parts[0]!.toLowerCase())) return false;
  if (COMPARED.test(parts[0]!) && parts.length > 1) return false;
  if (isNamed) return true;
  const [last] = tokens.slice(-1);
  const fits = tokens.every(
    (token) => isNoun(token) || token.pos === 'ADJ' || /(?:ing|ed)$|^(?:of|-)$/.test(token.lower),
  );
  return fits && (isNoun(last) || /ing$/.test(last?.lower ?? ''));
}
