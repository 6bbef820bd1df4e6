import { setTimeout as sleep } from 'node:timers/promises';
import type { DraftQuestion } from '@akada/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { aQuiz, openAsTaker } from '../../../../test/quizzes.ts';

/** Every step that is taken where the server's requests arrive, however it is asked for. */
const here = vi.hoisted(() => ({ steps: 0 }));
vi.mock('@akada/answers', async (original) => {
  const real = await original<typeof import('@akada/answers')>();
  const counted =
    <Given extends unknown[], Made>(work: (...given: Given) => Made) =>
    (...given: Given): Made => {
      const made = work(...given);
      here.steps += stepsOf();
      return made;
    };
  const stepsOf = real.stepsTaken;
  return { ...real, judge: counted(real.judge), judgeBriefly: counted(real.judgeBriefly) };
});

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await buildTestApp();
  owner = await aPerson(app);
});
afterAll(() => app.close());

const [many, attempts] = [10, 4];
/** What is judged for one request where it arrives, and the last step that did not fit. */
const mostHere = 20_001;
const typed = { kind: 'expression' as const, key: 'x^3/3 + x^2 + C', nots: ['x', 'x^2', 'x^3'] };
const questions = Array.from(
  { length: many },
  (_, at): DraftQuestion => ({
    question: `Number ${at}: what is it?`,
    options: [],
    correct_answer: null,
    typed,
    explanation: '',
  }),
);

/** The most steps that `work` takes between two ticks of the loop, while everybody else waits. */
async function mostAtOnce(work: () => Promise<unknown>): Promise<number> {
  let [most, isDone] = [0, false];
  here.steps = 0;
  const ticking = (async () => {
    while (!isDone) {
      await sleep(0);
      most = Math.max(most, here.steps);
      here.steps = 0;
    }
  })();
  await work().finally(() => {
    isDone = true;
  });
  await ticking;
  return most;
}

it('T103 many attempts full of long answers are counted, looked at and regraded without holding anybody up', async () => {
  const quiz = await aQuiz(owner, { questions });
  const params = { id: quiz.quiz_id };
  for (let turn = 0; turn < attempts; turn += 1) {
    const opened = await openAsTaker(app.client(), quiz);
    const answers = opened.quiz_content.questions.map(({ id }, at) => ({
      question_id: id,
      typed_answer: `${'1'.repeat(280)}${turn * many + at}`,
    }));
    const body = { quiz_id: opened.quiz_id, attempt_token: opened.attempt_token ?? '', results: { answers } };
    expect(await mostAtOnce(() => app.client().quizzes.submit({ body }))).toBeLessThanOrEqual(mostHere);
  }
  const corrected = quiz.quiz_content.questions.map((question) => ({
    ...question,
    typed: { ...typed, key: 'x^3/3 + x^2 + x + C' },
  }));
  const corrects = () => owner.client.quizzes.update({ params, body: { version: quiz.version, questions: corrected } });
  expect(await mostAtOnce(corrects)).toBeLessThanOrEqual(mostHere);
  expect(await mostAtOnce(() => owner.client.quizzes.stats({ params }))).toBeLessThanOrEqual(mostHere);
  expect(await mostAtOnce(() => owner.client.quizzes.regrade({ params }))).toBeLessThanOrEqual(mostHere);
});
