import type { Block } from '../document.ts';
import { ownHeading, plainHeading } from '../grammar/wording.ts';
import { type Corpus, isExampleSection } from '../reading/corpus.ts';
import { plainCell, withoutCounter } from '../reading/tables.ts';
import { capitalise } from '../text/normalise.ts';
import type { DocumentText, Section } from '../text/sections.ts';
import { splitSentences } from '../text/sentences.ts';
import { contentStems } from '../text/stems.ts';
import { tag } from '../text/tagging.ts';

/** What is done, or happens, one after another. */
export interface Steps {
  /** The steps as they are asked for, in order. */
  texts: string[];
  /** Whether the steps are names and not sentences. */
  named: boolean;
  /** The entries as the document has them. */
  items: readonly string[];
  /** The line that leads to them, or ''. */
  introduction: string;
  document: DocumentText;
  section: Section;
  block: Block;
}

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

/** "It spreads …" after "The impulse travels in this order:" is said of the impulse, "It appends …" after "the sender proceeds as follows:" of the sender. */
function withSubject(text: string, introduction: string): string {
  const subject = /(?:^|\b)([Tt]he [\p{Ll}-]+(?: [\p{Ll}-]+)?) \p{Ll}+s (?:as follows|in|through|by|from)\b/u.exec(
    introduction,
  )?.[1];
  return subject ? text.replace(/^It\b/, capitalise(subject)) : text;
}

/** The entries of a list, or of a table whose first column counts steps: there the next column says what is done. */
function itemsOf(block: Block): string[] {
  if (block.kind === 'list') return block.items;
  if (block.kind !== 'table' || !/^(?:steps?|stages?|phases?)$/i.test(plainCell(block.header[0] ?? ''))) return [];
  const named = withoutCounter(block);
  return named === block ? [] : named.rows.map((row) => plainCell(row[0] ?? ''));
}

function stepsOf(block: Block, index: number, document: DocumentText, section: Section): Steps[] {
  const items = itemsOf(block);
  if (items.length < 4) return [];
  const introduction = announcementOf(section.blocks, index);
  const names = namesOf(items);
  const texts = names ?? items.map((item) => withSubject(stepText(item), introduction));
  const heading = plainHeading(ownHeading(section));
  if (block.kind === 'list' && !isSequence(block, texts, introduction, heading)) return [];
  return [{ texts, named: names !== null, items, introduction, document, section, block }];
}

/** The lists and tables of the documents that are procedures or stages. */
export const stepsIn = (corpus: Corpus): Steps[] =>
  corpus.documents.flatMap((document) =>
    document.sections
      .filter((section) => corpus.sectionOrder.has(section) && !isExampleSection(section))
      .flatMap((section) => section.blocks.flatMap((block, index) => stepsOf(block, index, document, section))),
  );
