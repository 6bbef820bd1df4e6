import { newId } from '../../../platform/ids.ts';
import type { TaughtQuestion } from '../../../ports/teacher/port.ts';
import type { StoredQuestion } from '../quiz.rules.ts';

/** A question of the teacher as it is kept, with the place that it rests on. */
export function fromTaught({
  stem,
  options,
  correct,
  explanation,
  mistakes,
  difficulty,
  provenance,
}: TaughtQuestion): StoredQuestion {
  const { documentId, sectionId, headingPath, sentence, place, engine } = provenance;
  return {
    id: newId(),
    text: stem,
    options: options.map(({ text }) => text),
    correct: options.findIndex(({ label }) => label === correct),
    explanation,
    ...(mistakes && { mistakes }),
    difficulty,
    source: {
      document_id: documentId,
      section_id: sectionId,
      heading_path: headingPath,
      sentence: sentence ?? null,
      page: place?.page ?? null,
      slide: place?.slide ?? null,
      sheet: place?.sheet ?? null,
      engine,
    },
  };
}
