import type { PersonalData } from '../../house/personal-data.service.ts';
import { fileOfPicture } from './pictures.jobs.ts';
import { listOwn } from './pictures.repo.ts';

/** The pictures that the person brought for questions. */
export const picturesData: PersonalData = {
  name: 'quiz-pictures',
  tables: ['quiz_pictures'],
  async collect(db, userId) {
    const rows = await listOwn(db, userId);
    return rows.map(({ id, width, height, brought_at }) => ({ id, width, height, brought_at }));
  },
  async files(db, userId) {
    const rows = await listOwn(db, userId);
    return rows.map(({ id }) => ({ path: fileOfPicture(id), key: fileOfPicture(id) }));
  },
};
