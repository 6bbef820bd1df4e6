/**
 * `npm run bench:judging`: how many steps honest answers take beside what is allowed, the worst texts that are found, and
 * how long everybody else waits while one hand-in of a hundred such answers is judged. `-- --search=2000` looks longer.
 */
import { mostSteps as mostOfWorking } from '../../answers/src/follow/index.ts';
import { mostSteps, type TypedKey } from '../../answers/src/index.ts';
import { createAccount } from '../../scripts/lib/account.mjs';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { say } from '../../scripts/lib/print.mjs';
import { call, percentile } from '../load/arrivals.ts';
import { postQuiz } from '../load/exam-hall.ts';
import { writeResult } from '../load/result.ts';
import { isQuick } from '../quick.ts';
import { honestAnswers, honestWorkings, type Taken } from './honest.ts';
import { type Worst, worstOf } from './worst.ts';

/** Anybody else may wait so long at worst, in milliseconds. */
const bar = 250;
const letters = 300;
const many = 100;
const wanted = process.argv.find((word) => word.startsWith('--search='))?.split('=')[1];
const tries = Number(wanted ?? (isQuick ? 20 : 500));
const questions: TypedKey[] = [
  { kind: 'number', key: '25 m/s' },
  { kind: 'number', key: '3 + 4i' },
  { kind: 'expression', key: 'x^3/3 + x^2 + C', nots: ['x', 'x^2', 'x^3'] },
  { kind: 'set', key: '2, 3', nots: ['4, 5', '1, 7'] },
  { kind: 'word', key: 'osmosis', also: ['endosmosis'] },
];

const longest = (taken: readonly Taken[]) => taken.toSorted((a, b) => b.steps - a.steps)[0]!;
const [answers, workings] = [await honestAnswers(), honestWorkings()];
const honest = {
  answers: answers.length,
  most: longest(answers),
  workings: workings.length,
  mostOf: longest(workings),
};
say(`longest of ${honest.answers} honest answers: ${honest.most.steps} steps (allowed ${mostSteps})`);
say(`longest of ${honest.workings} honest workings: ${honest.mostOf.steps} steps (allowed ${mostOfWorking})`);

const worst = questions.map((question) => worstOf(question, letters, tries));
for (const { question, typed, steps } of worst)
  say(`worst for the ${question.kind} ${question.key}: ${steps} steps, ${typed.slice(0, 24)}…`);

const server = await startBuiltServer();
try {
  const figures = await besideHandIn(worst);
  say(`everybody else at rest: ${figures.rest} ms at worst of ${figures.restAsked}`);
  say(
    `beside ${many} worst answers: ${figures.beside} ms at worst, p95 ${figures.p95} ms, of ${figures.asked} (bar ${bar})`,
  );
  say(`the hand-in itself: ${figures.handIn} ms`);
  writeResult('judging', { honest, worst, ...figures });
  if (!isQuick && figures.beside > bar) process.exitCode = 1;
} finally {
  await server.stop();
}

/** How long `/live` takes, asked again and again until `done`. */
async function waits(done: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!done()) times.push((await call(`${server.url}/live`)).ms);
  return times;
}

async function besideHandIn(found: readonly Worst[]) {
  const { accessToken } = await createAccount(server.url);
  const typed = Array.from({ length: many }, (_, at) => found[at % found.length]!);
  const asked = typed.map(({ question }, at) => ({
    question: `Number ${at}: what is it?`,
    options: [],
    correct_answer: null,
    typed: question,
    explanation: '',
  }));
  const quizId = await postQuiz(server.url, accessToken, { title: 'Judging', questions: asked });
  const headers = { authorization: `Bearer ${accessToken}` };
  const link = JSON.parse((await call(`${server.url}/api/v1/quizzes/${quizId}`, { headers })).body).link as string;
  const opened = JSON.parse((await call(`${server.url}/api/v1/quizzes/${link.replace('/quiz/', '')}`)).body);
  const body = {
    quiz_id: opened.quiz_id,
    attempt_token: opened.attempt_token,
    results: {
      // A letter of its own: nothing is remembered from another.
      answers: (opened.quiz_content.questions as { id: string; question: string }[]).map(({ id, question }) => {
        const at = Number(/Number (\d+)/.exec(question)![1]);
        return { question_id: id, typed_answer: typed[at]!.typed.slice(0, letters - 3) + at };
      }),
    },
  };
  const endOfRest = performance.now() + 2000;
  const rest = await waits(() => performance.now() > endOfRest);
  let handIn: number | undefined;
  const sending = call(`${server.url}/api/v1/quiz-submissions`, { method: 'POST', body }).then(
    ({ status, ms, body }) => {
      handIn = ms;
      if (status !== 200 && status !== 201) throw new Error(`The hand-in was refused: ${status} ${body}`);
    },
  );
  const beside = await waits(() => handIn !== undefined);
  await sending;
  const whole = Math.round;
  return {
    rest: whole(Math.max(...rest)),
    restAsked: rest.length,
    beside: whole(Math.max(...beside)),
    p95: whole(percentile(beside, 0.95)),
    asked: beside.length,
    handIn: whole(handIn ?? 0),
  };
}
