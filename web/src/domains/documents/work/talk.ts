import type { DocumentMessage } from '@akada/contract/client';
import { messagesOf } from '../api.ts';
import { addEntry, type DocumentInUse, type EntryContent } from '../conversation.ts';
import { summarise } from './summary-tool.ts';
import type { Tools } from './toolkit.ts';

const toEntry =
  (documentId: string) =>
  ({ role, text, html, citations, offers }: DocumentMessage): EntryContent =>
    role === 'learner'
      ? { kind: 'said', text, fileName: null }
      : { kind: 'answer', documentId, text, html, isWhole: true, citations, offers, note: null };

/** What a document says in short, then what was asked about it before, here or on another device. */
export async function recallTalk(toolkit: Tools, document: DocumentInUse): Promise<void> {
  await summarise(toolkit, document);
  const said = (await messagesOf(document.id, toolkit.signal)).map(toEntry(document.id));
  toolkit.change((now) => said.reduce((talk, entry) => addEntry(talk, entry), now));
}
