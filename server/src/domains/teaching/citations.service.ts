import type { DocumentCitation } from '@akada/contract';
import type { Provenance } from '../../ports/teacher/port.ts';

/** The places that an answer rests on, numbered as its text names them. */
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
