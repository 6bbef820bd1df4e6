import { countWords, lowerFirst } from '../text/normalise.ts';
import { splitSentences } from '../text/sentences.ts';
import { tagQuickly } from '../text/tagging.ts';
import { plainMath } from '../text/wording.ts';
import type { TermFact } from './fact.ts';
import { isClause, isDescription, kindNoun, leans } from './phrases.ts';
import { NO_DEEDS } from './words.ts';

const [FEWEST_WORDS, LONGEST] = [3, 600];
/** A first sentence of fewer words needs the next one. */
const SHORT = 4;

/** The verb "carries" as it follows "does"; null where the word is no verb of one thing. */
const baseOf = (verb: string) =>
  /[^s]s$/.test(verb) ? verb.slice(0, -1).replace(/(?<=ss|sh|ch|x)e$|ie$/, (end) => (end === 'ie' ? 'y' : '')) : null;

/** Whether words open with what a thing does: "contains the program code". After "It", a verb is tagged as one. */
export function isDeed(words: string, subject: 'It' | 'They' = 'It'): boolean {
  const [, verb, next] = tagQuickly(`${subject} ${lowerFirst(words)}`);
  const base = verb && (subject === 'They' ? verb.lower : baseOf(verb.lower));
  if (!base || !next || verb.pos !== 'VERB' || NO_DEEDS.has(base)) return false;
  return !/^(?:PUNCT|CCONJ|AUX|VERB)$/.test(next.pos) && !/^(?:of|to|for|by|that)$/.test(next.lower);
}

/** "a cut made by a knife", "support that is given at first", "absence of breathing"; a clause tells something of it. */
const isWhatItIs = (words: string) =>
  isDescription(words, 'shown') &&
  !isClause(words) &&
  (/^(?:an?|the|any|anything|those|one|what|\p{L}+ing) /u.test(words) ||
    kindNoun(words) !== null ||
    countWords(words) < 6);

/** What the words behind a label tell: what the thing is, what it does, or whatever else; null where they need more. */
export function toldByLabel(words: string): Pick<TermFact, 'tells' | 'definition'> | null {
  const [first = '', second = ''] = splitSentences(plainMath(words));
  const said = (countWords(first) < SHORT && second ? `${first} ${second}` : first)
    .replace(/^(?:This|It|That|These|They|There) (?:is|are|was|were) (?=(?:an?|the|any|when|where)\b)/, '')
    .replace(/[\s.,;:]+$/, '');
  if (countWords(said) < FEWEST_WORDS || said.length > LONGEST || /[$\\?!=]|:$/.test(said) || /:$/.test(first))
    return null;
  if (leans(said.replace(/^(?:It|They|The same) /, ''))) return null;
  const small = lowerFirst(said);
  // "Slopes shed water" may be taken for a deed of what is labelled.
  const isPlain =
    tagQuickly(small)[0]?.pos === 'VERB' || /^\S+ (?:an?|the|its|all|any|every|each|one|two|some|no) /.test(small);
  if (isDeed(said) && (isPlain || tagQuickly(small)[1]?.pos === 'ADJ')) return { tells: 'does', definition: said };
  return { tells: isWhatItIs(small) ? 'is' : 'label', definition: said };
}
