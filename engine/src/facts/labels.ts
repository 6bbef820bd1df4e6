import { countWords, lowerFirst } from '../text/normalise.ts';
import { splitSentences } from '../text/sentences.ts';
import { tagQuickly } from '../text/tagging.ts';
import { plainMath } from '../text/wording.ts';
import type { TermFact } from './fact.ts';
import { isDescription, leans } from './phrases.ts';
import { DEED_VERBS, NO_DEEDS } from './words.ts';

const [FEWEST_WORDS, LONGEST] = [3, 600];
/** A first sentence of fewer words needs the next one. */
const SHORT = 4;

/** The verb "carries" as it follows "does"; null where the word is no verb of one thing. */
const baseOf = (verb: string) =>
  /[^s]s$/.test(verb) ? verb.slice(0, -1).replace(/(?<=ss|sh|ch|x)e$|ie$/, (end) => (end === 'ie' ? 'y' : '')) : null;

/** Whether words open with what a thing does: "contains the program code". */
export function isDeed(words: string): boolean {
  const [verb, next] = tagQuickly(lowerFirst(words));
  const base = verb && baseOf(verb.lower);
  if (!base || !next || NO_DEEDS.has(base)) return false;
  return (
    DEED_VERBS.has(base) ||
    verb.pos === 'VERB' ||
    /(?:at|i[sz]|if)es$/.test(verb.lower) ||
    /^(?:an?|the|all|its|any)$/.test(next.lower)
  );
}

/** What the words behind a label tell: what the thing is, what it does, or whatever else; null where they need more. */
export function toldByLabel(words: string): Pick<TermFact, 'tells' | 'definition'> | null {
  const [first = '', second = ''] = splitSentences(plainMath(words));
  const said = (countWords(first) < SHORT && second ? `${first} ${second}` : first)
    .replace(/^(?:This|It|That|These|They|There) (?:is|are|was|were) (?=(?:an?|the|any|when|where)\b)/, '')
    .replace(/[\s.,;:]+$/, '');
  if (countWords(said) < FEWEST_WORDS || said.length > LONGEST || /[$\\?]|:$/.test(said) || /:$/.test(first))
    return null;
  if (leans(said.replace(/^(?:It|They) /, ''))) return null;
  if (isDeed(said)) return { tells: 'does', definition: said };
  return { tells: isDescription(lowerFirst(said), 'shown') ? 'is' : 'label', definition: said };
}
