import { answersText } from '@akada/contract';
import { type Answer, call } from './arrivals.ts';
import { digestOf } from './stubborn.ts';

/** One quiz, its takers, and what must be true of it afterwards. */

const questionCount = 20;
const letters = ['A', 'B', 'C', 'D'] as const;
/** The whole hall sits behind one address. */
const hall = { 'x-forwarded-for': '10.8.0.1' };

export interface Student {
  number: number;
  /** What the student will choose, by the words of the option. */
  choices: number[];
  token?: string;
  questions?: { id: string; question: string; options: { label: string; text: string }[] }[];
}

export interface Exam {
  url: string;
  quizId: string;
  accessToken: string;
  student(number: number): Student;
  /** What the student answers, and the score that this is worth. */
  solve(student: Student): { answers: HandedIn[]; score: number };
  expected: Map<string, number>;
}

interface HandedIn {
  question_id: string;
  selected_answer?: string | undefined;
  typed_answer?: string;
}

/** Makes a quiz; gives its id. */
export async function postQuiz(url: string, accessToken: string, quiz: object): Promise<string> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const { status, body } = await call(`${url}/api/v1/quizzes`, { method: 'POST', body: quiz, headers });
  if (status !== 201) throw new Error(`The quiz could not be made: ${status} ${body}`);
  return JSON.parse(body).quiz_id;
}

/** Questions and options in another order for everyone; with a clock for each address, and as an examination room. */
export const settingsOf = ({ timed = false, room = false }): object => ({
  shuffle_questions: true,
  shuffle_options: true,
  ...(room && { layout: 'room', calculator: true }),
  time_limit_minutes: timed ? 60 : null,
});
const emailOf = ({ number }: Student) => `student${number}@example.com`;
const student = (number: number): Student => ({
  number,
  choices: Array.from({ length: questionCount }, () => Math.floor(Math.random() * 4)),
});
const keyOf = (question: number) => question % 4;

/** A quiz whose option `k` of question `n` says "n-k". */
export async function createExam(url: string, accessToken: string, settings: object = settingsOf({})): Promise<Exam> {
  const questions = Array.from({ length: questionCount }, (_, number) => ({
    question: `Question ${number}: which of these is the right one, and why would a student choose another?`,
    options: letters.map((_letter, option) => ({ text: `${number}-${option}, with a few more words as options have` })),
    correct_answer: letters[keyOf(number)],
    explanation: 'A sentence or two that say why it is right, as a real quiz has them for each of its questions.',
  }));
  const quizId = await postQuiz(url, accessToken, { title: 'Examination', questions, settings });
  const expected = new Map<string, number>();
  return {
    url,
    quizId,
    accessToken,
    expected,
    student,
    solve({ choices, questions: asked = [] }) {
      const right = choices.filter((choice, question) => choice === keyOf(question)).length;
      const answers = asked.map(({ id, question, options }) => {
        const number = Number(/^Question (\d+)/.exec(question)?.[1]);
        const wanted = `${number}-${choices[number]},`;
        return { question_id: id, selected_answer: options.find(({ text }) => text.startsWith(wanted))?.label };
      });
      return { answers, score: Math.round((100 * right) / questionCount) };
    },
  };
}

export const studentsOf = (exam: Exam, count: number): Student[] =>
  Array.from({ length: count }, (_, number) => exam.student(number));

export async function openExam({ url, quizId }: Exam, student: Student, timeout?: number): Promise<Answer> {
  const headers = { ...hall, 'student-email': encodeURIComponent(emailOf(student)) };
  const answer = await call(`${url}/api/v1/quizzes/${quizId}`, { headers, timeout });
  if (answer.status === 200) {
    const { attempt_token, quiz_content } = JSON.parse(answer.body);
    student.token = attempt_token;
    student.questions = quiz_content.questions;
  }
  return answer;
}

/** What a student who has thought hands in; all that has to be kept of them until it is taken. */
export interface HandIn {
  headers: Record<string, string>;
  body: string;
}

export function handInOf({ quizId, expected, solve }: Exam, student: Student): HandIn {
  const { answers, score } = solve(student);
  const email = emailOf(student);
  expected.set(email, score);
  return {
    headers: {
      ...hall,
      'attempt-token': student.token ?? '',
      'answers-digest': digestOf(answersText(answers)),
    },
    body: JSON.stringify({
      quiz_id: quizId,
      student_name: `Student ${student.number}`,
      student_email: email,
      attempt_token: student.token,
      results: { answers },
    }),
  };
}

export const handIn = (
  { url }: Exam,
  { headers, body }: HandIn,
  { stamp, timeout }: { stamp?: string | undefined; timeout?: number } = {},
): Promise<Answer> =>
  call(`${url}/api/v1/quiz-submissions`, {
    method: 'POST',
    timeout,
    headers: { ...headers, ...(stamp && { 'refusal-stamp': stamp }) },
    body,
  });

export const submitExam = (exam: Exam, student: Student): Promise<Answer> => handIn(exam, handInOf(exam, student));

/** Reads everything that was stored, and compares it with what each student did. */
export async function checkResults({ url, quizId, accessToken, expected }: Exam, count: number) {
  const { body } = await call(`${url}/api/v1/quizzes/${quizId}/results.csv`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  // No cell of these students has a comma; the columns are found by their names, since others come to stand beside them.
  const [names = [], ...rows] = body
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  const [emailAt, scoreAt] = ['Email', 'Score'].map((name) => names.indexOf(name)) as [number, number];
  if (emailAt < 0 || scoreAt < 0) throw new Error(`The results have no email or no score: ${names.join()}`);
  const emails = rows.map((row) => row[emailAt] ?? '');
  const seen = new Set(emails);
  const wrong = rows.filter((row, index) => expected.get(emails[index] ?? '') !== Number(row[scoreAt])).length;
  return { stored: rows.length, lost: count - seen.size, doubled: rows.length - seen.size, wrong };
}
