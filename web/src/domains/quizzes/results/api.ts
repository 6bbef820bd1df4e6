import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/client.ts';
import { download } from '../../sharing/download.ts';

const EVERY_MS = 5000;
/** A full hall's list is long; it is asked for less often, because data costs money. */
const SELDOM_MS = 20_000;
const LONG = 200;

/** Asks again and again while the page is in view. */
export const statsQuery = (id: string) =>
  queryOptions({
    queryKey: ['quizzes', id, 'stats'],
    queryFn: ({ signal }) => client.quizzes.stats({ params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => ((state.data?.attempts ?? 0) > LONG ? SELDOM_MS : EVERY_MS),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });

/** Whose clocks run; asked for as often as the figures beside it. */
export const runningQuery = (id: string) =>
  queryOptions({
    queryKey: ['quizzes', id, 'running'],
    queryFn: ({ signal }) => client.quizzes.running({ params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: false,
  });

/** The groups that take it at hours of their own, with who is in. */
export const batchesQuery = (id: string) =>
  queryOptions({
    queryKey: ['quizzes', id, 'batches'],
    queryFn: ({ signal }) => client.quizzes.batches({ params: { id } }, { signal }),
    refetchInterval: ({ state }) => ((state.data?.batches.length ?? 0) > 0 ? SELDOM_MS : false),
    refetchIntervalInBackground: false,
  });

export const addBatch = (id: string, batch: { name: string; opens_at: string; closes_at: string }) =>
  client.quizzes.addBatch({ params: { id }, body: batch });

export const removeBatch = (id: string, batchId: string) => client.quizzes.removeBatch({ params: { id, batchId } });

/** More minutes for an address whose clock runs. */
export const giveTime = (id: string, student_email: string, minutes: number) =>
  client.quizzes.giveTime({ params: { id }, body: { student_email, minutes } });

/** Grades the results by the right answers of today. */
export const regradeResults = (id: string) => client.quizzes.regrade({ params: { id } });

/** Takes a question out of the quiz and out of every result. */
export const strikeQuestion = (id: string, questionId: string) =>
  client.quizzes.strikeQuestion({ params: { id, questionId } });

/** Lets an address take the quiz once more. */
export const grantAttempt = (id: string, student_email: string) =>
  client.quizzes.grantAttempt({ params: { id }, body: { student_email } });

export async function downloadResults(id: string): Promise<void> {
  await download(({ quizzes }) => quizzes.resultsCsv({ params: { id } }), 'results.csv');
}

/** The class by number; there may be none. */
export const classQuery = (id: string) =>
  queryOptions({
    queryKey: ['quizzes', id, 'class'],
    queryFn: ({ signal }) => client.quizzes.classList({ params: { id } }, { signal }),
  });

export const putClass = (id: string, content: string) =>
  client.quizzes.putClassList({ params: { id }, body: { content } });

export const matchResult = (id: string, submission_id: string, number: string) =>
  client.quizzes.matchResult({ params: { id }, body: { submission_id, number } });

export const removeClass = (id: string) => client.quizzes.removeClassList({ params: { id } });

export async function downloadClass(id: string): Promise<void> {
  await download(({ quizzes }) => quizzes.classCsv({ params: { id } }), 'class.csv');
}
