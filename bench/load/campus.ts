import { createAccount, logIn } from '../../scripts/lib/account.mjs';
import { type Answer, call } from './arrivals.ts';
import { together } from './closed-loop.ts';
import { createExam, type Exam, openExam, type Student, studentsOf, submitExam } from './exam-hall.ts';

/** Learners with a sprint that is ready and a lecturer with a quiz: what the everyday calls are made against. */

const usualLearners = 20;
const pollMs = 250;

export interface Learner {
  email: string;
  password: string;
  token: string;
  sprintId: string;
}

export interface Campus {
  url: string;
  learners: Learner[];
  exam: Exam;
}

export async function foundCampus(url: string, learnerCount = usualLearners): Promise<Campus> {
  const lecturer = await createAccount(url);
  const exam = await createExam(url, lecturer.accessToken);
  const learners: Learner[] = [];
  for (let number = 0; number < learnerCount; number += 1) learners.push(await enrol(url));
  return { url, learners, exam };
}

/** Signs everyone in anew: a token lives fifteen minutes, and filling a database takes longer. */
export async function signInAgain({ url, learners }: Campus): Promise<void> {
  for (const learner of learners) learner.token = (await logIn(url, learner)).accessToken;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** As a phone's browser asks: texts come compressed. */
export const asPhone = (token: string) => ({ ...bearer(token), 'accept-encoding': 'gzip, deflate, br' });

export async function enrol(url: string): Promise<Learner> {
  const { email, password, accessToken: token } = await createAccount(url);
  const ordered = await call(`${url}/api/v1/learning-paths/`, {
    method: 'POST',
    body: { topic: 'COS 101' },
    headers: bearer(token),
  });
  const { id } = JSON.parse(ordered.body);
  for (;;) {
    const { body } = await call(`${url}/api/v1/learning-paths/${id}`, { headers: bearer(token) });
    const { state } = JSON.parse(body);
    if (state === 'ready') return { email, password, token, sprintId: id };
    if (state !== 'creating') throw new Error(`The sprint could not be made: ${body}`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

export type Ask = (number: number) => Promise<Answer>;

/** What people do all day, by name. `number` only spreads the calls over people and addresses. */
export function everydayCalls({ url, learners, exam }: Campus): Record<string, Ask> {
  const learnerOf = (number: number) => learners[number % learners.length] as Learner;
  const read = (number: number, ...paths: string[]) => {
    const headers = asPhone(learnerOf(number).token);
    return together(paths.map((path) => call(`${url}/api/v1${path}`, { headers })));
  };
  const addressOf = (number: number) => ({ 'x-forwarded-for': `10.9.${(number >> 8) & 255}.${number & 255}` });
  const students = studentsOf(exam, 1000);
  const open = async (number: number) => {
    const student = { ...(students[number % students.length] as Student) };
    return { student, answer: await openExam(exam, student) };
  };
  return {
    'log-in': (number) => {
      const { email, password } = learnerOf(number);
      const body = { email, password };
      return call(`${url}/api/v1/auth/login`, { method: 'POST', body, headers: addressOf(number) });
    },
    home: (number) => read(number, '/home'),
    dashboard: (number) => read(number, '/sprints', '/sprints/count', '/reviews', '/progress/streak'),
    lesson: (number) => read(number, `/learning-paths/${learnerOf(number).sprintId}/days/1`),
    overview: (number) => read(number, '/progress/overview'),
    'quiz open': async (number) => (await open(number)).answer,
    'quiz open and submit': async (number) => {
      const { student, answer } = await open(number);
      if (answer.status !== 200) return answer;
      const submitted = await submitExam(exam, student);
      return { ...submitted, ms: answer.ms + submitted.ms };
    },
    upload: (number) => upload(url, learnerOf(number).token, number),
  };
}

/** Two pages of text, different each time: the same file again would be answered from what is there. */
async function upload(url: string, token: string, number: number): Promise<Answer> {
  const began = performance.now();
  const sentence = `On page ${number} of batch ${Math.round(began)} a cell is the smallest unit of life that can stand alone. `;
  const form = new FormData();
  form.set('file', new Blob([sentence.repeat(40)], { type: 'text/plain' }), `notes-${number}.txt`);
  const response = await fetch(`${url}/api/v1/documents/upload`, {
    method: 'POST',
    headers: bearer(token),
    body: form,
  });
  const body = await response.text();
  return { status: response.status, body, ms: performance.now() - began };
}
