import { isOrdinary } from '../../facts/term-evidence.ts';
import { plainMath, plainSentence } from '../../grammar/wording.ts';
import type { Origin } from '../../reading/origin.ts';
import { isKnownThing } from '../../reading/pointing.ts';
import { escapeRegExp } from '../../text/normalise.ts';
import { contentStems } from '../../text/stems.ts';
import { isNoun, tagQuickly } from '../../text/tagging.ts';
import type { Candidate } from '../types.ts';

/** A longer sentence before, or a longer passage, is more than a question should make one read. */
const MOST_BEFORE = 34;
const MOST_WORDS = 64;

/** Words that mostly stand for something of the sentence before, or go on from it. */
const GOES_ON =
  /\b(?:this|these|those(?! (?:who|that|which|of|in|with))|such(?! as)|(?<!\bone .*)another|related(?! to)|opposite(?! (?:to|of))|alternative(?! (?:to|for))|the same(?! .*\b(?:as|for|number|time)\b)|similar(?! to)|both(?! .* and\b)|latter|former|instead(?! of)|altogether|an? single moment|an? third (?:position|view|way))\b|\bso (?!that|as|far|long|called|much|many)\p{Ll}+(?! (?:that|as)\b)|\bthe (?:question|idea|notion|argument|result|point|problem|claim|debate|matter|challenge|two)\b(?! (?:of|that|whether|in which)\b)/iu;
const PRONOUN = /\b(?:it|they|them|also|too|then|again|here|there|later|earlier|still)\b/i;
const DEFINITE = /\b[Tt]he ([\p{Ll}-]+)(?! (?:of|that|which|in|for|between|to)\b)(?=$|[ ,.;?”])/gu;

const words = (text: string) => text.split(/\s+/).length;

/** "the circuit": named in the same breath, or known to all, or told before. */
const pointsAtSomething = (text: string) =>
  [...text.matchAll(DEFINITE)].some(
    ({ 1: noun, index }) => !isKnownThing(noun!) && !text.slice(0, index).toLowerCase().includes(noun!.slice(0, 5)),
  );

/** Whether nothing in a statement says what its section is about. */
function isOffTopic(statement: string, { section }: Origin): boolean {
  // "Heparin has …": a name of its own says it.
  const tokens = tagQuickly(statement);
  const verb = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  if (tokens.slice(0, verb).some((token) => isNoun(token) && !isOrdinary(token.text))) return false;
  const said = new Set(contentStems(statement));
  return !contentStems(section.headingPath.join(' ')).some((item) => said.has(item));
}

/** Whether a statement goes on from the one before it. What a person holds is mostly told in full; a figure seldom is. */
function leans(statement: string, { maker, origin }: Candidate): boolean {
  if (GOES_ON.test(statement)) return true;
  if (maker === 'who' || maker === 'named') return false;
  if (PRONOUN.test(statement)) return true;
  return pointsAtSomething(statement) || (maker !== 'introduced' && isOffTopic(statement, origin));
}

/** The sentence before the one that a question rests on, in the same paragraph. */
function sentenceBefore({ section, sentence }: Origin): string | null {
  const at = section.sentences.findIndex(({ text }) => text === sentence);
  const [own, before] = [section.sentences[at], section.sentences[at - 1]];
  if (own?.kind !== 'paragraph' || before?.blockIndex !== own.blockIndex || before.kind !== 'paragraph') return null;
  const text = plainMath(before.text).trim();
  return /[.!]$/.test(text) && words(text) <= MOST_BEFORE && !/[$\\_“”]|\b(?:Figure|Table) \d/.test(text) ? text : null;
}

/** "Who …?" as a sentence with a gap for the name; null where the name is not in it just once. */
function withoutName({ answer, origin }: Candidate): string | null {
  const text = plainSentence(origin.sentence);
  const name = text.includes(answer) ? answer : answer.split(' ').at(-1)!;
  const parts = text.split(new RegExp(`(?<![\\p{L}])${escapeRegExp(name)}(?![\\p{L}])`, 'u'));
  return parts.length === 2 ? `${parts.join('_____')}.` : null;
}

const GAPPED = /^(Which \p{Ll}+(?: \p{Ll}+)?) completes this statement\? “(.*_____.*)”$/u;

/** What a question asks to be completed, and the words that ask for it; null where it is none of that kind. */
function gapOf(candidate: Candidate): { asks: string; gapped: string } | null {
  const [, asks, gapped] = GAPPED.exec(candidate.stem) ?? [];
  if (asks && gapped) return { asks, gapped };
  const named = /^Who /.test(candidate.stem) ? withoutName(candidate) : null;
  return named ? { asks: 'Which name', gapped: named } : null;
}

/** Whether the sentence before names an option. */
function tells(before: string, option: string): boolean {
  const figures = option.match(/\d[\d.,]*/g);
  if (figures) return figures.some((figure) => before.includes(figure));
  const said = new Set(contentStems(before));
  const own = contentStems(option);
  return /^\p{Lu}/u.test(option) ? own.some((item) => said.has(item)) : own.every((item) => said.has(item));
}

/**
 * The question with the sentence before in front, where its own goes on from it: what a sentence leaves unsaid, that one
 * mostly says. The question as it is where it stands alone, null where it leans and nothing can be put in front.
 */
export function inItsPassage(candidate: Candidate): Candidate | null {
  const gap = gapOf(candidate);
  if (!gap) return candidate;
  // Of what a person holds, the question leaves out what else his sentence says.
  const statement = candidate.maker === 'who' ? candidate.stem : gap.gapped.replace('_____', candidate.answer);
  if (!leans(statement, candidate)) return candidate;
  const before = sentenceBefore(candidate.origin);
  const fits =
    before !== null &&
    ![candidate.answer, ...candidate.distractors].some((option) => tells(before, option)) &&
    words(before) + words(gap.gapped) <= MOST_WORDS;
  if (fits) return { ...candidate, stem: `${gap.asks} completes this passage? “${before} ${gap.gapped}”` };
  return GOES_ON.test(statement) || PRONOUN.test(statement) ? null : candidate;
}
