import type { SourceDocument } from '@akada/engine';

/** One day of the notes that the project wrote for a course. */
export interface CourseLesson {
  /** Stands in the parts of a plan: the same for the same note, whatever else changes. */
  documentId: string;
  title: string;
  week: number;
  weekTitle: string;
  objective: string;
  /** Topics of the standard that it covers, letter by letter. */
  topics: string[];
  markdown: string;
  source: SourceDocument;
  sectionIds: string[];
  words: number;
}

export interface CourseNotes {
  standard: 'CCMAS' | 'BMAS';
  code: string;
  /** In the order in which they are studied. */
  lessons: CourseLesson[];
}

/** The course notes that the product brings with it. */
export interface CourseLibrary {
  find(standard: 'CCMAS' | 'BMAS', code: string): CourseNotes | null;
  findLesson(documentId: string): CourseLesson | null;
  all(): readonly CourseNotes[];
}
