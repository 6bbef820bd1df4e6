import { baseVerb } from './agreement.ts';

/** What is needed to ask why something is so. */
interface Said {
  /** "In a Rankine plant", or ''. */
  lead: string;
  /** As written inside a sentence. */
  name: string;
  plural: boolean;
  verb: string;
  tense: 'present' | 'past' | 'modal';
  predicate: string;
}

const INVERTED = /^(?:is|are|was|were|can|will|must|should|has been|have been|has become|have become)\b/;

/** "acts at once but lasts only weeks", "is cheap and keeps well": of two verbs the question could turn only one. */
function hasSecondVerb(predicate: string): boolean {
  const later = /,? (?:and|but|yet|or) (?:(?:\p{Ll}+ly|therefore|so|hence|not) )?(\p{Ll}+)/gu;
  return [...predicate.matchAll(later)].some(
    // Where it may be a plural noun as well, the question that turns nothing round is never wrong.
    ([, word]) =>
      /[^s]s$/.test(word!) || /^(?:is|are|was|were|has|have|had|does|do|did|can|cannot|must|will)$/.test(word!),
  );
}

/** Past forms that look like the plural of the present. */
const PAST =
  /^(?:lost|found|held|built|made|sent|spent|left|kept|felt|met|paid|said|sold|told|thought|brought|bought|caught|taught|fought|won|ran|began|fell|grew|knew|drew|wrote|rose|drove|broke|spoke|chose|took|gave|came|became|went|saw|led|sought|stood|struck)$/;

/** "Why must hybrid seed be bought afresh?", or null where the verb cannot be turned round surely. */
export function whyQuestion({ lead, name, plural, verb, tense, predicate }: Said): string | null {
  const [first = '', second = ''] = predicate.split(' ');
  if (hasSecondVerb(predicate) || PAST.test(verb)) return null;
  const after = (count: number) => predicate.split(' ').slice(count).join(' ');
  const ask = (helper: string, rest: string) =>
    lead ? `${lead}, why ${helper} ${name} ${rest}?` : `Why ${helper} ${name} ${rest}?`;
  if (first === 'cannot') return ask('can', `not ${after(1)}`);
  if (/^(?:does|do|did)$/.test(first) && second === 'not') return ask(first, `not ${after(2)}`);
  if (
    INVERTED.test(predicate) ||
    /^(?:has|have) (?:\p{Ll}+ed|sunk|risen|grown|fallen|come|gone|made|led)\b/u.test(predicate)
  )
    return ask(first, after(1));
  // "is usually negative" was turned above; before another verb an adverb keeps its place.
  const adverb = first !== verb && /^(?:\p{Ll}+ly|often|always|never|seldom)$/u.test(first) && second === verb;
  if (tense !== 'present' || (first !== verb && !adverb)) return null;
  const base = plural ? verb : baseVerb(verb);
  if (!base || /^(?:is|are|has|have|does|do)$/.test(verb)) {
    if (!/^(?:has|have)$/.test(verb) || adverb) return null;
    return ask(plural ? 'do' : 'does', `have ${after(1)}`);
  }
  const rest = adverb ? `${first} ${base} ${after(2)}` : `${base} ${after(1)}`;
  return ask(plural ? 'do' : 'does', rest);
}
