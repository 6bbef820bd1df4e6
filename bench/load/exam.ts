import { createAccount } from '../../scripts/lib/account.mjs';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { say } from '../../scripts/lib/print.mjs';
import { isQuick } from '../quick.ts';
import { type Answer, arrive, call, percentile } from './arrivals.ts';
import { startBareServer } from './bare.ts';
import { checkResults, createExam, type Exam, openExam, type Student, studentsOf, submitExam } from './exam-hall.ts';
import type { LoadOptions } from './options.ts';
import { writeResult } from './result.ts';
import { asPatientAs } from './stubborn.ts';

/** What trust.md asks for; milliseconds and bytes. */
const bars = {
  get: 100,
  post: 200,
  rush: { pglite: 4000, postgres: 1500 },
  duringLogins: 300,
  rss: 512 * 1024 * 1024,
};

const times = (answers: readonly Answer[]) => answers.map(({ ms }) => ms);
const failures = (answers: readonly Answer[]) => answers.filter(({ status }) => status !== 200).length;

async function metricOf(url: string, name: string): Promise<number> {
  const { body } = await call(`${url}/metrics`);
  return Number(new RegExp(`^${name} ([\\d.e+]+)`, 'm').exec(body)?.[1] ?? Number.NaN);
}

const memoryOf = (url: string) => metricOf(url, 'process_resident_memory_bytes');

/** Runs it, and tells what each of its requests cost the server: a figure that others on the machine hardly change. */
async function costOf<Result>(url: string, count: number, work: () => Promise<Result>): Promise<[Result, number]> {
  const before = await metricOf(url, 'process_cpu_seconds_total');
  const result = await work();
  const after = await metricOf(url, 'process_cpu_seconds_total');
  return [result, (1000 * (after - before)) / count];
}

/** A hall of students behind one address: they open one quiz, then hand in; one in twenty hands in twice. */
async function sitExam(exam: Exam, students: readonly Student[], seconds: number, bare?: string) {
  const patiently = asPatientAs(isQuick);
  const yardstick: number[] = [];
  const beside = async (index: number) => {
    if (bare && index % 4 === 0) yardstick.push((await call(bare)).ms);
  };
  const everyone = (visit: (exam: Exam, student: Student) => Promise<Answer>) => () =>
    arrive(students, seconds, async (student, index) => {
      const [answer] = await Promise.all([patiently(() => visit(exam, student)), beside(index)]);
      return answer;
    });
  const [gets, getCost] = await costOf(exam.url, students.length, everyone(openExam));
  const [posts, postCost] = await costOf(exam.url, students.length, everyone(submitExam));
  const again = await Promise.all(
    students.filter((_, index) => index % 20 === 0).map((one) => patiently(() => submitExam(exam, one))),
  );
  return { gets, posts, again, yardstick, cost: { get: getCost, post: postCost } };
}

/** Fewer than an account may have under way at a time. */
const loginsOfAccount = 100;

/** Logs people in from many addresses, so that hashing passwords takes all the time it is given. */
async function logInMeanwhile(url: string, exam: Exam, count: number, seconds: number) {
  const accounts = await Promise.all(
    Array.from({ length: Math.ceil(count / loginsOfAccount) }, () => createAccount(url)),
  );
  const logIn = (index: number) =>
    call(`${url}/api/v1/auth/login`, {
      method: 'POST',
      body: accounts[index % accounts.length],
      headers: { 'x-forwarded-for': `10.9.${index >> 8}.${index & 255}` },
    });
  const everyone = Array.from({ length: count }, (_, index) => index);
  const [logins, gets] = await Promise.all([
    arrive(everyone, seconds, logIn),
    arrive(everyone.slice(0, count / 4), seconds, (index) =>
      asPatientAs(isQuick)(() => openExam(exam, { number: index, choices: [] })),
    ),
  ]);
  const statuses = new Map<number, number>();
  for (const { status } of logins) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return { gets, statuses: Object.fromEntries(statuses) };
}

/** The exam hall: two thousand students open one quiz within a minute and submit within another, then in a second. */
export async function benchExam({ database, quick }: LoadOptions): Promise<boolean> {
  const [count, seconds] = quick ? [100, 2] : [2000, 60];
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  const server = await startBuiltServer({ env: { DATABASE_URL: postgres?.url, TRUST_PROXY: '1' } });
  const bare = await startBareServer(postgres?.url);
  try {
    const { accessToken } = await createAccount(server.url);
    const idleRss = await memoryOf(server.url);
    const exam = await createExam(server.url, accessToken);
    const calm = await sitExam(exam, studentsOf(exam, count), seconds, bare.url);
    const calmCheck = await checkResults(exam, count);

    const rushed = await createExam(server.url, accessToken);
    const rush = await sitExam(rushed, studentsOf(rushed, count), quick ? 0.1 : 1);
    const rushCheck = await checkResults(rushed, count);
    const meanwhile = await logInMeanwhile(server.url, exam, count, seconds);
    const rss = await memoryOf(server.url);

    const p95 = { get: percentile(times(calm.gets), 0.95), post: percentile(times(calm.posts), 0.95) };
    const bareP95 = percentile(calm.yardstick, 0.95);
    const rushP99 = { get: percentile(times(rush.gets), 0.99), post: percentile(times(rush.posts), 0.99) };
    const loginP95 = percentile(times(meanwhile.gets), 0.95);
    const errors = [calm, rush].reduce(
      (sum, { gets, posts, again }) => sum + failures(gets) + failures(posts) + failures(again),
      failures(meanwhile.gets),
    );
    const faults = { errors, calm: calmCheck, rush: rushCheck };
    const isExact =
      errors === 0 && [calmCheck, rushCheck].every(({ lost, doubled, wrong }) => lost + doubled + wrong === 0);

    const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 1).padStart(8)} ms`;
    say(`${count} students, ${seconds} s to open, ${seconds} s to hand in (${database})`);
    say(`GET  p95        ${ms(p95.get)}   (bar ${bars.get})`);
    say(`POST p95        ${ms(p95.post)}   (bar ${bars.post})`);
    say(`bare select p95 ${ms(bareP95)}   (the same moments, the same machine)`);
    say(
      `in ${quick ? 0.1 : 1} s: GET p99 ${ms(rushP99.get)}, POST p99 ${ms(rushP99.post)}   (bar ${bars.rush[database]})`,
    );
    say(`computing time in that rush: ${ms(rush.cost.get)} a GET, ${ms(rush.cost.post)} a POST`);
    say(
      `GET p95 during ${count} logins ${ms(loginP95)}   (bar ${bars.duringLogins}; logins ${JSON.stringify(meanwhile.statuses)})`,
    );
    say(
      `errors ${errors}, lost ${calmCheck.lost + rushCheck.lost}, doubled ${calmCheck.doubled + rushCheck.doubled}, wrong scores ${calmCheck.wrong + rushCheck.wrong}`,
    );
    const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);
    say(`memory ${mb(rss)} MB, ${mb(idleRss)} before anyone came   (bar ${mb(bars.rss)})`);
    const cost = rush.cost;
    writeResult(`load-exam-${database}`, {
      database,
      count,
      seconds,
      p95,
      bareP95,
      rushP99,
      cost,
      loginP95,
      idleRss,
      rss,
      ...faults,
      bars,
    });
    const isFast =
      p95.get <= bars.get &&
      p95.post <= bars.post &&
      Math.max(rushP99.get, rushP99.post) <= bars.rush[database] &&
      loginP95 <= bars.duringLogins;
    return isExact && (quick || (isFast && rss <= bars.rss));
  } finally {
    await bare.stop();
    await server.stop();
    await postgres?.stop();
  }
}
