import type { QueryClient } from '@tanstack/react-query';
import { documentsQuery } from '../../lib/documents/documents-list.ts';
import { pathTo } from './shelf/path-to.ts';

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '');

/** One's newest document that has the course in its name, whatever is between letters and figures. */
export async function findNotesOn(queries: QueryClient, course: string): Promise<{ title: string; to: string } | null> {
  const wanted = plain(course);
  if (wanted === '') return null;
  const { data } = await queries.fetchQuery(documentsQuery);
  const found = data.find(({ title, metadata }) =>
    [title, metadata.filename].some((name) => plain(name).includes(wanted)),
  );
  return found ? { title: found.title, to: pathTo(found.document_id, 'analysis') } : null;
}
