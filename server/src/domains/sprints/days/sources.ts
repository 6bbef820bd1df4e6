import type { LessonSource } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { CourseLibrary } from '../../../ports/courses/port.ts';
import type { Provenance, SectionPart, SourceDocument } from '../../../ports/teacher/port.ts';

/** What sprints are written from: the learner's documents, and the notes that the product brings with it. */
export interface Sources {
  /** The documents behind some parts of a plan; one that is gone is left out. */
  load(ownerId: string, parts: readonly SectionPart[]): Promise<SourceDocument[]>;
  get(ownerId: string, documentId: string): Promise<SourceDocument>;
}

/** What sprints need of the learner's documents. */
export interface OwnDocuments {
  getSource(ownerId: string, documentId: string): Promise<SourceDocument>;
  describe(ownerId: string, ids: string[]): Promise<{ document_id: string; title: string }[]>;
}

/** Those of the documents that are still the owner's, in the order of the ids. */
export async function titlesOf(
  documents: OwnDocuments,
  ownerId: string,
  ids: string[],
): Promise<{ id: string; title: string }[]> {
  const found = new Map((await documents.describe(ownerId, ids)).map((one) => [one.document_id, one.title]));
  return ids.flatMap((id) => (found.has(id) ? [{ id, title: found.get(id) ?? '' }] : []));
}

export function createSources(library: CourseLibrary, documents: OwnDocuments): Sources {
  const get = async (ownerId: string, id: string) => library.findLesson(id)?.source ?? documents.getSource(ownerId, id);
  return {
    get,
    async load(ownerId, parts) {
      const ids = [...new Set(parts.map(({ documentId }) => documentId))];
      const found = await Promise.all(
        ids.map((id) =>
          get(ownerId, id).catch((error: unknown) => {
            if (error instanceof AppError && error.status === 404) return null;
            throw error;
          }),
        ),
      );
      return found.filter((document) => document !== null);
    },
  };
}

/** Whose text it is, for the learner. */
export function toLessonSource(
  { documentId, headingPath, sentence, place }: Provenance,
  documents: readonly SourceDocument[],
): LessonSource {
  const isNotes = documentId.startsWith('course:');
  return {
    kind: isNotes ? 'notes' : 'document',
    document_id: isNotes ? null : documentId,
    title: documents.find(({ id }) => id === documentId)?.title ?? '',
    heading_path: headingPath,
    sentence: sentence ?? null,
    place: place ?? null,
  };
}
