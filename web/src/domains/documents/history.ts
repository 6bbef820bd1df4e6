import type { ListedQuiz, StudyPageSummary } from '@akada/contract/client';
import { storedDocuments } from './stored.ts';
import { documentsTexts } from './texts.ts';

const texts = documentsTexts.history;

/** What the browser keeps of something that was made, so that the list opens offline. */
export interface HistoryEntry {
  id: string;
  title: string;
  /** In milliseconds. */
  timestamp: number;
  link: string;
  questionCount?: number;
  /** How many of its questions are drafts that wait to be gone through; none where every one is kept. */
  drafts?: number;
  /** The documents that it was made from. */
  documentIds?: string[];
}

type Kept = Record<string, unknown>;
const keys = { quiz: storedDocuments.quizHistory, study: storedDocuments.studyHistory };
const defaults = { quiz: texts.defaultQuiz, study: texts.defaultStudy };
export type HistoryKind = keyof typeof keys;

/** Newest first, each once; where two have one id, the first list's stays. */
export function mergeHistory(first: HistoryEntry[], second: HistoryEntry[]): HistoryEntry[] {
  const byId = new Map<string, HistoryEntry>();
  for (const entry of [...first, ...second]) if (!byId.has(entry.id)) byId.set(entry.id, entry);
  return [...byId.values()].sort((a, b) => b.timestamp - a.timestamp);
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function readEntry(kind: HistoryKind, kept: Kept): HistoryEntry[] {
  const { id, title, timestamp, link, questionCount, drafts, documentIds } = kept;
  if (typeof id !== 'string' || typeof link !== 'string' || !link.startsWith('/')) return [];
  const time = new Date(timestamp as string | number).getTime();
  return [
    {
      id,
      link,
      title: typeof title === 'string' && title ? title : defaults[kind],
      timestamp: Number.isNaN(time) ? 0 : time,
      ...(typeof questionCount === 'number' && { questionCount }),
      ...(typeof drafts === 'number' && { drafts }),
      ...(isTexts(documentIds) && { documentIds }),
    },
  ];
}

/** What this device remembers. */
export function readKeptHistory(kind: HistoryKind): HistoryEntry[] {
  return mergeHistory(
    keys[kind].get().flatMap((kept) => readEntry(kind, kept)),
    [],
  );
}

/** The server's list takes the place of what was kept: what was deleted elsewhere goes here too. */
export function keepHistory(kind: HistoryKind, entries: HistoryEntry[]): HistoryEntry[] {
  const sorted = mergeHistory(entries, []);
  keys[kind].set(sorted.map((entry) => ({ ...entry })));
  return sorted;
}

/** Something was just made: it stands first, also before the server is asked again. */
export function addToHistory(kind: HistoryKind, entry: HistoryEntry): void {
  keepHistory(kind, mergeHistory([entry], readKeptHistory(kind)));
}

export const quizEntry = (quiz: ListedQuiz): HistoryEntry => ({
  id: quiz.quiz_id,
  title: quiz.title || texts.defaultQuiz,
  timestamp: new Date(quiz.created_at).getTime(),
  questionCount: quiz.question_count,
  link: quiz.link,
  documentIds: quiz.document_ids,
  // Spare ones are no questions of the quiz yet.
  ...(quiz.draft_count > 0 && { drafts: quiz.draft_count }),
});

export const studyPageEntry = ({ study_id, title, created_at, link }: StudyPageSummary): HistoryEntry => ({
  id: study_id,
  title: title || texts.defaultStudy,
  timestamp: new Date(created_at).getTime(),
  link,
});
