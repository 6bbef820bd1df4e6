import { type Document, type DocumentSection, documentMediaTypes } from '@akada/contract';
import type { SourceSection } from '../../ports/teacher/port.ts';
import type { DocumentRow } from './documents.repo.ts';
import { type Render, sectionHtml } from './section-text.ts';

/** Rows and sections as the contract has them. */

/** The media type of what the reader recognised; photographs are handed out together, as a PDF. */
const mediaTypeOf = (type: string) =>
  (documentMediaTypes as Record<string, string>)[type === 'scan' ? 'pdf' : type] ?? 'application/octet-stream';

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
    scan_id: row.scan_id,
    created_at: row.created_at.toISOString(),
  };
}

/** Brief where there is nothing to render it with. */
export async function toSection(section: SourceSection, render?: Render): Promise<DocumentSection> {
  return {
    section_id: section.id,
    heading: section.heading,
    heading_path: section.headingPath,
    place: section.place ?? null,
    html: render ? await sectionHtml(section, render) : '',
  };
}
