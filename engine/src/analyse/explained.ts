import { matterOf } from '../text/matter.ts';
import { countWords } from '../text/normalise.ts';
import type { Sentence } from '../text/sections.ts';
import { STOP_WORDS } from '../text/stems.ts';

/** What a sentence says a term to be. */
export interface Explained {
  term: string;
  definition: string;
  /** Set in bold or italics by its writer. */
  isShown: boolean;
  /** How much it says: what the thing is, something of it, or only its name. */
  says: 'what' | 'something' | 'name';
}

/** The sentences on both sides, where they stand in the same paragraph. */
interface Neighbours {
  before: Sentence | undefined;
  after: Sentence | undefined;
}

const NAME = "[\\p{L}][\\p{L}\\p{N}'’-]*";
const IS = new RegExp(
  `^(?:An?\\s+|The\\s+)?(${NAME}(?:\\s+(?:of\\s+)?[\\p{L}\\p{N}'’-]+){0,3}?)(?:\\s+\\([^)]{1,30}\\))?\\s+(?:(?:is|are)\\s+(?=(?:an?|the|any|anything|anyone|something|those|one of)\\s)|is defined as\\s+|are defined as\\s+|refers? to\\s+|means\\s+|denotes\\s+)(.{15,220})$`,
  'u',
);
const NAMED = new RegExp(
  `\\b(?:is|are)\\s+(?:called|known as|termed|referred to as)\\s+(?:an?\\s+|the\\s+)?(${NAME}(?:\\s+(?:of\\s+)?[\\p{L}'’-]+){0,3})(?=[.,;)]|$)`,
  'u',
);
/** "Narrow money consists of …", "Wien's law states that …": tells what it is by what it does. */
const TELLS = new RegExp(
  `^(?:An?\\s+|The\\s+)?(${NAME}(?:\\s+(?:of\\s+)?[\\p{L}\\p{N}'’-]+){0,3}?)\\s+(?:consists? of|comprises?|states? that|holds? that|measures?|describes?|(?:occurs?|arises?|takes? place) (?:when|where|if))\\s.{12,}$`,
  'u',
);

/** "the main sequence, a band that runs …", "the Jeans mass, which is the smallest mass that …". */
const APPOSED =
  /\b(?:the|an?)\s+((?:[\p{L}-]+\s){0,2}[\p{L}-]+),\s+(?:which\s+(?:is|are)\s+)?((?:an?|the)\s(?:[\p{L}-]+\s){1,3}(?:that|which|whose|in which|by which|where)\s[^,;]{10,})/u;

/** Begins with what another sentence has named. */
const LEANS =
  /^(?:this|these|that|those|it|they|he|she|we|you|i|such|here|its|their|his|her|but|and|so|then|thus|hence|both|neither|another|one|some|many|the (?:same|others?|first|second|third|latter|former|above|following))\b/i;
const POINTS =
  /\b(?:this|these|here|former|latter|aforementioned|(?:figure|table|equation) \d)\b|\b(?:above|below)(?=[.,;)]|$)/i;
const LONGEST_WORDS = 45;
const LONGEST_PAIR_WORDS = 75;
/** With fewer words beside the term a sentence only leads up to what is said of it. */
const FEWEST_BESIDE = 5;
const FEWEST_WORDS = 4;
/** A sentence with more words set apart is set apart itself. */
const MOST_APART = 20;

const standsAlone = (text: string, longest = LONGEST_WORDS) =>
  /^[\p{Lu}\d“"(].*[.!]$/u.test(text) && !LEANS.test(text) && countWords(text) >= 5 && countWords(text) <= longest;

/** What stands behind its verb says what the thing is; pronouns in it mostly mean something within it. */
const saysWhat = (definition: string) =>
  !LEANS.test(definition) && !POINTS.test(definition) && countWords(definition) >= FEWEST_WORDS;

/** "…, and it changes hardly at all": what is said of the thing beside what it is. */
const withoutMore = (definition: string) => definition.replace(/,? (?:and|but) (?:it|they|its|their) .*$/, '');

/** What a sentence explains: words that its writer set apart, and what it defines by its form. */
export function explainedIn(sentence: Sentence, neighbours: Neighbours): Explained[] {
  const apart = (sentence.emphasised ?? []).slice(0, MOST_APART).filter(isTermLike);
  const found = apart.flatMap((term) => shown(term, sentence, neighbours));
  const { text } = sentence;
  for (const pattern of [IS, APPOSED]) {
    const [, term, definition] = pattern.exec(text) ?? [];
    if (!term || !definition || !saysWhat(definition)) continue;
    // "The parallax of a star is …" says what parallax is.
    const name = term.replace(/ of (?:an?|the) .+$/, '');
    found.push({ term: name, definition: withoutMore(definition), isShown: false, says: 'what' });
  }
  if (!standsAlone(text) || POINTS.test(text)) return found;
  const named = NAMED.exec(text)?.[1];
  if (named) found.push({ term: named, definition: text, isShown: false, says: 'what' });
  const told = TELLS.exec(text)?.[1];
  if (told) found.push({ term: told, definition: text, isShown: false, says: 'something' });
  return found;
}

/** Words that are stressed, the title of a book and the name of a case are set apart too, and are no terms. */
export function isTermLike(words: string): boolean {
  const parts = words.split(' ');
  if (parts.length > 5 || matterOf(words) !== 'subject' || / v\.? |\d{3}/.test(words)) return false;
  if (parts.filter((part) => /^\p{Lu}\p{Ll}/u.test(part)).length > 1) return false;
  return !parts.every((part) => STOP_WORDS.has(part.toLowerCase())) && !/ly$/.test(words);
}

const CALLED = /\b(?:call(?:ed|s)?(?: (?:this|it|them))?|known as|termed|named|referred to as)\s+(?:an?\s+|the\s+)?$/;
const BEHIND_VERB =
  /^(?:\s+\([^)]{1,40}\))?\s+(?:(?:is|are)\s+(?:defined as\s+)?(?=(?:an?|the|any|anything|anyone|something|those|one of)\s)|refers? to\s+|means\s+|denotes\s+)(.{12,})$/;
const BESIDE =
  /^,\s+(?:which\s+(?:is|are)\s+)?((?:an?|the)\s[^,;]{0,200}\b(?:that|which|who|whose|of|for|by|in|where)\b[^;]{0,300})$/;

function shown(term: string, { text }: Sentence, { before, after }: Neighbours): Explained[] {
  const at = text.indexOf(term);
  if (at < 0) return [];
  const [left, right] = [text.slice(0, at), text.slice(at + term.length)];
  const explained = (definition: string, says: Explained['says']) => [{ term, definition, isShown: true, says }];
  if (CALLED.test(left)) {
    if (standsAlone(text)) return explained(text, 'what');
    // "This is called the misinformation effect": what is called so, the sentence before says.
    const both = before ? `${before.text} ${text}` : '';
    return standsAlone(both, LONGEST_PAIR_WORDS) ? explained(both, 'what') : [];
  }
  const isSubject = /^(?:an?|the|any|every)?\s*$/i.test(left);
  const behind = (isSubject && BEHIND_VERB.exec(right)) || BESIDE.exec(right);
  if (behind && saysWhat(behind[1]!)) return explained(withoutMore(behind[1]!), 'what');
  // "By counter-offer, when the offeree replies with different terms."
  const way = /^By (?:an? |the )?$/.test(left) && /^, (when .{12,})$/.exec(right);
  if (way) return explained(way[1]!, 'something');
  if (!standsAlone(text)) return [];
  const says = isSubject || /\b(?:is|are)\s+(?:the\s+|an?\s+)?$/.test(left) ? 'something' : 'name';
  const leadsUp = isSubject && countWords(text) - countWords(term) < FEWEST_BESIDE;
  const goesOn = after?.text.startsWith(`The ${term.split(' ').at(-1)} `) ?? false;
  const both = after && (leadsUp || goesOn) ? `${text} ${after.text}` : '';
  return explained(standsAlone(both, LONGEST_PAIR_WORDS) ? both : text, says);
}
