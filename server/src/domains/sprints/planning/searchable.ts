import type { LessonIndex } from '../../../ports/teacher/port.ts';
import type { SearchableSection } from './match-topics.rules.ts';

/** The sections of an indexed document with their text. */
export function searchableSections(index: LessonIndex): SearchableSection[] {
  const texts = index.sections.map((): string[] => []);
  let unit = 0;
  for (const { s, n } of index.blocks) {
    texts[s]?.push(...index.units.slice(unit, unit + n));
    unit += n;
  }
  return index.sections.map(({ id, d, path }, section) => ({
    documentId: index.documents[d]?.id ?? '',
    sectionId: id,
    headingPath: path,
    text: (texts[section] ?? []).join(' '),
  }));
}
