/**
 * The structured text that everything in the engine starts from. Document extraction, the course library and
 * tests all produce this shape; a flat string is never analysed directly.
 */

/** Where a block stands in the file it came from; only what the file type knows is filled in. */
export interface Place {
  page?: number;
  slide?: number;
  sheet?: string;
}

/** The words of a block that its writer set in bold or italics; left out where there are none. */
interface Emphasis {
  emphasised?: string[];
}

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; text: string; place?: Place }
  | ({ kind: 'paragraph'; text: string; place?: Place } & Emphasis)
  | ({ kind: 'list'; ordered: boolean; items: string[]; place?: Place } & Emphasis)
  | ({ kind: 'definitions'; entries: { term: string; definition: string }[]; place?: Place } & Emphasis)
  | { kind: 'table'; caption?: string; header: string[]; rows: string[][]; place?: Place }
  | { kind: 'code'; language?: string; text: string; place?: Place }
  | { kind: 'formula'; tex: string; place?: Place }
  | ({ kind: 'note'; text: string; place?: Place } & Emphasis);

/** One document, in reading order. `id` is the caller's own and comes back in every citation. */
export interface SourceDocument {
  id: string;
  title: string;
  /** What the properties of the file call it, which may be left from another file. */
  statedTitle?: string;
  blocks: Block[];
}
