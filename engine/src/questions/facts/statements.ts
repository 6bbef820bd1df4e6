import { capitalise } from '../../text/normalise.ts';
import { contentStems } from '../../text/stems.ts';
import { tagQuickly } from '../../text/tagging.ts';
import { leansOnContext, withoutInnerLinks } from '../grammar/wording.ts';
import { untruthOf } from '../options/untruths.ts';
import { lackOf } from '../reading/owner.ts';
import type { Origin } from '../types.ts';
import type { Gapped } from './gaps.ts';
import type { Predicate } from './predicates.ts';
import { isOrdinary } from './term-evidence.ts';

/** A whole statement of the text that can be read without it, and what would be false. */
export interface Statement {
  text: string;
  /** The statement with its sense turned round; null where no change is sure to do so. */
  untrue: string | null;
  stems: readonly string[];
  /** What the untrue form says is true of this: beside it, the exchange would show. */
  of?: Predicate;
  standing: number;
  /** It is told of a thing by its own name, so that it holds wherever it is read: it may stand beside a false one. */
  holds: boolean;
  origin: Origin;
}

const FEWEST_WORDS = 5;
const MOST_WORDS = 24;

/** Reasons and asides at the end: what is stated stands without them, and turned round it would not agree with them. */
const TAIL =
  /(?:,? (?:because|so that|even though|although|though|whereas)|, (?:since|while|so|as|as if|and so|which is why|such as|probably)) .*$/;
/** Who or what it is, only the text before tells. */
const POINTS =
  /\b(?:it|they|them|he|she|him|his|her|there|here|another|others|else|instead|again|too|also|nor|ones?|same|respectively|in itself|by itself|such an?|the two|all three|the three|both|nevertheless|nonetheless|however|accordingly|moreover|thus|hence|still|in turn|by contrast|(?:do|does|did) (?!not\b)\p{Ll}+)\b| – /iu;
/** Announcements, examples and words to the reader: true, and nothing to be learnt. */
const ASIDE =
  /\b(?:we|you|our|your|us|suppose|imagine|consider|textbooks?|chapter|section|lecture|today|now|recently|question|examples?|instances?|may have|might|names (?:two|three)|distinguish(?:ed|es)?(?!.*\b(?:from|between|and)\b)|several|various|certain|more than one|(?:two|three|four|five|six) (?:\p{Ll}+ )?(?:groups?|kinds?|types?|ways?|forms?|phases?|stages?|parts?|classes|reasons?|steps?|things|factors|sources|conditions|limits|dimensions|links|problems))\b|[!?;:→+=]/iu;
/** Sizes without an owner: "has a value of 1.00". */
const BARE =
  /\b(?:has|have|takes?|needs?|contains?) (?:two|three|four|five|six|\d+),|\b(?:values?|rate|level|share|number|amount)\b(?! of (?:the |an? )?\p{L})/u;
/** "Higher temperatures are preferred": for what, the text around says. */
const OPEN_END =
  /\b(?:is|are|was|were|be) (?:\p{Ll}+ly )?(?:preferred|used|needed|required|added|removed|chosen|possible|impossible|common|rare|known|called|available|involved|given|made|taken|obtained|produced|found|studied|drawn|set)$|,\//u;
const OPENS_ODDLY = /^(?:\p{Ll}|If|Unless|About|Nor|At|Above|Below|Among|Better|Left|Drawn|Against|Person,)/u;

const words = (text: string) => text.split(' ').length;

/** "is the drug of choice", "has a minor effect", "is the weakest determinant": for what and of what, the text around says. */
const OF_SOMETHING =
  /\b(?:causes?|effects?|complaints?|exceptions?|choice|treatments?|signs?|results?|factors?|determinants?|tests?|comparison|deficiency|complications?|remed(?:y|ies)|argument|idea|subject|paragraph|role|part|advantages?|problems?|difference)\b(?! (?:of|on|for|in|between|from|to|that)\b)/;

/** "Women are affected", "deficiency causes": by what and of what, the heading says. "Bilirubin is" says it itself. */
function isTechnical(name: string, { section }: Origin): boolean {
  const title = contentStems(section.headingPath[0] ?? '');
  return (
    name.split(/[ -]/).some((word) => !isOrdinary(word)) || contentStems(name).some((item) => title.includes(item))
  );
}

/** "is more useful", "is the largest": than which, of which? */
const COMPARES =
  /\b(?:than|more|less|most|least|may|often|sometimes|only|merely|first|second|(?:high|low|larg|small|great|long|short|strong|weak|fast|slow|common|old|earli|lat|heavi|thick|thin|wid|easi|hard)(?:er|est)|better|best|worse|worst)\b/;

/** Whether what is said of a thing holds of it anywhere: what it is, or what it does by its nature. */
function holdsOf({ name, text, tense, context, lead, lent, origin }: Predicate): boolean {
  if (tense === 'past' || context || lead || /\b(?:its|their)\b/.test(name) || OF_SOMETHING.test(text)) return false;
  if (COMPARES.test(text)) return lent;
  return isTechnical(name, origin);
}

/** What is stated, without its reasons; null where it is too short or too long, or leans on others. */
function statementFrom(text: string, from: number, standing: number, origin: Origin): Statement | null {
  const stated = withoutInnerLinks(
    text.replace(TAIL, '').replace(/(?:, (?:mainly|partly|perhaps|probably|chiefly))?,?$/, ''),
  );
  if (words(stated) < FEWEST_WORDS || words(stated) > MOST_WORDS || stated.length < from + 12) return null;
  if ([OPENS_ODDLY, POINTS, ASIDE, BARE, OPEN_END].some((pattern) => pattern.test(stated)) || leansOnContext(stated))
    return null;
  if (lackOf(stated) !== 'nothing') return null;
  // "waits more than (n − 1)q units": with its brackets a part of the formula was left out.
  if (/\)[\p{L}\d]|[\p{L}\d]\(/u.test(origin.sentence)) return null;
  // A link that was left out before the verb has moved it.
  const stems = contentStems(stated);
  if (new Set(stems).size < 3) return null;
  const verb = text.slice(from).split(' ').slice(0, 2).join(' ');
  const at = stated.indexOf(verb);
  return { text: stated, untrue: at > 0 ? untruthOf(stated, at) : null, stems, standing, holds: false, origin };
}

/** What the text states of something named, in whole sentences and in clauses, in reading order. */
export function statementsOf(
  predicates: readonly Predicate[],
  sentences: readonly Gapped[],
  mistaken: (own: Predicate, at: number) => { text: string; of: Predicate } | null,
): Statement[] {
  const found: Statement[] = [];
  // Only what may be turned round, or stands beside it, is kept.
  const keep = (statement: Statement) => {
    if (statement.holds || statement.untrue !== null) found.push(statement);
  };
  const read = new Set<string>();
  predicates.forEach((own, at) => {
    // What happened is told of one time: it stands alone with its year, or of somebody named.
    if (own.tense === 'past' && !own.proper && !/\b1\d{3}\b|\b20\d\d\b/.test(own.text)) return;
    const opening = own.context || own.lead;
    const subject = opening ? `${opening}, ${own.name}` : capitalise(own.name);
    const stated = (text: string) => statementFrom(`${subject} ${text}`, subject.length + 1, own.standing, own.origin);
    const statement = stated(own.text);
    if (!statement) return;
    const wrong = statement.untrue === null && own.lent ? mistaken(own, at) : null;
    const untrue = wrong ? (stated(wrong.text)?.text ?? null) : statement.untrue;
    keep({ ...statement, untrue, holds: holdsOf(own), ...(wrong && untrue ? { of: wrong.of } : {}) });
    read.add(own.origin.sentence);
  });
  for (const { text, from, standing, origin } of sentences) {
    // The first verb belongs to a clause that hangs on another: what is stated was not read.
    if (read.has(origin.sentence) || /\b(?:that|which|who|whose|where|when|what)\b/.test(text.slice(0, from))) continue;
    // "Rinse with water": a step, no statement.
    if (tagQuickly(text)[0]?.pos === 'VERB') continue;
    const statement = statementFrom(text, from, standing, origin);
    if (statement) keep(statement);
  }
  return found.sort((a, b) => a.origin.order - b.origin.order);
}
