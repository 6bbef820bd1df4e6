import { lecture } from '../../server/test/documents.ts';
import { someQuestions } from '../../server/test/quizzes.ts';
import { ask } from './ask.ts';
import { until } from './wait.ts';

/** Somebody with an account, a quiz for the hall, and documents to make quizzes from. */
export interface Lecturer {
  token: string;
  email: string;
  /** The quiz that the hall takes. */
  quizId: string;
}

const password = 'correct horse battery';
let serial = 0;

export async function register(url: string, email: string): Promise<{ status: number; token: string }> {
  const { status, body } = await ask<{ access_token: string }>(`${url}/api/v1/auth/register`, {
    body: { email, password, name: 'Ngozi' },
  });
  return { status, token: body.access_token };
}

export async function logIn(url: string, email: string): Promise<string | null> {
  const { status, body } = await ask<{ access_token: string }>(`${url}/api/v1/auth/login`, {
    body: { email, password },
  });
  return status === 200 ? body.access_token : null;
}

export async function aLecturer(url: string): Promise<Lecturer> {
  const email = `lecturer-${process.pid}-${++serial}@school.example`;
  const { token } = await register(url, email);
  const created = await ask<{ quiz_id: string; link: string }>(`${url}/api/v1/quizzes`, {
    token,
    body: { title: 'Tens', questions: someQuestions },
  });
  if (created.status !== 200 && created.status !== 201) throw new Error(`No quiz: ${created.status}`);
  return { token, email, quizId: created.body.link.replace('/quiz/', '') };
}

export async function upload(url: string, token: string, text = lecture) {
  const form = new FormData();
  form.set('file', new Blob([text]), 'membranes.txt');
  return ask<{ document_id: string; code?: string }>(`${url}/api/v1/documents/upload`, { token, form });
}

/** Orders a quiz about a document, and gives the order's id. */
export async function order(url: string, token: string, documentId: string): Promise<string> {
  const { status, body } = await ask<{ task_id: string }>(`${url}/api/v1/free/quizzes/generate-async`, {
    token,
    body: { document_id: documentId, num_questions: 4 },
  });
  if (status >= 300) throw new Error(`No order: ${status} ${JSON.stringify(body)}`);
  return body.task_id;
}

export async function stateOf(url: string, token: string, taskId: string): Promise<string> {
  const { body } = await ask<{ status: string }>(`${url}/api/v1/free/quizzes/status/${taskId}`, { token });
  return body.status;
}

export const completed = (url: string, token: string, taskId: string, seconds = 60) =>
  until('the order is carried out', async () => (await stateOf(url, token, taskId)) === 'completed', { seconds });

export async function countQuizzes(url: string, token: string): Promise<number> {
  const { body } = await ask<{ quizzes: unknown[] }>(`${url}/api/v1/quizzes?limit=100`, { token });
  return body.quizzes.length;
}

export async function documentsCharged(url: string, token: string): Promise<number> {
  const { body } = await ask<{ documents_used: number }>(`${url}/api/v1/documents/payments/balance`, { token });
  return body.documents_used;
}
