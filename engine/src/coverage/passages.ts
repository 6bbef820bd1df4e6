import { type LessonIndex, openIndex } from '../answer/lesson-index.ts';
import { searchStems } from '../answer/search-stems.ts';
import type { Place, SourceDocument } from '../document.ts';
import { isAside, matterOf } from '../text/matter.ts';
import { countWords, normalise } from '../text/normalise.ts';
import { splitSentences } from '../text/sentences.ts';

/** A sentence, entry or row of a document: the least that can bear a judgement out. */
export interface Piece {
  documentId: string;
  /** Number of its section within all that is judged together. */
  section: number;
  sectionId: string;
  headings: readonly string[];
  text: string;
  words: number;
  stems: ReadonlySet<string>;
  place?: Place;
  /** Its number among the units of its index; null for a heading that stands alone. */
  unit: number | null;
  /** The same for all that stands in one paragraph, list or table; an entry that is a paragraph stands for itself. */
  paragraph: number;
}

export interface CoverageSource {
  document: SourceDocument;
  index: LessonIndex;
}

/** What a document says, without its lists of contents, exercises and references. */
export function piecesOf({ document, index }: CoverageSource, firstSection: number): Piece[] {
  const { blockOf } = openIndex(index);
  const also = aliasesIn(index);
  const pieces = index.units.flatMap((text, unit): Piece[] => {
    const block = index.blocks[blockOf[unit]!]!;
    const section = index.sections[block.s]!;
    const heading = section.path.at(-1) ?? '';
    if (isAside(matterOf(heading)) || ASKS.test(text)) return [];
    const place = block.place ?? section.place;
    const sentences = sentencesOf(text);
    const isLong = sentences.length > 1 && block.k === 'list';
    return sentences.map((sentence) => ({
      documentId: document.id,
      section: firstSection + block.s,
      sectionId: section.id,
      headings: section.path,
      text: sentence,
      words: countWords(sentence),
      stems: also(searchStems(sentence)),
      ...(place && { place }),
      unit,
      paragraph: isLong ? -2 - unit : blockOf[unit]!,
    }));
  });
  return [...pieces, ...loneHeadings(document, firstSection + index.sections.length)];
}

/** An entry of a list may be a whole paragraph, and says as much as its sentences do. */
const LONG_ENTRY = 25;
function sentencesOf(text: string): string[] {
  if (countWords(text) <= LONG_ENTRY) return [text];
  const sentences = splitSentences(text);
  return sentences.length > 0 ? sentences : [text];
}

/** So many names that a text gives itself are looked at; a handout has a dozen. */
const MOST_ALIASES = 60;

/** "Electromotive force (e.m.f.)": from there on the text says one and means the other. */
function aliasesIn({ aliases }: LessonIndex): (stems: readonly string[]) => ReadonlySet<string> {
  const pairs = aliases.slice(0, MOST_ALIASES).map(([one, other]) => [one.split(' '), other.split(' ')] as const);
  return (stems) => {
    const all = new Set(stems);
    for (const [one, other] of pairs) {
      if (one.every((stem) => all.has(stem))) for (const stem of other) all.add(stem);
      else if (other.every((stem) => all.has(stem))) for (const stem of one) all.add(stem);
    }
    return all;
  };
}

/** An exercise names a topic and teaches nothing of it. */
const ASKS = /\?["”’)*]*$/;

/** Headings with nothing below them: the one trace of what was left out. */
function loneHeadings({ id, blocks }: SourceDocument, section: number): Piece[] {
  return blocks.flatMap((block, at): Piece[] => {
    if (block.kind !== 'heading' || block.level === 1) return [];
    const next = blocks[at + 1];
    if (next && (next.kind !== 'heading' || next.level > block.level)) return [];
    const text = normalise(block.text);
    if (isAside(matterOf(text))) return [];
    return [
      {
        documentId: id,
        section,
        sectionId: '',
        headings: [],
        text,
        words: 0,
        stems: new Set(searchStems(text)),
        ...(block.place && { place: block.place }),
        unit: null,
        paragraph: -1,
      },
    ];
  });
}
