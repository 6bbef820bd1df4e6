import type { ListedQuiz, StudyPageSummary } from '@akada/contract/client';
import { documentsTexts } from '../../texts/en/documents.ts';
import { storedDocuments } from './stored.ts';

const texts = documentsTexts.history;

/** What the browser keeps of something that was made, so that the list opens offline. */
export interface HistoryEntry {
  id: string;
  title: string;
  /** In milliseconds. */
  timestamp: number;
  link: string;
  questionCount?: number;
  /** Drafts that wait to be gone through; none where every question of it is kept. */
  drafts?: number;
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

function readEntry(kind: HistoryKind, { id, title, timestamp, link, questionCount, drafts }: Kept): HistoryEntry[] {
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
  // Spare ones of a quiz that is complete need nobody.
  ...(quiz.draft_count > 0 && { drafts: quiz.drafts_to_see }),
});

export const studyPageEntry = ({ study_id, title, created_at, link }: StudyPageSummary): HistoryEntry => ({
  id: study_id,
  title: title || texts.defaultStudy,
  timestamp: new Date(created_at).getTime(),
  link,
});
