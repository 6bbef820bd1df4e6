import { type KeyTerm, keyTerms } from '../analyse/key-terms.ts';
import { readSource, type Source } from '../analyse/source.ts';
import type { SectionPart } from '../answer/build-index.ts';
import type { Block, Place } from '../document.ts';
import { isTermLike } from '../facts/phrases.ts';
import { enumerated } from '../plan/titles.ts';
import type { PlanDay } from '../plan/types.ts';
import { detectLanguage } from '../text/language.ts';
import { isImprintLine } from '../text/own-title.ts';
import type { DocumentText, Section } from '../text/sections.ts';
import { closingMarkdown, summaryLast } from './closing.ts';
import { headingFinder } from './lesson-headings.ts';
import type { LessonPart } from './lesson-part.ts';
import { termMarker } from './mark-terms.ts';
import { blockMarkdown, escapeMarkdown, lowered } from './markdown.ts';
import { writeReview } from './review-lesson.ts';

export interface LessonSource {
  documentId: string;
  sectionId: string;
  headingPath: string[];
  place?: Place;
}

export interface Lesson {
  markdown: string;
  keyTerms: { term: string; definition: string }[];
  objective: string;
  minutes: number;
  /** Every place the lesson is taken from, in order. */
  sources: LessonSource[];
}

/** Writes a day's lesson from the source's own words; a review day gets a mixed review of its parts. */
export function writeLesson(day: PlanDay, source: Source): Lesson {
  const documents = readSource(source);
  const find = partFinder(documents);
  const parts = day.parts.flatMap(find);
  const terms = termsIn(parts);
  const { markdown, minutes } =
    day.kind === 'review'
      ? writeReview(day, parts)
      : { markdown: lessonMarkdown(day, parts, terms), minutes: day.minutes };
  return {
    markdown,
    keyTerms: terms.map(({ term, definition }) => ({ term, definition })),
    objective: day.objective,
    minutes,
    sources: sourcesOf(parts),
  };
}

function partFinder(documents: readonly DocumentText[]): (part: SectionPart) => LessonPart[] {
  const sections = new Map(
    documents.flatMap((document) =>
      document.sections.map((section) => [`${document.id}/${section.id}`, { document, section }] as const),
    ),
  );
  return ({ documentId, sectionId, fromBlock = 0, toBlock }) => {
    const found = sections.get(`${documentId}/${sectionId}`);
    return found ? [{ ...found, fromBlock, toBlock: toBlock ?? found.section.blocks.length }] : [];
  };
}

const termCache = new WeakMap<DocumentText, KeyTerm[] | null>();

/** A document's terms, found once, however many days it has; null where its language is not known well enough. */
function termsOf(document: DocumentText): KeyTerm[] | null {
  let terms = termCache.get(document);
  if (terms === undefined) {
    const english = detectLanguage(document.sentences.map(({ text }) => text).join('\n')).english;
    terms = english ? keyTerms(document, 200) : null;
    termCache.set(document, terms);
  }
  return terms;
}

/** The terms that the parts define. */
function termsIn(parts: readonly LessonPart[]): KeyTerm[] {
  const found: KeyTerm[] = [];
  for (const document of new Set(parts.map((part) => part.document))) {
    const terms = termsOf(document) ?? [];
    const own = parts.filter((part) => part.document === document);
    found.push(
      ...terms.filter((term) =>
        own.some(
          ({ section, fromBlock, toBlock }) =>
            section.id === term.sectionId && term.blockIndex >= fromBlock && term.blockIndex < toBlock,
        ),
      ),
    );
  }
  return found;
}

function lessonMarkdown(day: PlanDay, given: readonly LessonPart[], terms: readonly KeyTerm[]): string {
  const parts = summaryLast(given);
  const lines: string[] = [openingLine(day, taughtIn(parts, terms))];
  const mark = termMarker(marksItsTerms(parts) ? [] : terms);
  const find = headingFinder(day.title);
  const headings = parts.map((part, i) => find(part, parts[i - 1]));
  // Where a heading is left out since it repeats the day's title, the next level becomes the top.
  const top = headings.flat().reduce((least, { depth }) => Math.min(least, depth), Number.POSITIVE_INFINITY);
  parts.forEach((part, i) => {
    for (const { text, depth } of headings[i]!)
      lines.push(`${'#'.repeat(Math.min(4, 2 + depth - top))} ${escapeMarkdown(text)}`);
    for (const block of blocksOf(part)) lines.push(blockMarkdown(block, mark(block)));
  });
  const understood = parts.filter(({ document }) => termsOf(document) !== null);
  return [...lines, closingMarkdown(understood)].filter(Boolean).join('\n\n');
}

/** The blocks of a part, without the lines above a text that say who teaches it. */
function blocksOf({ document, section, fromBlock, toBlock }: LessonPart): Block[] {
  const blocks = section.blocks.slice(fromBlock, toBlock);
  if (section !== document.sections[0] || fromBlock > 0) return blocks;
  const first = blocks.findIndex((block) => !isImprintLine(block));
  // A document of nothing else keeps them.
  if (first < 0) return document.sections.length > 1 ? [] : blocks;
  return blocks.slice(first);
}

/** A list of terms at the end of a text explains those of every day: what a day is about, its own parts say. */
function taughtIn(parts: readonly LessonPart[], terms: readonly KeyTerm[]): readonly KeyTerm[] {
  const lists = new Set(parts.filter(({ section }) => section.matter === 'glossary').map(({ section }) => section.id));
  const taught = terms.filter(({ sectionId }) => !lists.has(sectionId));
  return taught.length > 0 ? taught : terms;
}

const FEWEST_MARKED = 3;

/** Whether the writer sets terms in bold: where they do, nothing is added to what they chose. */
function marksItsTerms(parts: readonly LessonPart[]): boolean {
  const marked = parts.flatMap(({ section }) =>
    section.blocks.flatMap((block) => ('emphasised' in block ? (block.emphasised ?? []).filter(isTermLike) : [])),
  );
  return new Set(marked).size >= FEWEST_MARKED;
}

/** What the day is about and how long it takes; the rest is the source's own text. */
function openingLine(day: PlanDay, terms: readonly KeyTerm[]): string {
  const title = day.title.toLowerCase();
  const others = terms.filter(({ term }) => !title.includes(term.toLowerCase())).slice(0, 3);
  const names = enumerated(others.map(({ name }) => name));
  const about = lowered(day.title) + (names ? `, with ${names}` : '');
  return `*Today: ${escapeMarkdown(about)}. About ${day.minutes} minutes.*`;
}

function sourcesOf(parts: readonly LessonPart[]): LessonSource[] {
  const seen = new Set<Section>();
  return parts.flatMap(({ document, section }) => {
    if (seen.has(section)) return [];
    seen.add(section);
    return [
      {
        documentId: document.id,
        sectionId: section.id,
        headingPath: section.headingPath,
        ...(section.place ? { place: section.place } : {}),
      },
    ];
  });
}
