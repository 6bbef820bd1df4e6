import type { KeyTerm } from '../analyse/key-terms.ts';
import { plainHeading } from '../grammar/wording.ts';
import { summarise } from '../summary/summarise.ts';
import { saysNothing } from '../text/matter.ts';
import type { DocumentText } from '../text/sections.ts';
import { contentStems } from '../text/stems.ts';
import { findTerms } from '../text/terms.ts';
import type { LessonPart } from './lesson-part.ts';
import { escapeMarkdown, lowered } from './markdown.ts';

/** To recall one and to check it takes about two minutes. */
const MINUTES_EACH = 2;
const FEWEST = 6;
/** The terms of a text that a sentence may be about. */
const TERMS = 80;
/** A section of fewer words says too little to be asked about. */
const LEAST_WORDS = 15;

interface Idea {
  /** The day, or the main division of the source, that it belongs to. */
  chapter: string;
  heading: string;
  prompt: string;
  check: string;
}

/**
 * A mixed review: first what to recall without looking, then the source's words to check against. Ideas of different
 * days alternate, since mixing makes one choose what applies.
 */
export function reviewMarkdown(parts: readonly LessonPart[], terms: readonly KeyTerm[], minutes: number): string {
  const ideas = mixed(ideasOf(parts, terms), Math.max(FEWEST, Math.round(minutes / MINUTES_EACH)));
  if (ideas.length === 0) return 'Go through the headings of the week and say, for each, what you remember.';
  const recall = ideas.map(({ prompt }, i) => `${i + 1}. ${prompt}`).join('\n');
  const check = ideas.map(({ check, heading }, i) => `${i + 1}. ${check} *(${escapeMarkdown(heading)})*`).join('\n');
  return [
    '*Today: a mixed review of the week. Answer each from memory, aloud or on paper, before you look below.*',
    '## Recall first',
    recall,
    '## Check yourself',
    check,
  ].join('\n\n');
}

/** Sections are counted within their document. */
const keyOf = ({ document, section }: LessonPart) => `${document.id}/${section.id}`;

function ideasOf(parts: readonly LessonPart[], terms: readonly KeyTerm[]): Idea[] {
  const ideas: Idea[] = [];
  const headingOf = new Map(
    parts.map((part) => [keyOf(part), plainHeading(part.section.heading) || part.section.heading]),
  );
  const chapterIn = chapterFinder(parts);
  const chapterOf = new Map(parts.map((part) => [keyOf(part), chapterIn(part)]));
  for (const { term, definition, documentId, sectionId } of terms) {
    const key = `${documentId}/${sectionId}`;
    ideas.push({
      chapter: chapterOf.get(key) ?? '',
      heading: headingOf.get(key) ?? '',
      prompt: `What is meant by **${escapeMarkdown(term)}**?`,
      check: `**${escapeMarkdown(term)}**: ${escapeMarkdown(definition)}`,
    });
  }
  const defined = new Set(terms.map(({ documentId, sectionId }) => `${documentId}/${sectionId}`));
  const asked = new Set(terms.map(({ term }) => term.toLowerCase()));
  for (const part of parts) {
    const { document, section } = part;
    const key = keyOf(part);
    if (defined.has(key) || section.matter !== 'subject' || section.wordCount < LEAST_WORDS) continue;
    defined.add(key);
    const own = { ...document, sections: [section], sentences: section.sentences, wordCount: section.wordCount };
    const sentence = summarise(own, 1)[0];
    const heading = headingOf.get(key)!;
    const thing = sentence && (saysNothing(heading) ? thingIn(sentence.text, document) : heading);
    if (!thing || asked.has(thing.toLowerCase())) continue;
    asked.add(thing.toLowerCase());
    ideas.push({
      chapter: chapterOf.get(key)!,
      heading,
      prompt: `What does the text say about **${escapeMarkdown(lowered(thing))}**?`,
      check: escapeMarkdown(sentence.text.replace(`${heading}: `, '')),
    });
  }
  return ideas;
}

/** What a sentence is about: the weightiest term of several words that stands in it; one word alone is too wide. */
function thingIn(sentence: string, document: DocumentText): string | null {
  const stems = ` ${contentStems(sentence).join(' ')} `;
  const terms = findTerms(document, TERMS).filter(({ key }) => key.includes(' '));
  return terms.find(({ key }) => stems.includes(` ${contentStems(key).join(' ')} `))?.text ?? null;
}

/** Where a week has several sources or main divisions, those; else the divisions of the one. */
function chapterFinder(parts: readonly LessonPart[]): (part: LessonPart) => string {
  if (new Set(parts.map(({ document }) => document)).size > 1) return ({ document }) => document.id;
  const divisions = new Set(parts.map(({ section }) => section.headingPath[0]));
  const depth = divisions.size > 1 ? 1 : 2;
  return ({ section }) => section.headingPath.slice(0, depth).join('/');
}

/** As many ideas of each chapter, from all over it, and one of each in turn, so that neighbours come from different places. */
function mixed(ideas: readonly Idea[], most: number): Idea[] {
  const chapters = new Map<string, Idea[]>();
  for (const idea of ideas) {
    const own = chapters.get(idea.chapter);
    if (own) own.push(idea);
    else chapters.set(idea.chapter, [idea]);
  }
  const share = Math.ceil(most / Math.max(1, chapters.size));
  const chosen = [...chapters.values()].map((own) => spread(own, share));
  // What a short chapter leaves free goes to the others.
  const left = [...chapters.values()].map((own, i) => own.filter((idea) => !chosen[i]!.includes(idea)));
  // No more rounds than ideas are shown.
  const inTurn = (lists: readonly Idea[][]) =>
    Array.from({ length: most }, (_, round) => lists.flatMap((list) => list[round] ?? [])).flat();
  return [...inTurn(chosen), ...inTurn(left)].slice(0, most);
}

function spread<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)]!);
}
