import { lastMade, madeStudyPageQuery, makeStudyPage, studyPageHistoryQuery, waitForNewStudyPage } from '../api.ts';
import { addEntry, type DocumentInUse, type Pending } from '../conversation.ts';
import { addToHistory } from '../history.ts';
import type { Tools } from './toolkit.ts';

type PendingStudyPage = Extract<Pending, { kind: 'study' }>;

export async function makeStudyPageFrom(toolkit: Tools, document: DocumentInUse): Promise<void> {
  const { change, show, signal, queryClient } = toolkit;
  show({ kind: 'study' });
  const madeBefore = await lastMade(document.id, signal);
  change((now) => ({ ...now, pending: { kind: 'study', documentId: document.id, madeBefore } }));
  const { study_id, title, link, html } = await makeStudyPage(document.id, signal);
  queryClient.setQueryData(madeStudyPageQuery(study_id).queryKey, { study_id, title, link, html });
  addToHistory('study', { id: study_id, title, link, timestamp: Date.now() });
  finish(toolkit, study_id);
}

/** Goes on with study materials that were being made when the page was left. */
export async function resumeStudyPage(toolkit: Tools, { documentId, madeBefore }: PendingStudyPage): Promise<void> {
  toolkit.show({ kind: 'study' });
  finish(toolkit, await waitForNewStudyPage(documentId, madeBefore, toolkit.signal));
}

function finish({ change, queryClient, onMade }: Tools, studyId: string): void {
  change((now) => addEntry({ ...now, pending: null }, { kind: 'study', studyId }));
  void queryClient.invalidateQueries({ queryKey: studyPageHistoryQuery.queryKey });
  onMade();
}
