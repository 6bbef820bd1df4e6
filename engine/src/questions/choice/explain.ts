import { capitalise } from '../../text/normalise.ts';
import { isPlural } from '../../text/number.ts';
import { contentStems, overlap } from '../../text/stems.ts';
import type { Candidate } from '../types.ts';

/** Longer statements would make the explanation longer than the source. */
const MOST_WORDS = 24;

const short = (text: string) =>
  text.split(' ').length <= MOST_WORDS && !/[?!$\\]|_{3}|\b(?:which|that|who|and|or|of|the)$/.test(text);
/** "Eric Williams" is one, whatever his name ends in. */
const areSeveral = (text: string) => isPlural(text) && !/^\p{Lu}\S* \p{Lu}/u.test(text);
const lowered = (text: string) =>
  /^(?:An?|The|That|It|They) /.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[.“”]+/g, '')
    .trim();

/** What a question says when it is answered: "Incidence counts new cases". Null where stem and answer make no sentence. */
function statementOf({ stem, answer }: Candidate): string | null {
  const asked = capitalise(stem.replace(/^Under “[^”]+”, /, ''));
  const term = /^which (?:term|word|name|concept) means “([^”]+)”\?$/i.exec(asked);
  if (term) return `“${answer}” means ${lowered(term[1]!)}`;
  const meant = /^What is meant by “([^”]+)”\?$/.exec(asked);
  if (meant) return `“${meant[1]}” means ${lowered(answer)}`;
  const who =
    /^(?:Who|Which of (?:the following|these)) ((?!these|this|is true|is correct|best|says|statement|goes|does)\p{Ll}.+)\?$/u.exec(
      asked,
    );
  return who && answer.split(' ').length <= 6 ? `${capitalise(answer)} ${who[1]}` : null;
}

/** The questions by what their statement is about and by their right answer: there a wrong option finds its own meaning. */
export function statementsBy(candidates: readonly Candidate[]): ReadonlyMap<string, Candidate> {
  const found = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const said = statementOf(candidate);
    if (!said || !short(said)) continue;
    const key = keyOf(candidate.answer);
    if (!found.has(key)) found.set(key, candidate);
    const term = /^“([^”]+)” means /.exec(said)?.[1];
    if (term && !found.has(keyOf(term))) found.set(keyOf(term), candidate);
  }
  return found;
}

/** Why the answer is right where nothing is known of the other options. */
function plainReason({ form, stem, answer, distractors }: Candidate): string {
  if (form === 'quantity') return `The figure that the text gives is ${answer}.`;
  if (form === 'cause')
    return /^(?:Why|.*, why) /.test(stem)
      ? 'This is the reason that the text gives.'
      : 'This is the effect that the text tells of.';
  if (form === 'condition') return 'This is what the text says of that case.';
  if (form === 'true-of') return 'Only this statement agrees with the text.';
  if (form === 'definition') return 'The other descriptions belong to other things.';
  if (/_{3}/.test(stem)) return `With “${answer}” the statement is the one that the text makes.`;
  const others = distractors.length > 1 ? 'the other options' : 'the other option';
  return `The text says this of “${answer}”, not of ${others}.`;
}

/**
 * One sentence that says why: that the answer fits and, where another question knows it, what one of the wrong options
 * is instead. What makes the answer right stands in the quotation that follows.
 */
export function reasonFor(
  candidate: Candidate,
  statements: ReadonlyMap<string, Candidate>,
  holds: (other: Candidate) => boolean,
  within: (text: string) => string,
): string {
  if (candidate.because) return candidate.because;
  if (candidate.form !== 'term' && candidate.form !== 'definition') return plainReason(candidate);
  for (const wrong of candidate.distractors) {
    const known = statements.get(keyOf(wrong));
    const said = known && known !== candidate ? statementOf(known) : null;
    if (!known || !said || !holds(known) || overlap(contentStems(said), contentStems(candidate.stem)) > 0.7) continue;
    const right =
      candidate.form === 'definition'
        ? 'This is the right description'
        : `“${candidate.answer}” ${areSeveral(candidate.answer) ? 'fit' : 'fits'}`;
    return `${right}; ${within(said)}.`;
  }
  return plainReason(candidate);
}
