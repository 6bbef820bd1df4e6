import type { PersonalData } from '../house/personal-data.service.ts';
import { paperFile } from './papers.files.ts';
import { list } from './papers.repo.ts';

/** The past papers that the person brought, with their files, and how they answered them. They go with the account. */
export const papersData: readonly PersonalData[] = [
  {
    name: 'papers',
    tables: ['papers', 'paper_answers'],
    collect: async (db, userId) => ({
      papers: (await list(db, userId)).map(({ owner_id: _, file_key: __, undo: ___, ...paper }) => paper),
      answers: await db
        .selectFrom('paper_answers')
        .select(['paper_id', 'question_id', 'option_id', 'mark', 'is_right', 'answered_at'])
        .where('owner_id', '=', userId)
        .orderBy('answered_at')
        .execute(),
    }),
    async files(db, userId) {
      const rows = await list(db, userId);
      return rows.flatMap(({ id, filename, file_key }) =>
        file_key === null ? [] : { path: `papers/${id}-${filename}`, key: paperFile(file_key) },
      );
    },
  },
];
