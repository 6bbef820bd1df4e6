import type { DocumentAnswer, DocumentCitation } from '@akada/contract/client';
import type { Mode } from './modes.ts';
import { noWishes, type QuizWishes } from './quiz-wishes.ts';
import { storedDocuments } from './stored.ts';

/** The document that every tool works with until another is uploaded. */
export interface DocumentInUse {
  id: string;
  name: string;
  tools: Mode[];
}

interface Summary {
  documentId: string;
  name: string;
  summary: string;
  notice: string | null;
  words: number;
  pages: number | null;
  /** Tells slides from pages; an older browser kept none. */
  contentType?: string;
}

interface Answer {
  documentId: string;
  /** As it arrives. */
  text: string;
  /** Once it is whole; made and sanitised by the server. */
  html: string | null;
  isWhole: boolean;
  citations: DocumentCitation[];
  /** What may be said next by a tap; an older browser kept none. */
  offers?: DocumentAnswer['offers'];
  note: string | null;
}

export type EntryContent =
  /** What the chosen mode does; there is only ever one. */
  | { kind: 'mode'; mode: Mode }
  | { kind: 'said'; text: string; fileName: string | null }
  | ({ kind: 'summary' } & Summary)
  | ({ kind: 'answer' } & Answer)
  /** `asked`: how many questions were wanted, which is as many as there can be; an older browser kept none. */
  | { kind: 'quiz'; quizId: string; note: string | null; asked?: number }
  | { kind: 'local-quiz'; documentId: string; text: string }
  | { kind: 'study'; studyId: string }
  | { kind: 'note'; text: string }
  /** `cardsOf`: a document that carries no fair question may still carry cards. `isCalm`: nothing is broken. */
  | { kind: 'failure'; text: string; hint: string | null; cardsOf?: string; isCalm?: true };

export type Entry = { id: string } & EntryContent;

/** What was going on when the page was left, so that a reload can take it up again. */
export type Pending =
  | { kind: 'upload' }
  | { kind: 'answer'; documentId: string; entryId: string }
  /** `newestBefore`: the newest quiz that was there already, so that the new one is told from it. */
  | { kind: 'quiz'; documentId: string; count: number; taskId: string | null; newestBefore: string | null }
  /** `madeBefore`: when the document's materials had been made last. */
  | { kind: 'study'; documentId: string; madeBefore: string | null };

export interface Conversation {
  mode: Mode;
  count: number;
  wishes: QuizWishes;
  document: DocumentInUse | null;
  text: string;
  entries: Entry[];
  pending: Pending | null;
}

export const emptyConversation: Conversation = {
  mode: 'analysis',
  count: 5,
  wishes: noWishes,
  document: null,
  text: '',
  entries: [],
  pending: null,
};

const MAX_KEPT = 60;

export const newEntryId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

export function addEntry(now: Conversation, content: EntryContent, id = newEntryId()): Conversation {
  return { ...now, entries: [...now.entries, { id, ...content } as Entry] };
}

export function changeEntry(now: Conversation, id: string, change: (entry: Entry) => Entry): Conversation {
  return { ...now, entries: now.entries.map((entry) => (entry.id === id ? change(entry) : entry)) };
}

/** The new mode's message takes the place of the earlier mode's. */
export function switchMode(now: Conversation, mode: Mode): Conversation {
  const entries = now.entries.filter((entry) => entry.kind !== 'mode');
  return addEntry({ ...now, mode, entries }, { kind: 'mode', mode });
}

export function keepConversation(conversation: Conversation): void {
  const { entries } = conversation;
  storedDocuments.documentChat.set({ ...conversation, entries: entries.slice(-MAX_KEPT) });
}

/** What this tab remembers. It was written by this page alone, so its outline is enough to tell it from rubbish. */
export function restoreConversation(): Conversation {
  const stored = storedDocuments.documentChat.get() as Partial<Conversation> | null;
  if (!stored || !Array.isArray(stored.entries) || typeof stored.mode !== 'string') return emptyConversation;
  return { ...emptyConversation, ...stored };
}
