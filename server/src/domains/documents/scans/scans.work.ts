import { type Work, work } from '../../../platform/queue.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Storage } from '../../../ports/storage/port.ts';
import type { ReadingPages } from './reading-pages.ts';
import type { ScannedDocuments } from './scanned-documents.ts';
import { pictureOf } from './scans.files.ts';
import { dropPicture, readPage, rewriteDocument, sweepScans } from './scans.jobs.ts';
import { isPageThere } from './scans.repo.ts';
import type { Scans } from './scans.ts';

interface WorkDeps {
  db: Database;
  storage: Storage;
  scans: Scans;
  readingPages: ReadingPages;
  scanned: ScannedDocuments;
}

export function scansWork({ db, storage, scans, readingPages, scanned }: WorkDeps): Work[] {
  return [
    work(readPage, ({ turn }, run) => readingPages.readNext(turn, run)),
    work(dropPicture, async ({ id }) => {
      if (!(await isPageThere(db.queries, id))) await storage.delete(pictureOf(id));
    }),
    work(rewriteDocument, ({ ownerId, scanId }) => scanned.rewrite(ownerId, scanId)),
    work(sweepScans, () => scans.sweep()),
  ];
}
