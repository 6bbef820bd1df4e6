import { type Steps, stepsIn } from '../../facts/steps.ts';
import { ownHeading, plainHeading } from '../../grammar/wording.ts';
import { blockOrigin, type Corpus } from '../../reading/corpus.ts';
import { withTopic } from '../../reading/topic.ts';
import { pointsBack } from '../../standing/pointing.ts';
import { leansOnContext } from '../../standing/words.ts';
import { capitalise } from '../../text/normalise.ts';
import { isPlural } from '../../text/number.ts';
import type { Section } from '../../text/sections.ts';
import { contentStems, overlap } from '../../text/stems.ts';
import { tag } from '../../text/tagging.ts';
import { lengthGivesAway } from '../options/distractors.ts';
import { hash } from '../options/random.ts';
import type { Candidate } from '../types.ts';

function isUsable(step: string, { named }: Steps): boolean {
  const words = step.split(' ').length;
  if (/^(?:these|they|this|those|it)\b/i.test(step)) return false;
  return words >= (named ? 1 : 2) && words <= 24 && !/[$\\_]/.test(step);
}

/** The other steps, nearest first, that do not say what the right one says; never the one that the stem names. */
function otherSteps(steps: Steps, at: number, named: number): string[] | null {
  const right = contentStems(steps.texts[at]!);
  const others = steps.texts
    .map((text, i) => ({ text, i }))
    .filter(({ text, i }) => i !== at && i !== named && isUsable(text, steps))
    .filter(({ text }) => overlap(contentStems(text), right) < 0.8)
    .sort((a, b) => Math.abs(a.i - at) - Math.abs(b.i - at))
    .slice(0, 3)
    .map(({ text }) => capitalise(text));
  return others.length === 3 && !lengthGivesAway(steps.texts[at]!, others) ? others : null;
}

interface Spot {
  at: number;
  /** The step that the stem names, or none where the first or the last is asked for. */
  after?: number;
  others: string[];
  /** Asked beside another step of the same list; without it only one of them is asked. */
  isSecond?: boolean;
}

/** Whether the step in the stem has a word in common with the answer that no other option has, or the answer points back. */
function pointsOn({ at, after, others }: Spot, texts: readonly string[]): boolean {
  const shown = new Set(others.flatMap((text) => contentStems(text)));
  const asked = contentStems(texts[after ?? at]!);
  if (/\b(?:its|them|their)\b/.test(texts[at]!)) return true;
  return contentStems(texts[at]!).some((item) => asked.includes(item) && !shown.has(item));
}

/** The steps to ask for: one of a list, two of a long one, far apart, so that they do not give each other away. */
function spotsOf(steps: Steps): Spot[] {
  const { texts } = steps;
  const spots = texts.flatMap((text, at): Spot[] => {
    if (at === 0 || !isUsable(text, steps) || !isUsable(texts[at - 1]!, steps)) return [];
    if (leansOnContext(texts[at - 1]!) || /^(?:otherwise|then|next|it|they|this|these)\b/i.test(text)) return [];
    const others = otherSteps(steps, at, at - 1);
    return others ? [{ at, after: at - 1, others }] : [];
  });
  // What two steps share and no other step has points from the one to the other.
  const silent = spots.filter((spot) => !pointsOn(spot, texts));
  const from = silent.length > 0 ? silent : spots;
  const start = hash(texts.join()) % (from.length || 1);
  const inTurn = [...from.slice(start), ...from.slice(0, start)];
  const first = inTurn[0];
  if (!first) return endOf(steps);
  const second = texts.length >= 7 ? from.find(({ at }) => Math.abs(at - first.at) >= 3) : undefined;
  // The others stand in for the first where it does not pass the checks.
  const spare = inTurn.filter((spot) => spot !== first && (!second || Math.abs(spot.at - second.at) >= 3)).slice(0, 2);
  return [first, ...spare, ...(second ? [{ ...second, isSecond: true }] : [])];
}

/** "In the next winter …", "… again": a step that says by itself that others come before it. */
const SAYS_PLACE = /\b(?:again|in the next|the next|finally|at last|once more|repeat(?:ed)?|from then on)\b/i;
/** "Meet this amount", "dry it": not the first thing that is done. */
const GOES_ON = /\b(?:this|these|it|them|left over)\b/i;

/** With four steps only the first or the last leaves three others. */
function endOf(steps: Steps): Spot[] {
  const goesOn = steps.texts.slice(1).some((text) => GOES_ON.test(text));
  const ends = [0, steps.texts.length - 1].filter((at) => isUsable(steps.texts[at]!, steps) && (at > 0 || !goesOn));
  if (steps.texts.length !== 4 || ends.length === 0 || steps.texts.some((text) => SAYS_PLACE.test(text))) return [];
  const at = ends[hash(steps.texts.join()) % ends.length]!;
  const others = otherSteps(steps, at, -1);
  return others ? [{ at, others }] : [];
}

const UNTELLING = /^(?:introduction|methods?|overview|summary|background|notes|history)\b|\b(?:it|they|this|these)\b/i;
const RUNS =
  /^((?:The|One|An?) [\p{L}'’ -]{3,40}?|\p{Lu}[\p{L}'’ -]{3,40}?) (?:has|have|consists? of|comprises?|runs?|passes|goes|proceeds?|takes place|involves?|follows) .*\b(?:steps|stages|phases|processes|order|follows|course|sequence|pattern)\b/u;
const ORDER_IN_WHICH = /\border in which ([^.:]+)/;

/** Headings that say "how it is made" and not what: they are named with the one above. */
const BARE =
  /^(?:the )?(?:life cycle|cycle|procedure|method|steps|process|sequence|stages|phases|protocol|practical|manufacture|production|preparation|extraction|purification|installation|formation|development|measurement|planting|how to .{3,20})$/i;

const withoutLetter = (heading: string) => heading.replace(/^\p{Lu}(?:\.\d+)*\.?\s(?=\p{Lu})/u, '');

function titleOf(section: Section): string {
  const own = withoutLetter(plainHeading(ownHeading(section)));
  const above = withoutLetter(plainHeading(section.headingPath.at(-2) ?? ''));
  return BARE.test(own) && above ? `${above}: ${own}` : withTopic(own, section);
}

const STEPS_OF =
  /^(?:The )?(?:\p{Ll}+ )?(?:steps|stages|phases) (?:of|for) ((?:the|an?) [\p{L}'’ -]{3,50}?)(?: are)?:?$/iu;
const STEPS_IN =
  /^(?:The )?(?:\p{Ll}+ )?(?:steps|stages|phases) in (the [\p{L}'’ -]{3,50} (?:cycle|process|test|procedure)):?$/iu;
/** "Path of a secreted protein:", "The slump test:": a line that names and says nothing. */
const NAMING = /^(?:The |An? )?[\p{L}'’-]+(?: [\p{L}'’-]+){1,6}:$/u;

const PROCESS =
  /(?:cycle|process|test|procedure|method|analysis|audit|trial|experiment|survey|\p{L}{3}(?:tion|sis|ment|ing))$/u;

/** "In the oedometer test, " from the line before the steps, or ''. */
function processNamed(introduction: string, which: string): string {
  const of = STEPS_OF.exec(introduction)?.[1] ?? STEPS_IN.exec(introduction)?.[1];
  const runs = (of ?? RUNS.exec(introduction)?.[1])?.replace(/^\w+ /, (word) => word.toLowerCase());
  if (!runs || /^to /.test(runs) || runs.split(' ').length < 3 || leansOnContext(runs) || / of the /.test(runs))
    return '';
  return PROCESS.test(runs.split(' of ')[0]!) ? `In ${runs}, ${which}` : `In the steps of ${runs}, which one`;
}

/** "When a page fault is handled, " from "…, a page fault, which is handled as follows:", or ''. */
function doingNamed(introduction: string): string {
  const match =
    /\b(an?|the) ([\p{Ll}-]+(?: [\p{Ll}-]+){0,2})(?:, which)? (is|are) (\p{Ll}{3,}(?:ed|en|de|wn)) as follows:?$/u.exec(
      introduction.replace(/\*/g, ''),
    );
  const several =
    /^(?!The|An?)(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}) are (\p{Ll}{3,}(?:ed|en|de|wn)) (?:as follows|in (?:these|the following|this) (?:steps|stages|order|way)):?$/u.exec(
      introduction.replace(/\*/g, ''),
    );
  if (several && !leansOnContext(several[1]!) && isPlural(several[1]!))
    return `When ${several[1]![0]!.toLowerCase()}${several[1]!.slice(1)} are ${several[2]}, `;
  if (!match || tag(match[2]!).some((token) => token.pos === 'VERB' || token.pos === 'ADP')) return '';
  return `When ${match[1]} ${match[2]} ${match[3]} ${match[4]}, `;
}

/** A line that is nothing but a name, as a heading. */
function nameOf(introduction: string): string {
  if (!introduction || !/[.:?!]$/.test(introduction)) return introduction;
  const says = ({ pos, lower }: { pos: string; lower: string }) =>
    pos === 'AUX' || (pos === 'VERB' && !/ed$/.test(lower));
  const isName = NAMING.test(introduction) && !tag(introduction).some(says);
  return isName && !/^(?:To|How)\b|\b(?:steps|stages|phases|order|procedure|following|follows)\b/i.test(introduction)
    ? introduction.slice(0, -1)
    : '';
}

/** "To commission a heating system, " from the line before the steps, or ''. */
function aimNamed(introduction: string): string {
  const aim = /^(To \p{Ll}+ [\p{L}\d' -]{4,60}):$/u.exec(introduction)?.[1];
  return aim && !leansOnContext(aim) && !pointsBack(aim) && !/\b(?:the following|as follows)\b/.test(aim)
    ? `${aim}, `
    : '';
}

/** Of what the steps are: the subject of the line before them, or the heading; '' where neither says it. */
function scopeOf(introduction: string, section: Section, named: boolean): string {
  const plain = nameOf(introduction) || titleOf(section);
  const order = ORDER_IN_WHICH.exec(introduction)?.[1];
  const which = named ? 'which of these' : 'which step';
  const process = order ? '' : processNamed(introduction, which);
  if (process) return process;
  const doing = order ? '' : doingNamed(introduction);
  if (doing) return `${doing}${which}`;
  const aim = order ? '' : aimNamed(introduction);
  if (aim) return `${aim}${which}`;
  if (!plain || UNTELLING.test(plain)) return '';
  if (order) return leansOnContext(order) ? '' : `Under “${plain}”, in the order in which ${order}, ${which}`;
  return `Under “${plain}”, ${which}`;
}

function stemOf({ at, after }: Spot, { texts }: Steps, scope: string): string {
  if (after === undefined) return `${scope} comes ${at === 0 ? 'first' : 'last'}?`;
  return `${scope} comes immediately after “${texts[after]}”?`;
}

/** "“…” is step 3 of 6; it follows “…”.": where the answer stands among the steps. */
function becauseOf({ at, after }: Spot, texts: readonly string[]): string {
  const own = `“${capitalise(texts[at]!)}” is number ${at + 1} of the ${texts.length} in order`;
  return after === undefined ? `${own}.` : `${own}, right after “${texts[after]}”.`;
}

/** The step and the one before it, kept apart where they are no sentences. */
function sourceOf(items: readonly string[], at: number): string {
  const shown = items.slice(Math.max(0, at - 1), at + 1);
  return shown.map((item, i) => (i === shown.length - 1 || /[.;,:]$/.test(item) ? item : `${item};`)).join(' ');
}

function questionsOf(steps: Steps, corpus: Corpus): Candidate[] {
  const { texts, items, document, section, block, introduction } = steps;
  const heading = plainHeading(ownHeading(section));
  const scope = scopeOf(introduction, section, steps.named);
  if (!scope) return [];
  // What goes round has no first and no last.
  const spots = spotsOf(steps).filter(({ after }) => after !== undefined || !/\bcycle\b/i.test(scope));
  return spots.map((spot, i) => ({
    form: 'sequence',
    maker: 'steps',
    stem: stemOf(spot, steps, scope),
    answer: capitalise(texts[spot.at]!),
    distractors: spot.others,
    because: becauseOf(spot, texts),
    difficulty: 'medium',
    sureness: i === 0 || spot.isSecond ? 0.7 : 0.65,
    about: `steps ${heading} ${texts[0]} ${spot.isSecond ? 2 : 1}`,
    subject: `steps ${heading}`,
    origin: blockOrigin(document, section, block, sourceOf(items, spot.at), corpus),
  }));
}

/** "Which step comes immediately after …?" over lists that are procedures or stages. */
export const stepQuestions = (corpus: Corpus): Candidate[] =>
  stepsIn(corpus).flatMap((steps) => questionsOf(steps, corpus));
