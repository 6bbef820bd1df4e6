import { client } from '../../../lib/client.ts';
import { addEntry, type DocumentInUse } from '../conversation.ts';
import type { Tools } from './toolkit.ts';

/** What the document says in a few sentences; it was made when the document was read. */
export async function summarise({ change, show, signal }: Tools, { id, name }: DocumentInUse): Promise<void> {
  show({ kind: 'read', name });
  const document = await client.documents.get({ params: { id }, query: { brief: 'true' } }, { signal });
  const { summary, content_type: contentType } = document.metadata;
  const { notice, words, pages } = document;
  const facts = { summary, notice, words, pages, contentType };
  change((now) => addEntry(now, { kind: 'summary', documentId: id, name, ...facts }));
}
