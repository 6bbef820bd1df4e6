import type { Block } from '../../document.ts';
import { leansOnContext, ownHeading, plainHeading } from '../../grammar/wording.ts';
import { blockOrigin, type Corpus, isExampleSection } from '../../reading/corpus.ts';
import { pointsBack } from '../../reading/pointing.ts';
import { plainCell, withoutCounter } from '../../reading/table-subject.ts';
import { withTopic } from '../../reading/topic.ts';
import { capitalise } from '../../text/normalise.ts';
import { isPlural } from '../../text/number.ts';
import type { DocumentText, Section } from '../../text/sections.ts';
import { splitSentences } from '../../text/sentences.ts';
import { contentStems, overlap } from '../../text/stems.ts';
import { tag } from '../../text/tagging.ts';
import { lengthGivesAway } from '../options/distractors.ts';
import { hash } from '../options/random.ts';
import type { Candidate } from '../types.ts';

type List = Extract<Block, { kind: 'list' }>;

const IN_ORDER =
  /\b(?:steps?|step by step|stages?|phases?|procedure|sequence|in order|order|cycle|process|runs? as follows|proceeds?|happens? as follows|as follows|passes|algorithm|method|practical|experiment|test|determination|titration|staining|reconciliation|how to|life cycle|pathway|recipe|protocol|workflow|path|regular course|following happens|what (?:then )?happens)\b|^(?:to|how) \p{Ll}[^.]*:?$/iu;
const NOT_IN_ORDER =
  /\b(?:types?|kinds?|functions?|properties|features|characteristics|advantages|disadvantages|reasons|factors|examples|objectives|outcomes|rules|causes|questions|conditions|able to|principles|uses|effects|components|elements|parts|criteria|assumptions|requirements|exercises?|references|mistakes|groups|classes|forms|ways|points|exceptions|duties|rights|tips|checklist|summary|remedies|measures)\b/i;
/** Headings that name a making or a doing, under which a numbered list tells how it goes on. */
const DOING =
  /^(?:the )?(?:manufacture|production|preparation|synthesis|biosynthesis|planting|propagation|extraction|purification|installation|formation|development|measurement|calculation|from .+ to )\b|^how /i;
/** Words that open no command. */
const NO_COMMAND =
  /^(?:the|an?|this|these|in|on|at|for|if|when|while|after|before|it|they|he|she|each|every|some|most|many|all|no|not|one|two|three)$/i;
const AFTER_COMMAND =
  /^(?:the|an?|each|every|it|them|off|out|up|down|in|into|to|for|with|until|how|whether|that|from|all|any|enough|on|at|over|under|your|both|and|\d.*)$/i;

/** "Tamp each layer", "Strike off the top": a command, also where the tagger takes its first word for a noun. */
function isCommand(item: string): boolean {
  const [first = '', second = ''] = item.split(' ');
  if (NO_COMMAND.test(first) || !/^\p{Lu}\p{Ll}+$/u.test(first) || /(?:ed|ing|ly|s)$/.test(first)) return false;
  if (AFTER_COMMAND.test(second)) return true;
  const token = tag(item)[0];
  return token?.pos === 'VERB' && token.lemma === token.lower;
}

/** "Fill it …", "Tamp each layer …": steps that take up what the steps before have brought, so that their order is a must. */
function areChained(steps: readonly string[]): boolean {
  const linked = steps.filter((step, i) => {
    if (/ (?:it|them)\b/.test(step)) return true;
    const before = new Set(steps.slice(0, i).flatMap((text) => contentStems(text)));
    return [...step.matchAll(/\b(?:the|each|this|both) (\p{L}+)/gu)].some(([, noun]) =>
      contentStems(noun!).some((item) => before.has(item)),
    );
  });
  return linked.length >= Math.max(2, (steps.length - 1) / 2);
}

/** What may be done in any order. */
const FREE = ['multiply', 'add', 'subtract', 'divide'];

/** Whether a list tells what happens one after another, by its introduction, its heading or its commands. */
function isSequence(list: List, steps: readonly string[], introduction: string, heading: string): boolean {
  if (steps.length < 4 || NOT_IN_ORDER.test(introduction)) return false;
  // "Multiply by …" three times: the order of these is free.
  const verbs = steps.map((step) => step.split(' ')[0]!.toLowerCase());
  if (FREE.some((free) => verbs.filter((verb) => verb === free).length > 2)) return false;
  // "Personal savings", "Bank loans": things in some order are no steps, unless they are called so.
  if (
    !(list.ordered && /\b(?:stages|phases|steps)\b/i.test(introduction)) &&
    list.items.filter((text) => isCommand(text) || tag(text).some(({ pos }) => pos === 'VERB' || pos === 'AUX'))
      .length *
      2 <
      steps.length
  )
    return false;
  // "If …", "For a …": what to do in each of several cases, in no order.
  if (steps.filter((text) => /^(?:If|For|Where|Between|In an?)\b/.test(text)).length >= steps.length * 0.4)
    return false;
  if (introduction)
    return IN_ORDER.test(introduction) && (list.ordered || /\bstep by step|in (?:this )?order\b/i.test(introduction));
  if (list.ordered && /^how /i.test(heading)) return true;
  if (!list.ordered || NOT_IN_ORDER.test(heading)) return false;
  if (IN_ORDER.test(heading) || DOING.test(heading)) return true;
  return steps.filter(isCommand).length >= steps.length * 0.7 && areChained(steps);
}

/** So many words a step may have before an aside at its end is left out: beside short steps it would stand out. */
const LONG_STEP = 14;

function stepText(item: string): string {
  const sentence = splitSentences(item)[0] ?? '';
  // "Compute φ(n) = (p − 1)(q − 1)": the brackets of a formula are no aside.
  const whole = (/[=≈<>]/.test(sentence) ? sentence : sentence.replace(/\s+\([^()]*\)/g, ''))
    .replace(/[.;,:]+$/, '')
    .trim();
  if (whole.split(' ').length <= LONG_STEP) return whole;
  return /^(.{25,}?), (?:in which|which|where|because|since|so that)\b[^,]*$/.exec(whole)?.[1] ?? whole;
}

/** The line with a colon right before a list, or ''. */
export function introductionOf(blocks: readonly Block[], index: number): string {
  const previous = blocks[index - 1];
  if (previous?.kind !== 'paragraph') return '';
  const last = splitSentences(previous.text).at(-1) ?? '';
  return /:$/.test(last) || (last.split(' ').length <= 6 && !/[.?!]$/.test(last)) ? last : '';
}

/** The sentence before a list, also where it ends in a full stop: "The population passes through four phases." */
function announcementOf(blocks: readonly Block[], index: number): string {
  const previous = blocks[index - 1];
  const last = previous?.kind === 'paragraph' ? (splitSentences(previous.text).at(-1) ?? '') : '';
  const announces = /\b(?:stages|phases|steps)\b|\bfollows a (?:\p{Ll}+ )?(?:course|order|sequence|pattern)\b/iu;
  return introductionOf(blocks, index) || (announces.test(last) ? last : '');
}

const LABEL = /^([\p{L}][\p{L}\p{N}'’ -]{1,40}?(?: ?\([^()]{1,40}\))?)\s?(?:[.:]| [–—-]) \S/u;

/** "Lag phase, 2 hours": a name and how much of it. */
const MEASURED = /^(\p{L}[\p{L}' -]{2,40}?), (?:about |some )?[\d,.]+ \p{L}+(?: \p{L}+)?\.?$/u;

/** "Lag phase. Numbers hardly change.": where every entry has a name, the names are what is in order. */
function namesOf(items: readonly string[]): string[] | null {
  const names = items.map((item) =>
    item.split(' ').length <= 3
      ? item.replace(/[.;,]+$/, '')
      : ((LABEL.exec(item) ?? MEASURED.exec(item))?.[1]?.replace(/\s*\([^)]*\)/g, '') ?? ''),
  );
  const fit = names.every(
    (name) => name && name.split(' ').length <= 4 && (tag(name)[0]?.pos !== 'VERB' || /^\p{L}+ing\b/u.test(name)),
  );
  return fit && new Set(names).size === names.length ? names : null;
}

interface Steps {
  texts: string[];
  /** Whether the steps are names and not sentences. */
  named: boolean;
}

/** "It spreads …" after "The impulse travels in this order:" is said of the impulse, "It appends …" after "the sender proceeds as follows:" of the sender. */
function withSubject(text: string, introduction: string): string {
  const subject = /(?:^|\b)([Tt]he [\p{Ll}-]+(?: [\p{Ll}-]+)?) \p{Ll}+s (?:as follows|in|through|by|from)\b/u.exec(
    introduction,
  )?.[1];
  return subject ? text.replace(/^It\b/, capitalise(subject)) : text;
}

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

/** The entries of a list, or of a table whose first column counts steps: there the next column says what is done. */
function itemsOf(block: Block): string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind !== 'table' || !/^(?:steps?|stages?|phases?)$/i.test(plainCell(block.header[0] ?? ''))) return [];
  const named = withoutCounter(block);
  return named === block ? [] : named.rows.map((row) => plainCell(row[0] ?? ''));
}

/** The step and the one before it, kept apart where they are no sentences. */
function sourceOf(items: readonly string[], at: number): string {
  const shown = items.slice(Math.max(0, at - 1), at + 1);
  return shown.map((item, i) => (i === shown.length - 1 || /[.;,:]$/.test(item) ? item : `${item};`)).join(' ');
}

function questionsOf(
  block: Block,
  index: number,
  document: DocumentText,
  section: Section,
  corpus: Corpus,
): Candidate[] {
  const items = itemsOf(block);
  if (items.length < 4 || isExampleSection(section)) return [];
  const heading = plainHeading(ownHeading(section));
  const introduction = announcementOf(section.blocks, index);
  const names = namesOf(items);
  const texts = names ?? items.map((item) => withSubject(stepText(item), introduction));
  const steps = { texts, named: names !== null };
  const scope = scopeOf(introduction, section, steps.named);
  if (!scope || (block.kind === 'list' && !isSequence(block, texts, introduction, heading))) return [];
  // What goes round has no first and no last.
  const spots = spotsOf(steps).filter(({ after }) => after !== undefined || !/\bcycle\b/i.test(scope));
  return spots.map((spot, i) => ({
    form: 'sequence',
    stem: stemOf(spot, steps, scope),
    answer: capitalise(texts[spot.at]!),
    distractors: spot.others,
    because: becauseOf(spot, texts),
    difficulty: 'medium',
    weight: i === 0 || spot.isSecond ? 3.6 : 3.5,
    about: `steps ${heading} ${texts[0]} ${spot.isSecond ? 2 : 1}`,
    subject: `steps ${heading}`,
    origin: blockOrigin(document, section, block, sourceOf(items, spot.at), corpus),
  }));
}

/** "Which step comes immediately after …?" over lists that are procedures or stages. */
export function sequenceQuestions(corpus: Corpus): Candidate[] {
  return corpus.documents.flatMap((document) =>
    document.sections
      .filter((section) => corpus.sectionOrder.has(section))
      .flatMap((section) =>
        section.blocks.flatMap((block, index) => questionsOf(block, index, document, section, corpus)),
      ),
  );
}
