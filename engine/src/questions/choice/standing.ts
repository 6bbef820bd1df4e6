import { under } from '../../grammar/wording.ts';
import { type Lack, lackOf, lackOfTerm, leansBack, worst } from '../../reading/owner.ts';
import { topicsOf } from '../../reading/topic.ts';
import { lowerFirst } from '../../text/normalise.ts';
import { contentStems } from '../../text/stems.ts';
import type { Candidate } from '../types.ts';
import { isRoot } from './heading.ts';
import { inItsPassage } from './passage.ts';

/** Makers that word their questions from lists and tables name what these are about themselves. */
const NAMES_ITS_TOPIC = /^(?:table|labelled|sequence|symbol|formula|opposedList|term)$/;

/** What "the blood film" shows is mostly so in one case, which the heading tells. */
const ofOneCase = (text: string): Lack => (/^the \p{Ll}+ (?!of\b)/u.test(text) ? 'hint' : 'nothing');

/** What a question says with its answer put in leaves unsaid. */
function lacksOf({ stem, answer }: Candidate): Lack[] {
  const term = /^(?:Which of the following best describes (.+)|What is meant by “(.+)”)\?$/.exec(stem);
  if (term) return [lackOfTerm(term[1] ?? term[2]!)];
  const quoted = /“([^”]*)”\??$/.exec(stem)?.[1];
  // A case is a story of its own: its parties need no naming.
  if (/^Which case\b/.test(stem)) return leansBack(quoted ?? '') ? ['sentence'] : [];
  // The meaning of a term is a phrase of its own.
  if (quoted && /\bmeans “/.test(stem)) return leansBack(quoted) ? ['sentence'] : [];
  // A quotation that is no statement is a title.
  if (quoted)
    return /_____|(?:statement|description|describe)\?/.test(stem)
      ? [lackOf(quoted.replace('_____', lowerFirst(answer)))]
      : [];
  const claim = /^(?:In [^,]+, )?who [^,]*?\bthat (.+)\?$/i.exec(stem)?.[1];
  if (claim) return [lackOf(claim)];
  if (/^What d(?:id|oes|o) .*\?$/.test(stem) && answer.startsWith('That ')) return [lackOf(answer.slice(5))];
  const effect = /what (?:effect do(?:es)? (.+) have on|happens to) (.+?)(?: (?:as|when|if) .*)?\?$/i.exec(stem);
  if (effect) return [lackOf(effect[1] ? `${effect[1]} raises it` : ''), lackOfTerm(effect[2]!)];
  const why = /^(?:.*, )?why (?:is it that|\p{Ll}+) (.+)\?$/iu.exec(stem)?.[1];
  if (why) return [lackOf(why), ofOneCase(why), leansBack(answer.replace(/^Because /, '')) ? 'sentence' : 'nothing'];
  const about = /^which statement about (.+) is correct\?$/i.exec(stem)?.[1];
  if (about) return [lackOf(about), lackOf(answer.replace(/^(?:It|They)\b/, about)), ofOneCase(about)];
  if (/^How do/.test(stem)) return [lackOf(answer)];
  const told = /^(?:In [^,]+, )?(?:who|which of (?:the following|these)) (.+)\?$/i.exec(stem)?.[1];
  return told ? [lackOf(told, true)] : [];
}

/** Whether the sentences before speak of a topic: otherwise a wide heading does not tell whose a part is. */
function isSpokenOf(stems: readonly string[], { section, sentence }: Candidate['origin']): boolean {
  const at = section.sentences.findIndex(({ text }) => text === sentence);
  if (at <= 0) return true;
  const before = section.sentences.slice(Math.max(0, at - 2), at).flatMap(({ text }) => contentStems(text));
  return stems.some((item) => before.some((other) => isRoot(item, other)));
}

/** A topic that says something new and does not give the answer away; '' where all options say it, null where there is none. */
function fittingTopic({ stem, answer, distractors, origin }: Candidate, need: Lack): string | null {
  const asked = new Set(contentStems(stem));
  const right = contentStems(answer);
  const shared = (item: string) => distractors.every((text) => contentStems(text).includes(item));
  // Where a nearer heading is spoken of in the question, a wider one adds nothing.
  const nearest = topicsOf(origin.section)[0];
  if (!nearest || (nearest.isTitle && need === 'hint')) return null;
  const stems = contentStems(nearest.name);
  if (stems.length === 0 || stems.some((item) => asked.has(item))) return null;
  // What all options say anyway need not be said in front.
  const areTerms = answer.split(' ').length <= 4;
  if (areTerms && stems.every((item) => right.includes(item) && shared(item))) return '';
  if (need === 'topic' && (nearest.isOwn || nearest.isTitle) && !isSpokenOf(stems, origin))
    return stems.some((item) => right.includes(item) && shared(item)) ? '' : null;
  const tells = stems.some((item) => right.some((own) => isRoot(own, item)) && !shared(item));
  return tells ? null : nearest.name;
}

const PAST = new Map<string, string>(
  Object.entries({
    shown: 'showed',
    drawn: 'drew',
    written: 'wrote',
    taken: 'took',
    given: 'gave',
    seen: 'saw',
    found: 'found',
    held: 'held',
    made: 'made',
    taught: 'taught',
  }),
);

/** Words that answer another sentence, where they say nothing else: "may also be dropped", "Who replied that …?" */
const withoutReplies = (stem: string) =>
  stem
    .replace(/(?<!\bnot) (?:as well|too)(?=[.?]”?$|”\??$)/, '')
    .replace(/(?<=\p{Ll}|_)(?<!\band) (?:therefore|thus|hence) (?=\p{Ll})/gu, ' ')
    .replace(/\b(may|can|could|might|must|will|should) also (?=\p{Ll})(?!.*\bnot only\b)/gu, '$1 ')
    .replace(
      /^((?:In [^,]+, w|W)ho) (?:replied|answered|responded)(?: at once)?((?: in [^,?]{1,40}?)?) that\b/,
      '$1 argued$2 that',
    )
    .replace(/^((?:In [^,]+, w|W)ho objected) at once that\b/, '$1 that')
    // "Who had shown that …?": before what, only the text says.
    .replace(/^((?:In [^,]+, w|W)ho) had (\p{Ll}+)\b/u, (whole, who: string, verb: string) => {
      const past = PAST.get(verb) ?? (/[^e]ed$/.test(verb) ? verb : '');
      return past ? `${who} ${past}` : whole;
    });

/** The question with its topic in front where it needs one; null where nothing could make it clear. */
export function standingAlone(made: Candidate): Candidate | null {
  if (made.maker && NAMES_ITS_TOPIC.test(made.maker)) return made;
  const stem = withoutReplies(made.stem);
  const candidate = stem === made.stem ? made : { ...made, stem };
  const told = inItsPassage(candidate);
  if (told !== candidate) return told;
  const lack = worst(lacksOf(candidate));
  if (lack === 'sentence') return null;
  if (lack === 'nothing') return candidate;
  const topic = /^Under “/.test(candidate.stem) ? null : fittingTopic(candidate, lack);
  if (topic) return { ...candidate, stem: under(topic, candidate.stem) };
  return lack === 'topic' && topic === null ? null : candidate;
}
