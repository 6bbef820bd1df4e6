import {
  type DocumentAnswer,
  featureEndpoints,
  type QuizQuestion,
  type StudyPageMade,
  type UploadedDocument,
} from '@akada/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/client.ts';
import { NetworkError } from '../../lib/network.ts';
import { openCall } from '../../lib/open-call.ts';
import { type AnswerPieces, readAnswer } from '../../lib/streamed-answer.ts';
import { uploadFile } from '../../lib/upload.ts';
import { uploadTexts } from '../../texts/en/upload.ts';
import { download } from '../sharing/download.ts';
import { QuizTaskError } from './failures.ts';
import { keepHistory, quizEntry, studyPageEntry } from './history.ts';
import { POLL_EVERY_MS, pause, pollTask } from './poll-task.ts';
import { type QuizWishes, wishesToSend } from './quiz-wishes.ts';
import { documentsTexts } from './texts.ts';

export const quizHistoryQuery = queryOptions({
  queryKey: ['quizzes', 'history'],
  queryFn: async ({ signal }) => {
    const { quizzes } = await client.quizzes.list({ query: { limit: 100 } }, { signal });
    return keepHistory('quiz', quizzes.map(quizEntry));
  },
});

export const studyPageHistoryQuery = queryOptions({
  queryKey: ['studyPages', 'history'],
  queryFn: async ({ signal }) => {
    const { studies } = await client.studyPages.list({ query: { limit: 100 } }, { signal });
    return keepHistory('study', studies.map(studyPageEntry));
  },
});

/** How many cards of each document are due; without it the list is whole, and says nothing of them. */
export const decksQuery = queryOptions({
  queryKey: ['decks'],
  queryFn: async ({ signal }) => (await client.cards.decks(undefined, { signal })).decks,
  staleTime: 0,
});

export const removeStudyPage = (id: string) => client.studyPages.remove({ params: { id } });

export const removeDocument = (id: string) => client.documents.remove({ params: { id } });

export async function downloadDocument(id: string, name: string): Promise<void> {
  await download(({ documents }) => documents.download({ params: { id } }), name);
}

/** What the conversation shows of a quiz. */
export interface MadeQuiz {
  id: string;
  title: string;
  link: string;
  questions: QuizQuestion[];
  /** It holds drafts, and has not been shared with them yet. */
  asks: boolean;
  /** Why there are fewer than were asked for, or who made them; empty where there is nothing to say. */
  said: string;
}

/** How many of a quiz's questions nobody has kept or dropped yet. */
export const countDrafts = (questions: QuizQuestion[]) => questions.filter(({ is_draft }) => is_draft).length;

export const madeQuizQuery = (id: string) =>
  queryOptions({
    queryKey: ['quizzes', id, 'made'],
    queryFn: async ({ signal }): Promise<MadeQuiz> => {
      const quiz = await client.quizzes.get({ params: { id } }, { signal });
      // The taker's view has no answers; it comes only where the quiz is somebody else's.
      const questions = quiz.view === 'owner' ? quiz.quiz_content.questions : [];
      const link = quiz.view === 'owner' ? quiz.link : `/quiz/${encodeURIComponent(quiz.quiz_id)}`;
      const asks = quiz.view === 'owner' && quiz.asks_before_sharing;
      const said = quiz.view === 'owner' ? [quiz.reason, quiz.note].filter(Boolean).join(' ') : '';
      return { id: quiz.quiz_id, title: quiz.title, link, questions, asks, said };
    },
  });

/** What the conversation shows of study materials. */
export type MadeStudyPage = Pick<StudyPageMade, 'study_id' | 'title' | 'link' | 'html'>;

export const madeStudyPageQuery = (id: string) =>
  queryOptions({
    queryKey: ['studyPages', id, 'made'],
    queryFn: ({ signal }): Promise<MadeStudyPage> =>
      client.studyPages.get({ params: { id }, query: { brief: 'true' } }, { signal }),
  });

export const sectionQuery = (documentId: string, sectionId: string) =>
  queryOptions({
    queryKey: ['documents', documentId, 'sections', sectionId],
    queryFn: ({ signal }) =>
      client.documents.section({ params: { id: documentId, section_id: sectionId } }, { signal }),
  });

export const promptsQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['documents', documentId, 'prompts'],
    queryFn: async ({ signal }) => (await client.documents.prompts({ params: { id: documentId } }, { signal })).prompts,
  });

/** The whole text, from which a short quiz can be made without the server. */
export const textQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['documents', documentId, 'text'],
    queryFn: async ({ signal }) =>
      (await client.documents.get({ params: { id: documentId }, query: {} }, { signal })).content,
  });

export const uploadDocument = (file: File, signal: AbortSignal, onProgress: (share: number) => void) =>
  uploadFile<UploadedDocument>(featureEndpoints.documents.upload, file, {
    signal,
    onProgress,
    ofStranger: uploadTexts.serverResponded,
  });

/** What was said about a document, oldest first. */
export const messagesOf = async (documentId: string, signal: AbortSignal) =>
  (await client.documents.messages({ params: { id: documentId } }, { signal })).messages;

export const lastAnswer = async (documentId: string, signal: AbortSignal) => {
  const last = (await messagesOf(documentId, signal)).at(-1);
  return last?.role === 'assistant' ? last : null;
};

/** Asks about a document; the answer's words come one after the other, then the whole with its citations. */
export async function askDocument(
  documentId: string,
  question: string,
  signal: AbortSignal,
  pieces: AnswerPieces,
): Promise<DocumentAnswer> {
  const response = await openCall(
    ({ documents }) => documents.ask({ params: { id: documentId }, body: { question } }, { signal }),
    { accept: 'text/event-stream' },
  );
  return readAnswer(response, pieces);
}

/** What the caller's plan allows; asked again now and then, since a plan can change in another tab. */
export const wishesQuery = queryOptions({
  queryKey: ['quizzes', 'wishes'],
  queryFn: ({ signal }) => client.quizzes.wishes(undefined, { signal }),
  staleTime: 60_000,
});

interface QuizOrder {
  documentId: string;
  count: number;
  /** Null where nothing special is wanted. */
  wishes: QuizWishes | null;
}

const orderBody = ({ documentId, count, wishes }: QuizOrder) => ({
  document_id: documentId,
  num_questions: count,
  ...(wishes && wishesToSend(wishes)),
});

export const makeQuiz = (order: QuizOrder, signal: AbortSignal) =>
  client.quizzes.generate({ body: orderBody(order) }, { signal });

export const beginQuiz = async (order: QuizOrder, signal: AbortSignal): Promise<string> =>
  (await client.quizzes.generateAsync({ body: orderBody(order) }, { signal })).task_id;

/** True where the making was given up; false where the quiz was made a moment before. */
export const cancelQuiz = async (taskId: string): Promise<boolean> =>
  (await client.quizzes.cancelTask({ params: { taskId } })).status !== 'completed';

/** Waits for a quiz that is made in the background: 30 times 2 seconds. */
export function waitForQuiz(
  taskId: string,
  signal: AbortSignal,
  onProgress: (percent: number, doing: string) => void,
): Promise<string> {
  return pollTask({
    ask: () => client.quizzes.task({ params: { taskId } }, { signal }),
    read: ({ status, quiz_id, error_message, error_code, percent, doing }) => {
      if (status === 'error') throw new QuizTaskError(error_message, error_code);
      if (status === 'completed' && quiz_id) return quiz_id;
      onProgress(percent, doing);
      return undefined;
    },
    isPassing: (error) => error instanceof NetworkError,
    wait: () => pause(POLL_EVERY_MS, signal),
  });
}

/** After a reload: waits until a quiz of this document stands before the one that was the newest. */
export function waitForNewQuiz(documentId: string, newestBefore: string | null, signal: AbortSignal): Promise<string> {
  return pollTask({
    ask: () => client.quizzes.list({ query: { limit: 10 } }, { signal }),
    read: ({ quizzes }) => {
      const known = quizzes.findIndex(({ quiz_id }) => quiz_id === newestBefore);
      const fresh = known < 0 ? quizzes : quizzes.slice(0, known);
      return fresh.find(({ document_ids }) => document_ids.includes(documentId))?.quiz_id;
    },
    isPassing: (error) => error instanceof NetworkError,
    wait: () => pause(POLL_EVERY_MS, signal),
  });
}

export async function makeStudyPage(documentId: string, signal: AbortSignal): Promise<StudyPageMade> {
  const made = await client.studyPages.generate({ query: {}, body: { document_id: documentId } }, { signal });
  if (!('study_id' in made)) throw new Error(uploadTexts.invalidFormat);
  return made;
}

/** When the study materials of a document were last made; null if never. */
export async function lastMade(documentId: string, signal: AbortSignal): Promise<string | null> {
  const { studies } = await client.studyPages.list({ query: { limit: 100 } }, { signal });
  return studies.find(({ document_id }) => document_id === documentId)?.updated_at ?? null;
}

/** After a reload: waits until the study materials of a document are newer than they were. */
export function waitForNewStudyPage(documentId: string, before: string | null, signal: AbortSignal): Promise<string> {
  return pollTask({
    ask: () => client.studyPages.list({ query: { limit: 100 } }, { signal }),
    read: ({ studies, making }) => {
      const made = studies.find(({ document_id }) => document_id === documentId);
      if (made && made.updated_at !== before) return made.study_id;
      // Nothing is being made and nothing new is there: it has failed.
      if (making.length === 0) throw new Error(documentsTexts.errors.unknown);
      return undefined;
    },
    isPassing: (error) => error instanceof NetworkError,
    wait: () => pause(POLL_EVERY_MS, signal),
  });
}
