import { randomUUID } from 'node:crypto';
import { type Campus, openCampus } from '../../faults/support/campus.ts';
import { say } from '../../scripts/lib/print.mjs';
import { openPostgres } from '../../server/src/ports/db/postgres.ts';
import { type Answer, arrive, call, percentile } from './arrivals.ts';
import { asPhone, bearer, enrol } from './campus.ts';
import { copyLearner, logInAll, sprintOf } from './copy-learner.ts';
import { checkResults, createExam, type Exam, openExam, type Student, studentsOf, submitExam } from './exam-hall.ts';
import type { LoadOptions } from './options.ts';
import { writeResult } from './result.ts';

/** Of everybody who comes in a minute, one student opens Home, a lesson and the overview for so many in the hall. */
const hallPerLearner = 3;
const signedIn = 200;
const minutes = { quiet: 2, breaking: 10 };
const toAnswer = 15;
const secondsBetweenOrders = 10;
/** As a proxy and the page behind it go on until somebody answers. */
const retryMs = 100;
const patienceMs = 60_000;
const quietTimes = 2;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls are spread over the web processes that live, as by a proxy; where one is gone, the next is asked. */
type Spread = (ask: (url: string) => Promise<Answer>) => Promise<Answer & { tries: number }>;

interface Crowd {
  spread: Spread;
  exam: Exam;
  tokens: string[];
  /** Sprints whose order was acknowledged, and who ordered. */
  orders: { token: string; id: string }[];
}

/**
 * Two web and two worker processes on one Postgres, the hall and everyday pages together: first undisturbed, then ten
 * minutes in which one process is killed every minute. Nothing may be lost, doubled or marked otherwise.
 */
export async function benchScale({ students: inAMinute, quick }: LoadOptions): Promise<boolean> {
  const minute = quick ? 6 : 60;
  const perMinute = quick ? 60 : inAMinute;
  const quietMinutes = quick ? 1 : minutes.quiet;
  const kills = quick ? 2 : minutes.breaking;
  const people = quick ? 8 : signedIn;
  const campus = await openCampus();
  try {
    const [url = ''] = campus.urls();
    const first = await enrol(url);
    const database = await openPostgres(campus.postgres.url);
    await copyLearner(database, first, people);
    await database.close();
    const exam = await createExam(url, first.token);
    const tokens = await logInAll(url, first.password, people);
    const crowd: Crowd = { exam, tokens, orders: [], spread: spreadOver(campus.urls) };

    const count = perMinute * (quietMinutes + kills);
    const students = studentsOf(exam, count);
    const quiet = await come(crowd, students.slice(0, perMinute * quietMinutes), quietMinutes * minute);
    const killing = killInTurn(campus, kills, minute);
    const breaking = await come(crowd, students.slice(perMinute * quietMinutes), kills * minute);
    await killing;

    const results = await checkResults({ ...exam, url: campus.urls()[0] as string }, count);
    const unmade = await countUnmade(crowd);
    const failed = quiet.failed + breaking.failed;
    say(
      `2 web and 2 worker processes, ${kills} of them killed, one a minute; ${perMinute} students a minute in the hall`,
    );
    say('                  p50 ms    p95 ms    p99 ms   asked again   not answered');
    for (const [name, { p50, p95, p99, again, failed: none }] of Object.entries({ quiet, breaking })) {
      const cells = [p50, p95, p99].map((ms) => ms.toFixed(1).padStart(10)).join('');
      say(`${name.padEnd(14)}${cells}${String(again).padStart(14)}${String(none).padStart(15)}`);
    }
    const { stored, lost, doubled, wrong } = results;
    say(`handed in ${count}: stored ${stored}, lost ${lost}, doubled ${doubled}, wrong scores ${wrong}`);
    say(`sprints ordered ${crowd.orders.length}: ${unmade} not made, or made twice`);
    const ratio = breaking.p95 / quiet.p95;
    say(`p95 while processes die: ${ratio.toFixed(2)} of the quiet one   (bar ${quietTimes})`);
    writeResult('load-scale', { perMinute, signedIn, kills, quiet, breaking, ...results, unmade, ratio });
    return lost + doubled + wrong + unmade + failed === 0 && (quick || ratio <= quietTimes);
  } finally {
    await campus.close();
  }
}

function spreadOver(urls: () => string[]): Spread {
  let turn = 0;
  return async (ask) => {
    const began = performance.now();
    for (let tries = 1; ; tries++) {
      const living = urls();
      const answer = await ask(living[turn++ % living.length] ?? '');
      const ms = performance.now() - began;
      const isAnswer = answer.status >= 200 && answer.status < 500 && answer.status !== 429;
      if (isAnswer || ms > patienceMs) return { ...answer, ms, tries };
      await wait(retryMs);
    }
  };
}

/** All of them arrive within so many seconds, and for some of them a learner; meanwhile sprints are ordered. */
async function come(crowd: Crowd, students: readonly Student[], seconds: number) {
  const { spread, exam, tokens } = crowd;
  const ordering = orderSprints(crowd, seconds);
  const visits = await arrive(students, seconds, async (student) => {
    const answers = student.number % hallPerLearner === 0 ? [readPages(spread, tokens, student.number)] : [];
    answers.push(sit(spread, exam, student));
    return (await Promise.all(answers)).flat();
  });
  const answers = [...visits.flat(), ...(await ordering)];
  const at = (share: number) =>
    percentile(
      answers.map(({ ms }) => ms),
      share,
    );
  return {
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    again: answers.filter(({ tries }) => tries > 1).length,
    failed: answers.filter(({ status }) => status < 200 || status > 299).length,
  };
}

async function sit(spread: Spread, exam: Exam, student: Student) {
  const open = await spread((url) => openExam({ ...exam, url }, student));
  await wait(Math.random() * toAnswer * 1000);
  return [open, await spread((url) => submitExam({ ...exam, url }, student))];
}

async function readPages(spread: Spread, tokens: readonly string[], number: number) {
  const person = (number / hallPerLearner) % tokens.length;
  const headers = asPhone(tokens[person] ?? '');
  const answers = [];
  for (const path of ['/home', `/learning-paths/${sprintOf(person)}/days/1`, '/progress/overview']) {
    answers.push(await spread((url) => call(`${url}/api/v1${path}`, { headers })));
  }
  return answers;
}

/** One after the other, each by somebody else and with a key of its own, which a repeated call carries again. */
async function orderSprints({ spread, tokens, orders }: Crowd, seconds: number) {
  const endsAt = performance.now() + seconds * 1000;
  const answers = [];
  while (performance.now() < endsAt && orders.length < tokens.length) {
    const token = tokens[orders.length] ?? '';
    const headers = { ...bearer(token), 'idempotency-key': randomUUID() };
    const order = { method: 'POST', body: { topic: 'COS 101' }, headers };
    const answer = await spread((url) => call(`${url}/api/v1/learning-paths/`, order));
    if (answer.status < 300) orders.push({ token, id: JSON.parse(answer.body).id });
    answers.push(answer);
    await wait((seconds * 1000) / Math.ceil(seconds / secondsBetweenOrders));
  }
  return answers;
}

/** A web and a worker process in turn, in the middle of each minute, and back as a supervisor brings it back. */
async function killInTurn(campus: Campus, kills: number, minute: number): Promise<void> {
  const began = performance.now();
  for (let kill = 0; kill < kills; kill++) {
    await wait(began + (kill + 0.5) * minute * 1000 - performance.now());
    const [crew, add] = kill % 2 === 0 ? [campus.webs, campus.addWeb] : [campus.workers, campus.addWorker];
    const victim = crew.find((one) => one.isRunning());
    victim?.send('SIGKILL');
    await victim?.ended;
    await add();
  }
}

/** Orders that did not become exactly one sprint beside the one that everybody has. */
async function countUnmade({ spread, orders }: Crowd): Promise<number> {
  const ask = async (path: string, token: string) => {
    const { body } = await spread((url) => call(`${url}/api/v1${path}`, { headers: bearer(token) }));
    return JSON.parse(body);
  };
  let unmade = 0;
  for (const { token, id } of orders) {
    const giveUpAt = performance.now() + patienceMs;
    const stateOf = async () => (await ask(`/learning-paths/${id}`, token)).state;
    let state = await stateOf();
    while (state === 'creating' && performance.now() < giveUpAt) {
      await wait(secondsBetweenOrders * 100);
      state = await stateOf();
    }
    const { count } = await ask('/sprints/count', token);
    if (state !== 'ready' || count !== 2) unmade++;
  }
  return unmade;
}
