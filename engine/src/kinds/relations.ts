import { type Corpus, sentencesWith } from '../reading/corpus.ts';
import type { Origin } from '../reading/origin.ts';
import { remembered, rememberedOf } from '../text/remembered.ts';
import type { Section } from '../text/sections.ts';
import { contentStems } from '../text/stems.ts';
import { termKey } from '../text/terms.ts';
import { isCaseOf } from './cases.ts';

/** What is needed to compare two things that facts are about. */
export interface Subject {
  key: string;
  stems: readonly string[];
  origin: Origin;
}

/** The subject of a fact, ready to be compared. */
export function subjectOf(term: string, origin: Origin): Subject {
  const key = termKey(term);
  const stems = contentStems(key);
  return { key, stems: stems.length > 0 ? stems : [key], origin };
}

function contains(whole: readonly string[], part: readonly string[]): boolean {
  return part.every((item) => whole.includes(item));
}

/** The noun that says what a name stands for: "inverse" of "inverse of a diagonal matrix", "matrix" of "diagonal matrix". */
export function headOf(key: string): string {
  // Without two spaces there is no such word between others; the pattern is dear.
  const space = key.indexOf(' ');
  if (space === key.lastIndexOf(' ')) return key.slice(space + 1);
  const own = key.split(/ (?:of|for|in|on|to|from|with|by|at|between|against) /)[0]!;
  return own.slice(own.lastIndexOf(' ') + 1);
}

const stemsAbove = new WeakMap<Section, string[][]>();

/** The stems of each heading above a section's text. */
export function headingsAbove(section: Section): string[][] {
  const above = stemsAbove.get(section) ?? section.headingPath.map(contentStems);
  stemsAbove.set(section, above);
  return above;
}

function namesAncestor({ section }: Origin, stems: readonly string[]): boolean {
  return headingsAbove(section).some(
    (heading, i) => contains(heading, stems) && !isOneOfSeveral(section.headingPath[i]!, stems),
  );
}

/**
 * "Error control and flow control", "Compaction and consolidation": of several things of one sort none is what stands under
 * the heading; "Electoral systems and their effects" is about electoral systems.
 */
function isOneOfSeveral(heading: string, stems: readonly string[]): boolean {
  const parts = heading.split(/, | and /).map(contentStems);
  const alike = parts.every((part) => part.length === 1) || parts.every((part) => part.at(-1) === parts[0]!.at(-1));
  return parts.length > 1 && alike && parts.some((part) => part.length === stems.length && contains(part, stems));
}

/** Whether a heading above both names nothing but the one. */
function isTopicOf(topic: Subject, { origin }: Subject): boolean {
  const above = headingsAbove(topic.origin.section);
  return origin.section.headingPath.some(
    (heading, i) =>
      heading === topic.origin.section.headingPath[i] &&
      above[i]!.length === topic.stems.length &&
      contains(above[i]!, topic.stems),
  );
}

const without = (key: string) => key.replace(/(?<!\p{L})(?:non|anti|counter|un|de|dis)-/u, '');
/** "preemptive" and "non-preemptive scheduling": what is not the one is the other. */
const areOpposed = (left: string, right: string) =>
  (left.includes('-') || right.includes('-')) && (without(left) === right || without(right) === left);

/**
 * Whether what is said of one may hold of the other too: the same thing under another name, a kind of it, or the topic
 * whose section it stands in. Such a pair never serves as a distractor for each other.
 */
export function areRelated(left: Subject, right: Subject, corpus: Corpus): boolean {
  if (left.key === right.key) return true;
  if (areOpposed(left.key, right.key)) return false;
  if (contains(left.stems, right.stems) || contains(right.stems, left.stems)) return true;
  // "hypothesis testing" and "the chi-square test": one word in two forms names the activity and its kinds.
  if (left.stems.at(-1) === right.stems.at(-1) && headOf(left.key) !== headOf(right.key)) return true;
  if (corpus.aliases.get(left.key)?.has(right.key) || isCaseOf(left.key, right.key, corpus)) return true;
  // "Electoral systems" is what the text is about: "a two-round system" is one of them.
  if (headOf(left.key) === headOf(right.key) && (isTopicOf(left, right) || isTopicOf(right, left))) return true;
  // A heading above a fact names its topic: "Osmosis" under "Passive transport" is a kind or a part of it.
  const leftAbove = left.origin.section !== right.origin.section && namesAncestor(right.origin, left.stems);
  const rightAbove = left.origin.section !== right.origin.section && namesAncestor(left.origin, right.stems);
  return leftAbove || rightAbove;
}

/** What a text claims, asked of one neighbour after the other: the stems, and each of them once. */
const claimOf = remembered((text) => {
  const stems = contentStems(text);
  return { stems, unique: [...new Set(stems)] };
}, 400);

/** As many subjects as stand within reach of each other. */
const NEAR = 400;

const sentencesAbout = rememberedOf(
  ({ stems }: Subject) => stems.join(' '),
  ({ stems }, corpus: Corpus) => sentencesWith(stems, corpus),
  NEAR,
);

/**
 * Whether some sentence of the document says of the subject what the text says: then the text may be true of it. The
 * sentences `except` are passed over: they tell the two apart.
 */
export function isSupported(
  subject: Subject,
  text: string,
  corpus: Corpus,
  threshold = 0.6,
  except: string | readonly string[] = '',
): boolean {
  const { stems, unique } = claimOf(text);
  const isOther = (item: string) => !subject.stems.includes(item);
  const claim = unique.filter(isOther);
  if (claim.length === 0) return true;
  const orders = sentencesAbout(subject, corpus);
  if (orders.length === 0) return false;
  // A word that comes back counts again.
  const least = claim.length >= 3 ? 3 : Math.min(3, stems.filter(isOther).length);
  for (const order of orders) {
    const entry = corpus.entries[order]!;
    if (typeof except === 'string' ? entry.sentence.text === except : except.includes(entry.sentence.text)) continue;
    const shared = sharedCount(claim, entry.stems);
    if (shared >= least && shared / Math.min(claim.length, entry.stems.size) >= threshold) return true;
  }
  return false;
}

function sharedCount(left: readonly string[], right: ReadonlySet<string>): number {
  let shared = 0;
  for (const item of left) if (right.has(item)) shared++;
  return shared;
}
