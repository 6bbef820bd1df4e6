import type { PersonalData } from '../house/personal-data.service.ts';
import { fileOf } from './documents.files.ts';
import { list, listAllMessages } from './documents.repo.ts';

/** What the person uploaded, with the files themselves, and what they asked about it. */
export const documentsData: readonly PersonalData[] = [
  {
    name: 'documents',
    tables: ['documents'],
    async collect(db, userId) {
      const rows = await list(db, userId);
      return rows.map(({ file_key: _, owner_id: __, ...document }) => document);
    },
    async files(db, userId) {
      const rows = await list(db, userId);
      return rows.map(({ id, filename, file_key }) => ({
        path: `documents/${id}-${filename}`,
        key: fileOf(file_key),
      }));
    },
  },
  { name: 'document-questions', tables: ['document_messages'], collect: listAllMessages },
];
