import type { Document, DocumentCitation, DocumentSection } from '@akada/contract';
import type { Provenance, SourceSection } from '../../ports/teacher/port.ts';
import type { DocumentRow } from './documents.repo.ts';
import { mediaTypeOf } from './media-types.rules.ts';
import { sectionHtml } from './section-text.ts';

/** Rows and what the teacher says, as the contract has them. */

export function toDocument(row: DocumentRow, isUnlocked: boolean): Document {
  return {
    document_id: row.id,
    metadata: {
      filename: row.filename,
      size: row.size,
      summary: row.summary,
      content_type: mediaTypeOf(row.type),
    },
    title: row.title,
    pages: row.pages,
    words: row.words,
    reading_minutes: row.reading_minutes,
    language: row.language,
    // Questions and materials are made for English; reading and searching work in any language.
    tools: row.is_english ? ['analysis', 'quiz', 'study'] : ['analysis'],
    notice: row.notice,
    unlocked: isUnlocked,
    created_at: row.created_at.toISOString(),
  };
}

export function toSection(section: SourceSection, brief: boolean): DocumentSection {
  return {
    section_id: section.id,
    heading: section.heading,
    heading_path: section.headingPath,
    place: section.place ?? null,
    html: brief ? '' : sectionHtml(section),
  };
}

export function toCitations(provenance: readonly Provenance[]): DocumentCitation[] {
  return provenance.map(({ sectionId, headingPath, sentence, place }, position) => ({
    number: position + 1,
    section_id: sectionId,
    heading: headingPath.at(-1) ?? '',
    heading_path: headingPath,
    sentence: sentence ?? null,
    place: place ?? null,
  }));
}

/** No column of the database can hold NUL or half a character, and documents hold both. */
export const storable = (text: string) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');

export const toJsonb = (value: unknown) =>
  JSON.stringify(value, (_, part) => (typeof part === 'string' ? storable(part) : part));
