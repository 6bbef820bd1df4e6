import type { SourceDocument } from '../document.ts';
import { type DocumentText, readDocument } from '../text/sections.ts';

/** What can be studied: one document or several, as they came or already cut into sections. */
export type Source = SourceDocument | DocumentText | readonly (SourceDocument | DocumentText)[];

/** The documents of a source, cut into sections and sentences. */
export function readSource(source: Source): DocumentText[] {
  const list = Array.isArray(source) ? source : [source];
  return list.map((document: SourceDocument | DocumentText) =>
    'sections' in document ? document : readDocument(document),
  );
}
