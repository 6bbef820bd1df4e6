import { isPlural } from '../text/number.ts';
import { isNoun, tagQuickly } from '../text/tagging.ts';

/** Words that stand for something named in another sentence, and those whose noun is in the same. */

/**
 * The sentence without the pronouns that are explained in it: a verb and a fitting noun come before them. A pronoun that
 * is the subject of the first verb, or the last word, is never one of these.
 */
export function withoutBoundWords(text: string): string {
  if (!/\b(?:it|they|them|he|she|him|his|her|himself|herself|itself|themselves)\b/.test(text)) return text;
  return withoutOwnPronouns(text.replace(/\bit (?=(?:is|was) (?:said|believed|thought|known)\b)/g, ''));
}

function withoutOwnPronouns(text: string): string {
  const tokens = tagQuickly(text);
  const person = /^\p{Lu}[\p{L}.'’-]+(?: (?:(?:dan|ibn|al|de|von|van) )?\p{Lu}[\p{L}'’-]+)+/u.exec(text);
  let verbs = 0;
  let singular = false;
  let plural = false;
  let result = '';
  let from = 0;
  tokens.forEach((token, i) => {
    const { lower } = token;
    const last = i >= tokens.length - 1;
    // "Monitoring distinguishes it from …": what the first verb is done to is not its own subject.
    const object = verbs === 1 && tokens[i - 1]?.pos === 'VERB';
    // "followed 165 of them": of others than those who did it.
    const counted = lower === 'them' && tokens[i - 1]?.lower === 'of' && /\d/.test(tokens[i - 2]?.text ?? '');
    const reflexive = /^(?:itself|themselves)$/.test(lower);
    const bound =
      reflexive && verbs > 0
        ? true
        : /^(?:he|she|his|her|himself|herself)$/.test(lower) || lower === 'him'
          ? person !== null && token.start > person[0].length && (lower !== 'him' || verbs > 1)
          : /^(?:they|them|themselves)$/.test(lower)
            ? verbs > 0 && plural && !last && !object && !counted
            : /^(?:it|itself)$/.test(lower)
              ? verbs > 0 && singular && !last && !object
              : false;
    if (bound) {
      result += text.slice(from, token.start);
      from = token.end;
    }
    if (token.pos === 'VERB' || token.pos === 'AUX') verbs++;
    if (token.pos === 'NOUN' && isNoun(token) && !/^\p{Lu}/u.test(i === 0 ? '' : token.text)) {
      if (isPlural(token.text)) plural = true;
      else if (!/^\d/.test(token.text)) singular = true;
    }
  });
  return result + text.slice(from);
}

/** Things that are known without having been named before. */
const KNOWN =
  /^(?:courts?|government|state|law|crown|parliament|legislature|world|sun|earth|sea|public|people|press|military|economy|north|south|east|west|coast|interior|church|constitution|country|nation|city|calculus|bones?|teeth|muscles?|nerves?|heart|kidneys?|liver|lungs?|brain|blood|body|skin|stomach|gut|intestines?|bloodstream|mouth|nose|throat|tongue|womb|placenta|foetus|fetus|pancreas|spleen|uterus|retina|plasma|ventricle|atrium|bladder|eyes?|patients?|doctor|nurse|teacher|learners?|pupils?|child|mother|father|buyers?|sellers?|consumers?|producers?|farmers?|employer|employee|workers?|voters?|citizens?|readers?|taxpayers?|plaintiff|defendant|executive|judiciary|cabinet|opposition|senate|sender|receiver|speaker|listener|observer|investor|lender|borrower|insurer|debtor|creditor|shareholders?|manager|plants?|soil|roots?|leaf|leaves|air|water|market|firm|past|future|poor|rich|young|old|elderly|sick|dead|cell|nucleus|cytoplasm|membrane|surface|environment|atmosphere|ground|night|day|week|month|year|seasons?|weather|climate|rains?|wind|sky|moon|universe|planet|ocean|land|equator|tropics|subtropics|topsoil|subsoil|poles?|shore|internet|web|morning|evening|left|right|user|customer|public|individual|family|community|society|state|owner|business)$/;
/** Whether "the world" or "the body" needs no naming before. */
export const isKnownThing = (noun: string) => KNOWN.test(noun);

const SHORT_DEFINITE =
  /\b[Tt]he ([\p{Ll}-]+)(?=[,.;]|$| [£$₦€\d]| (?:was|were|is|are|had|has|have|did|would|could|can|may|must|became|began|came|went|and|or|but|then|itself|at|on|by|with|after|before|during|when|while|because|as|\p{Ll}+ed)\b)/gu;
/** The parties of a case and those who decide it need no naming where the case is told. */
const IN_CASE =
  /^(?:plaintiff|defendant|claimant|accused|appellant|respondent|judge|jury|company|seller|buyer|landlord|tenant|employer|court)s?$/;
/** "Grasses … below the roots of the grasses": named in the same breath. */
const isNamedBefore = (noun: string, before: string) =>
  new RegExp(`\\b${noun.replace(/(?:es|s)$/, '')}(?:e?s)?\\b`, 'i').test(before);

/** "The city was taken": which one only the sentence before tells. */
export function pointsBack(text: string): boolean {
  return [...text.matchAll(SHORT_DEFINITE)].some(
    ({ 1: noun, index }) => !KNOWN.test(noun!) && !isNamedBefore(noun!, text.slice(0, index)),
  );
}

/** "The doctrine began with …": what opens the sentence was named before. */
export function opensBackwards(text: string): boolean {
  const match = SHORT_DEFINITE.exec(text.slice(0, 60));
  SHORT_DEFINITE.lastIndex = 0;
  return match?.index === 0 && !KNOWN.test(match[1]!) && !IN_CASE.test(match[1]!);
}

/** "the two wrote", "both of them", "the latter": persons or things that were named before. */
export function leansOnPair(text: string): boolean {
  return /\b[Tt]he (?:two|three|four|pair|latter|former)(?=[,.;]|$| (?:was|were|is|are|had|have|did|would|could|then|also|together|of them|\p{Ll}+ed|wrote|went|came|took|made|found|met|became|began|gave|held)\b)/u.test(
    text,
  );
}

/** "extended the idea in 1967", "improved the method at …": an abstract noun that the sentence itself does not explain. */
export function leansOnIdea(text: string): boolean {
  return /\bthe (?:idea|method|theory|concept|notion|view|model|work|approach|argument|practice|technique|process|design|experiment|study|result|finding|scheme|list|same|others?|claim|thesis|distinction|word|name|term)(?=[,.;?]|$| (?:in|to|at|on|from|by|with|for|and|further|still|into|as|is|was|round|up|down|out|away|over)\b)/.test(
    text,
  );
}
