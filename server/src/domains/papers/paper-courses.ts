import type { CourseNotes } from '../../ports/courses/port.ts';
import type { CatalogueCourse, CatalogueService } from '../library/catalogue/catalogue.service.ts';

/** What is known of the course of a paper. */
export interface PaperCourse {
  title: string | null;
  /** The address of its lessons, where the library has some. */
  slug: string | null;
  topics: string[];
  /** What the library has of it; null where that is nothing. */
  notes: CourseNotes | null;
}

const standards = ['CCMAS', 'BMAS'] as const;

function find(catalogue: CatalogueService, typed: string): CatalogueCourse | null {
  if (!typed) return null;
  for (const standard of standards) {
    const found = catalogue.resolve(standard, typed, null);
    if (found) return found;
  }
  return null;
}

/** The code where the catalogue knows the course, else what was typed. */
export function courseName(catalogue: CatalogueService, typed: string): string {
  return find(catalogue, typed)?.code ?? catalogue.tidyCode(typed.trim());
}

export function courseOf(catalogue: CatalogueService, course: string): PaperCourse {
  const found = find(catalogue, course);
  if (!found) return { title: null, slug: null, topics: [], notes: null };
  const notes = catalogue.lessonsOf(found.standard, found.code);
  const slug = notes && notes.lessons.length > 0 ? notes.code.toLowerCase().replace(' ', '-') : null;
  return { title: found.title, slug, topics: found.topics, notes };
}
