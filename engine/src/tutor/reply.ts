import { type Citation, citationOf } from '../answer/answer.ts';
import type { OpenIndex } from '../answer/lesson-index.ts';
import { listed } from './listed.ts';
import type { Span } from './span.ts';
import { placeText } from './wording.ts';

/** A text that the tutor looks things up in, and how the learner knows its parts, by their document. */
export interface Reading {
  open: OpenIndex;
  where: 'lesson' | 'course';
  /** As it is called to the learner. */
  called: 'lesson' | 'course' | 'document';
  names: Readonly<Record<string, string>>;
}

/** A question whose answer stands in one place of the text. Plain JSON: it is kept until it is turned. */
export interface DealtCard {
  front: string;
  back: string;
  unit: number;
  where: Reading['where'];
}

/** What a text says to a message. */
export interface Reply {
  markdown: string;
  reading: Reading;
  /** What of the text it shows. */
  spans: Span[];
  /** A card that was dealt and waits to be turned. */
  card?: DealtCard;
  /** Where a reply names its places itself. */
  citations?: Citation[];
  /** Where it is not put forward as an answer. */
  kind?: 'not_found';
}

/** Ninety words are read at once, the place among them; so many are left for the text itself. */
export const TEXT_WORDS = 74;

/** Where each part of a reply stands, one citation for a section of the text. */
export function citationsOf({ reading: { open }, spans }: Pick<Reply, 'reading' | 'spans'>): Citation[] {
  const seen = new Set<string>();
  return spans.flatMap(({ from }) => {
    const citation = citationOf(from, open.index.units[from]!, open);
    const key = `${citation.documentId}/${citation.sectionId}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [citation];
  });
}

/** The nearest heading of a place, with its page; of another lesson its name. */
export function placeName(citation: Citation, { names }: Reading): string {
  return placeText({ ...citation, headingPath: citation.headingPath.slice(-1) }, names);
}

/** "From *Osmosis (page 4)*.": one or two places are named, and where there are more, none: they are cited below. */
export function placesLine(citations: readonly Citation[], reading: Reading): string {
  const once = [...new Set(citations.map((citation) => placeName(citation, reading)))].filter(Boolean);
  return once.length === 0 || once.length > 2 ? '' : `From ${listed(once.map((place) => `*${place}*`))}.`;
}
