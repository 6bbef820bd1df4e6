import { type Citation, citationOf } from '../answer/answer.ts';
import type { OpenIndex } from '../answer/lesson-index.ts';
import { listed } from './listed.ts';
import type { Card } from './replies/card.ts';
import type { Span } from './span.ts';
import { placeText } from './wording.ts';

/** A text that the tutor looks things up in, and how the learner knows its parts, by their document. */
export interface Reading {
  open: OpenIndex;
  where: 'lesson' | 'course';
  names: Readonly<Record<string, string>>;
}

/** What a text says to a message. */
export interface Reply {
  markdown: string;
  reading: Reading;
  /** What of the text it shows. */
  spans: Span[];
  /** A card that was dealt and waits to be turned. */
  card?: Card;
}

/** So many words are read at once; the place is named within them. */
export const SHORT_WORDS = 90;
/** What is left for the text itself. */
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

/** "From *Osmosis (page 4)*.": at most two places are named, all of them are cited. */
export function placesLine(citations: readonly Citation[], { names }: Reading): string {
  const places = [...new Set(citations.map((citation) => placeText(citation, names)))].filter(Boolean).slice(0, 2);
  return places.length === 0 ? '' : `From ${listed(places.map((place) => `*${place}*`))}.`;
}
