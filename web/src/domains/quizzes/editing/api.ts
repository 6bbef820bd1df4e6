import { ApiError, type Quiz } from '@akada/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { download } from '../../sharing/download.ts';
import { type QuizDraft, questionsToSend } from './draft.ts';

/** The quiz as its owner sees it. Somebody else's is none. */
export const quizQuery = (id: string) =>
  queryOptions({
    queryKey: ['quizzes', id, 'edit'],
    queryFn: async ({ signal }): Promise<Quiz> => {
      const quiz = await client.quizzes.get({ params: { id } }, { signal });
      if (quiz.view !== 'owner') throw new ApiError(404, { detail: '', code: 'not_found' });
      return quiz;
    },
    // What is edited must not change under one's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The courses whose questions draw their numbers. */
export const templateCoursesQuery = queryOptions({
  queryKey: ['quizzes', 'templates'],
  queryFn: ({ signal }) => client.quizzes.templateCourses(undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const templatesQuery = (lesson: string, draw: number) =>
  queryOptions({
    queryKey: ['quizzes', 'templates', lesson, draw],
    queryFn: ({ signal }) => client.quizzes.templates({ query: { lesson, draw } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // The list stays while other numbers are on their way.
    placeholderData: (before, query) => (query?.queryKey[2] === lesson ? before : undefined),
  });

/** So many texts are drawn in one call. */
export const mostTexts = 100;

/** The formulas of texts that are being written; null for a text without one. */
export const drawFormulas = (texts: string[], signal: AbortSignal) =>
  client.quizzes.drawFormulas({ body: { texts } }, { signal }).then(({ html }) => html);

/** Sends a picture for a question; it stays when the question is saved with it. */
export function bringPicture(picture: Blob) {
  const body = new FormData();
  body.append('file', picture, 'picture');
  return client.quizPictures.add({ body });
}

export const saveQuiz = (id: string, { version, title, questions, settings }: QuizDraft) =>
  client.quizzes.update({
    params: { id },
    body: { version, title: title.trim(), questions: questionsToSend(questions), settings },
  });

export const createQuiz = ({ title, questions, settings }: QuizDraft) =>
  client.quizzes.create({ body: { title: title.trim(), questions: questionsToSend(questions), settings } });

export const regenerate = (id: string, questionId: string, version: number) =>
  client.quizzes.regenerateQuestion({ params: { id, questionId }, body: { version } });

export const removeQuiz = (id: string) => client.quizzes.remove({ params: { id } });

type ImportFormat = 'text' | 'gift' | 'csv' | 'qti' | 'moodle';
export const readQuestions = (format: ImportFormat, content: string) =>
  client.quizzes.importQuestions({ body: { format, content } });

export type ExportFormat = ImportFormat | 'qti3' | 'cartridge' | 'pdf';
const endings: Record<ExportFormat, string> = {
  text: 'txt',
  gift: 'gift',
  csv: 'csv',
  qti: 'zip',
  qti3: 'zip',
  cartridge: 'imscc',
  moodle: 'xml',
  pdf: 'pdf',
};

export interface ExportLoss {
  /** Of the question, counted from 1. */
  number: number;
  message: string;
}

/** What the file does not say of the quiz; nothing where that cannot be asked now, since the file is there. */
export const findLosses = (id: string, format: ExportFormat): Promise<ExportLoss[]> =>
  client.quizzes.exportLosses({ params: { id }, query: { format } }).then(
    ({ losses }) => losses,
    () => [],
  );

export const exportQuiz = (id: string, format: ExportFormat): Promise<void> =>
  download(({ quizzes }) => quizzes.exportQuiz({ params: { id }, query: { format } }), `quiz.${endings[format]}`);
