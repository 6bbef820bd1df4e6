import { isNoun, tagQuickly } from '../../text/tagging.ts';

/** "extended the idea in 1967", "gave the word a twist", "the two wrote": a noun that stands for something said before. */
const STANDS_FOR =
  /\bthe (?:idea|word|method|notion|scheme|concept|practice|custom|doctrine|result|partners|former|latter)(?=$|[.,;:?”]| (?:in \d{4}|at \p{Lu}|an? |the |further|again|more|to \p{Lu}))|\bthe two (?=\p{Ll}+(?:ed|te|ew|ok|id)\b)/u;
/** Pronouns that open what is said, so that nothing before can explain them. */
const OPENS = /^(?:it|they|he|she|this|these|those|its|his|her|their|such)\b/i;
const OBJECT = /^(?:it|him|them)$/;

/** What is quoted in a stem as a statement to complete or to judge. */
const statementsIn = (stem: string) =>
  [...stem.matchAll(/“([^”]+)”/g)].map((match) => match[1]!).filter((text) => /_{3,}|[.?]$/.test(text));

/** "Who had called it the looking-glass self?": a pronoun before which the question names nothing. */
function pronounBeforeNoun(question: string): boolean {
  if (!/\b(?:it|him|them)\b/.test(question)) return false;
  const tokens = tagQuickly(question);
  const at = tokens.findIndex((token) => OBJECT.test(token.lower));
  return at > 0 && !tokens.slice(0, at).some((token) => isNoun(token) || /\d/.test(token.text));
}

/** Whether a stem speaks of something that only another sentence names. */
export function leansOutside(stem: string): boolean {
  const question = stem.replace(/“[^”]*”/g, ' ');
  const asked = question.replace(/^(?:Under\s+, )?(?:Which|What) (?:of|one of) (?:these|the following|them)/i, 'Which');
  const statements = statementsIn(stem);
  if (statements.some((text) => OPENS.test(text) && /_{3,}/.test(text))) return true;
  if ([asked, ...statements].some((text) => STANDS_FOR.test(text))) return true;
  return /^(?:Who|Which|What) (?!.*(?:statement|following|these|option))/.test(asked) && pronounBeforeNoun(asked);
}

const SMALL = /^(?:of|the|an?|de|von|van|and|for|in|on|to|du|la|al|ibn)$/;
const isName = (text: string) => {
  // "Sudan III" is a substance with a number, no name of two words.
  const words = text.split(' ').filter((word) => !SMALL.test(word) && !/^[IVX\d]+$/.test(word));
  return words.length >= 2 && words.every((word) => /^\p{Lu}/u.test(word));
};
const isPhrase = (text: string) => {
  const words = text.split(' ').filter((word) => !SMALL.test(word));
  return words.length >= 2 && words.slice(1).every((word) => /^\p{Ll}/u.test(word));
};
const isYear = (text: string) => /^(?:in |about |around )?1\d{3}$|^(?:in |about |around )?20\d{2}$/.test(text);

/** "Central Bank" among "commercial bank" and "merchant bank", a year among words: the options are of two sorts. */
export function mixesNames(texts: readonly string[]): boolean {
  const years = texts.filter(isYear).length;
  if (years > 0 && years < texts.length) return true;
  return (
    texts.some(isName) && texts.filter(isPhrase).length >= 2 && texts.every((text) => isName(text) || isPhrase(text))
  );
}

/** "boils at 38 °C, iodoethane at 72 °C": what is said of another thing, without its verb, is no part of the statement. */
export function saysTwo(predicate: string): boolean {
  const [own, ...rest] = predicate.split(/, (?:and )?| and |, whereas |; /);
  if (!/\d/.test(own!)) return false;
  return rest.some((part) => {
    if (!/^(?:the )?(?:[\p{L}-]+ ){1,3}(?:(?:at|in|for|by|to|from|about|only) )*\d/u.test(part)) return false;
    const [first] = tagQuickly(part);
    return isNoun(first) && !tagQuickly(part).some((token) => token.pos === 'AUX' || token.pos === 'VERB');
  });
}

/** "serves users outside, is historical?": the end of a series was cut off, "and" with it. */
export function isCutSeries(stem: string): boolean {
  const last = /^(?:Under “[^”]*”, w|W)hich of the following ([^“]+)\?$/.exec(stem)?.[1]?.split(', ') ?? [];
  if (last.length < 2 || /\b(?:which|who|whose|where|when|while|if|as|that)\b/.test(last.slice(0, -1).join(' ')))
    return false;
  const end = last.at(-1)!;
  if (/^(?:and|or|but|so|not|then|yet|as|which|who|whose|while|if|where|when|because)\b/.test(end)) return false;
  const [first] = tagQuickly(end);
  return first?.pos === 'AUX' || (first?.pos === 'VERB' && !/(?:ing|ed)$/.test(first.lower));
}

/** "legal-rational authority" and "rational-legal authority" are one; "fall-rise" and "rise-fall" are two. */
const JOINED = /(\p{L}+(?:al|ic|ive|ous|ary))-(\p{L}+(?:al|ic|ive|ous|ary))(?!\p{L})/gu;

/** Whether two options are the same but for the order of two joined adjectives. */
export function isInverted(texts: readonly string[]): boolean {
  const inOrder = texts.map((text) =>
    text.toLowerCase().replace(JOINED, (_, left: string, right: string) => [left, right].sort().join('-')),
  );
  return new Set(inOrder).size < texts.length;
}

/** What makes a thing what it is; whatever else is done to it is done to others as well ("is treated with", "is dipped in"). */
const MAKES =
  /^(?:appointed|based|built|called|caused|characteri[sz]ed|composed|created|defined|derived|distinguished|divided|expressed|formed|found|given|identified|known|located|made|marked|measured|named|obtained|produced|represented|shown|stored|surrounded|written)$/;
const DONE =
  /^(?:is|are) (?:\p{Ll}+ly )?(\p{Ll}+ed|given|found|known|made|shown|written|built|kept|sown|taken|sold)\b/u;
/** "do not change …", "is stable if …", "holds a great deal of …": true of more than one thing. */
const LOOSE =
  /^(?:do|does) not\b|^(?:is|are) \p{Ll}+ (?:if|unless)\b|^(?:is|are) (?:good|important)\b|\b(?:a (?:great|good) deal|chiefly|very)\b| well$/u;

/** Whether what is asked of one thing is commonly true of several, so that no reader can tell the others to be wrong. */
export function asksLoosely(stem: string): boolean {
  const asked = /\b[Ww]hich of the following ([^“]+)\?$/.exec(stem)?.[1];
  if (!asked) return false;
  const done = DONE.exec(asked)?.[1];
  return LOOSE.test(asked) || (done !== undefined && !MAKES.test(done));
}

/** "It is fast …" among "It uses …", "It uses …", "It uses …": the one that opens otherwise is seen at once. */
export function opensOddly(answer: string, wrong: readonly string[]): boolean {
  const opening = (text: string) => text.toLowerCase().split(' ').slice(0, 2).join(' ');
  const [first, ...others] = wrong.map(opening);
  return (
    answer.split(' ').length > 3 && first !== opening(answer) && others.length > 1 && others.every((o) => o === first)
  );
}
