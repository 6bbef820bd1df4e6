import type { BrowserContext, Page } from '@playwright/test';
import { signedIn } from './signed-in.ts';
import { expect } from './test.ts';

interface Question {
  question: string;
  options: string[];
  correct_answer: string;
}

/** Calls the API as whoever is signed in on the page; waits for the page to renew its session, as it does by itself. */
export async function callAs<T>(page: Page, path: string, method = 'GET', body?: object): Promise<T> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const response = await fetch(new URL(`/api/v1${path}`, page.url()), {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.status === 401) {
    await page.waitForFunction((old) => localStorage.getItem('token') !== old, token);
    return callAs(page, path, method, body);
  }
  expect(response.ok, `${method} ${path} answered ${response.status}`).toBe(true);
  return (await response.json()) as T;
}

/** Somebody who is signed in and has begun a sprint about a course; gives its id. */
export async function withSprint(page: Page, context: BrowserContext, url: string, topic: string): Promise<string> {
  await signedIn(context, url);
  await page.goto('/dashboard');
  const { id } = await callAs<{ id: string }>(page, '/learning-paths/', 'POST', { topic });
  return id;
}

const writing = { timeout: 30_000 };

/** Opens the first day of a sprint about COS 101, and waits for its lesson and the terms in it. */
export async function readFirstLesson(page: Page, sprintId: string): Promise<void> {
  await page.goto(`/sprint/${sprintId}?day=1`);
  await expect(page.getByRole('heading', { name: 'A short history of computing', level: 2 })).toBeVisible(writing);
  await expect(page.getByRole('button', { name: 'abacus', exact: true }).first()).toBeVisible();
}

/** Begins a sprint about COS 101 and opens its first lesson; gives the sprint's id. */
export async function beginSprint(page: Page): Promise<string> {
  const { id } = await callAs<{ id: string }>(page, '/learning-paths/', 'POST', { topic: 'COS 101' });
  await readFirstLesson(page, id);
  return id;
}

/** Chooses an answer to the question that is shown, and has it checked. */
async function choose(page: Page, { options, correct_answer }: Question, isRight: boolean): Promise<void> {
  const answer = isRight ? correct_answer : (options.find((option) => option !== correct_answer) ?? '');
  await page.getByRole('radio', { name: answer, exact: true }).check();
  await page.getByRole('button', { name: 'Check Answer' }).click();
}

/** Answers the first of the questions under a lesson. */
export async function answerLesson(page: Page, sprintId: string, day: number, isRight: boolean): Promise<void> {
  const { questions } = await callAs<{ questions: Question[] }>(page, `/learning-paths/${sprintId}/days/${day}`);
  await choose(page, questions[0] as Question, isRight);
  await expect(page.getByText(isRight ? 'That’s right.' : 'Not quite.')).toBeVisible();
}

/** Asks for the quiz of the day that is open and complete, and gives its questions. */
export async function beginQuiz(page: Page): Promise<Question[]> {
  const made = page.waitForResponse((response) => response.url().includes('/assessments/from-learning-path/'));
  await page.getByRole('button', { name: 'Take a quiz' }).click();
  const { questions } = (await (await made).json()) as { questions: Question[] };
  await expect(page.getByText(`Question 1 of ${questions.length}`)).toBeVisible();
  return questions;
}

export async function answerQuizQuestion(page: Page, question: Question, isRight = true): Promise<void> {
  await choose(page, question, isRight);
  await page.getByRole('button', { name: /Next question|Finish quiz/ }).click();
}

/** Does the review that is shown: looks its answer up among those that were loaded. */
export async function answerReview(page: Page, reviews: readonly Question[]): Promise<void> {
  await expect(page.getByRole('button', { name: 'Check Answer' })).toBeVisible();
  const shown = await page.getByRole('group').first().textContent();
  const review = reviews.find(({ question, options }) =>
    [question, ...options].every((text) => shown?.includes(text)),
  ) as Question;
  await choose(page, review, true);
  await page.getByRole('button', { name: /^(Next|Finish)$/ }).click();
}
