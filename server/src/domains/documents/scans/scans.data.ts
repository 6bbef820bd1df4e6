import type { PersonalData } from '../../house/personal-data.service.ts';
import { toScannedPage } from './scan-shape.ts';
import { pictureOf } from './scans.files.ts';
import { listAll, listPages, listWholePages } from './scans.repo.ts';

/** The pages that the person photographed, with their pictures and what was read of them. */
export const scansData: PersonalData = {
  name: 'scans',
  tables: ['scans', 'scan_pages'],
  async collect(db, userId) {
    const scans = await listAll(db, userId);
    const pagesOf = async (id: string) =>
      (await listWholePages(db, userId, id)).map((page) => ({
        key: page.key,
        state: page.state,
        created_at: page.created_at,
        text: toScannedPage(page).lines.map(({ words }) => words.map(({ text }) => text).join(' ')),
      }));
    const collected = scans.map(async ({ id, title, course, created_at }) => {
      return { id, title, course, created_at, pages: await pagesOf(id) };
    });
    return Promise.all(collected);
  },
  async files(db, userId) {
    const scans = await listAll(db, userId);
    const pages = await listPages(
      db,
      userId,
      scans.map(({ id }) => id),
    );
    return pages
      .filter(({ bytes }) => bytes > 0)
      .map(({ id, scan_id, key }) => ({ path: `scans/${scan_id}/${key}.jpg`, key: pictureOf(id) }));
  },
};
