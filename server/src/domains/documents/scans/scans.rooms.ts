import type { DocumentsDeps } from '../documents.deps.ts';
import type { Keeping } from '../keeping.ts';
import type { Spooling } from '../spooling.ts';
import { type AddingPages, createAddingPages } from './adding-pages.ts';
import { createCourseWords } from './course-words.ts';
import { createFilesOfPictures, type FilesOfPictures } from './files-of-pictures.ts';
import { createReadingPages, type ReadingPages } from './reading-pages.ts';
import { createScannedDocuments, type ScannedDocuments } from './scanned-documents.ts';
import { createScans, type Scans } from './scans.ts';

/** All that is done with photographs and scans. */
export interface ScanRooms {
  scans: Scans;
  adding: AddingPages;
  readingPages: ReadingPages;
  filesOfPictures: FilesOfPictures;
  scanned: ScannedDocuments;
}

export function createScanRooms(
  documents: Omit<DocumentsDeps, 'reading'>,
  { keeping, spooling }: { keeping: Keeping; spooling: Spooling },
): ScanRooms {
  const deps = { ...documents, keeping, spooling, courseWords: createCourseWords(documents.catalogue) };
  const adding = createAddingPages({ ...deps, sumSizes: keeping.sumSizes });
  return {
    scans: createScans(deps),
    adding,
    readingPages: createReadingPages(deps),
    filesOfPictures: createFilesOfPictures({ ...deps, adding }),
    scanned: createScannedDocuments(deps),
  };
}
