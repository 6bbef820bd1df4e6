/**
 * Whether what a model wrote stands in the sentences that it names. It may use other words, but not other facts: its
 * figures, names and codes must be there, most of its words too, and a "not" needs a "not".
 */

const COMMON = new Set(
  'a an and are as at be because been being but by can could did do does each for from had has have how if in into is it its may more most must no nor not of on one only or other our out over same should so some such than that the their them then there these they this those to too two under up upon very was we were what when where which while who why will with would you your also about between both called during after before first form given known like made make many means mean much often part parts per said say says see since take takes thing things through thus type types use used uses using way well within without lesson text source here just let look name named place sentence word words think answer question hint step read tell try describe explain'.split(
    ' ',
  ),
);
const NEGATION = /\b(?:not|no|never|none|neither|nor|cannot|without)\b|n['’]t\b/i;
const ENOUGH_WORDS = 0.5;

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’]/g, "'");

/** Words that carry content, cut to what their forms share. */
export function contentWords(text: string): string[] {
  return (
    plain(text)
      .toLowerCase()
      .match(/\p{L}[\p{L}'-]*/gu) ?? []
  )
    .map((word) => word.replace(/'s?$/, ''))
    .filter((word) => word.length > 2 && !COMMON.has(word))
    .map(stemOf);
}

function stemOf(word: string): string {
  const bare = word.replace(/(?:ations?|ings?|ments?|ies|ied|ness|ity|ed|es|ly|al|s|y|e)$/, '');
  return (bare.length >= 3 ? bare : word).slice(0, 7);
}

/** Figures, and words written like a code or a short name: what may never be made up. */
function exactMarks(text: string): string[] {
  const figures = text.replace(/(\d),(?=\d{3}\b)/g, '$1').match(/\d+(?:\.\d+)?/g) ?? [];
  const shouted = plain(text).match(/\b\p{Lu}[\p{Lu}\d_-]{2,}\b/gu) ?? [];
  return [...figures, ...shouted.map((word) => word.toLowerCase())];
}

/** Names: capitals within a sentence. */
function namesIn(text: string): string[] {
  return [...plain(text).matchAll(/(?<=[\p{Ll},;)]\s)\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => stemOf(name.toLowerCase()));
}

export interface Evidence {
  /** The sentences that are named as the ground. */
  cited: readonly string[];
  /** What may be repeated without a ground: headings, and the learner's own words. */
  repeated?: readonly string[];
}

/** Whether a claim rests on its evidence. */
export function isGrounded(claim: string, { cited, repeated = [] }: Evidence): boolean {
  if (cited.length === 0) return false;
  const ground = cited.join(' ');
  const known = new Set([ground, ...repeated].flatMap(contentWords));
  const marks = new Set([ground, ...repeated].flatMap(exactMarks));
  if (exactMarks(claim).some((mark) => !marks.has(mark) && !known.has(stemOf(mark)))) return false;
  if (namesIn(claim).some((name) => !known.has(name))) return false;
  if (NEGATION.test(claim) && ![ground, ...repeated].some((text) => NEGATION.test(text))) return false;
  const words = contentWords(claim);
  if (words.length === 0) return exactMarks(claim).length > 0;
  const own = new Set(contentWords(ground));
  const held = words.filter((word) => known.has(word)).length / words.length;
  return held >= ENOUGH_WORDS && words.some((word) => own.has(word));
}

/** Whether a text says nothing that its surroundings do not: for questions back to the learner, which claim nothing. */
export function usesOnly(text: string, surroundings: readonly string[]): boolean {
  const known = new Set(surroundings.flatMap(contentWords));
  const marks = new Set(surroundings.flatMap(exactMarks));
  if (exactMarks(text).some((mark) => !marks.has(mark) && !known.has(stemOf(mark)))) return false;
  if (namesIn(text).some((name) => !known.has(name))) return false;
  const words = contentWords(text);
  return words.filter((word) => !known.has(word)).length <= Math.max(1, words.length * (1 - ENOUGH_WORDS));
}

/** Whether a hint says more than a share of what the sentence adds to the question: then it is the answer. */
export function givesAway(hint: string, sentence: string, question: string, share: number): boolean {
  const asked = new Set(contentWords(question));
  const added = new Set(contentWords(sentence).filter((word) => !asked.has(word)));
  if (added.size === 0) return false;
  const said = new Set(contentWords(hint));
  return [...added].filter((word) => said.has(word)).length / added.size > share;
}
