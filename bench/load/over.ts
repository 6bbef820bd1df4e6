import { createAccount } from '../../scripts/lib/account.mjs';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { say } from '../../scripts/lib/print.mjs';
import { arrive, call, percentile } from './arrivals.ts';
import { checkResults, createExam, type Exam, openExam, type Student, settingsOf, submitExam } from './exam-hall.ts';
import type { LoadOptions } from './options.ts';
import { startApart } from './pinned.ts';
import { writeResult } from './result.ts';
import { type Persisted, patienceMs, persist } from './stubborn.ts';

/** Milliseconds, bytes, and a share of the capacity. */
const bars = { calm: 250, admitted: 1000, share: 0.8, rss: 768 * 1024 * 1024 };
const times = [1.6, 2.4];
const toAnswer = 10;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Seconds; in the short form nothing is held against a bar, so that it may search for next to nothing. */
const lengths = {
  whole: { search: 20, load: 180, drain: 600 },
  quick: { search: 2, load: 4, drain: 60 },
};

interface Flood {
  /** Students a minute. */
  rate: number;
  seconds: number;
  drain: number;
}

interface Outcome {
  offered: number;
  completedAMinute: number;
  p95: { open: number; submit: number };
  refused: { open: number; submit: number };
  unanswered: number;
  /** Let in, and answered after more than the bar: neither lost nor wrong. */
  late: number;
  drained: number;
  rss: number;
  lost: number;
  doubled: number;
  wrong: number;
}

/**
 * More than one machine can carry. Its capacity C is looked for first; then far more students come for three minutes, each with
 * the patience of a real page, and everybody who came must have handed in once, ten minutes after.
 */
export async function benchOver({ quick, capacity: given }: LoadOptions): Promise<boolean> {
  const { search, load, drain } = quick ? lengths.quick : lengths.whole;
  const { postgres, server } = await startApart(async () => {
    const postgres = await startPostgres();
    return { postgres, server: await startBuiltServer({ env: { DATABASE_URL: postgres.url, TRUST_PROXY: '1' } }) };
  });
  try {
    // A lecturer for each: a run takes longer than an access token lives.
    const newExam = async () => {
      const { accessToken } = await createAccount(server.url);
      return createExam(server.url, accessToken, settingsOf({ timed: true }));
    };
    const capacity = given ?? (quick ? 1200 : await findCapacity(newExam, search));
    say(`C = ${capacity} students a minute (server and Postgres on one core, the generator on another)`);
    let isGood = true;
    const rows: (Outcome & { times: number })[] = [];
    for (const factor of times) {
      const outcome = await flood(await newExam(), { rate: capacity * factor, seconds: load, drain });
      rows.push({ times: factor, ...outcome });
      isGood &&= tell(factor, capacity, outcome, quick);
    }
    writeResult('load-over', { capacity, rows, bars });
    return isGood;
  } finally {
    await server.stop();
    await postgres.stop();
  }
}

/** The highest rate at which everybody is answered in time, to within a few per cent. */
async function findCapacity(newExam: () => Promise<Exam>, seconds: number): Promise<number> {
  const isCalm = async (rate: number) => {
    const { p95, refused, lost } = await flood(await newExam(), { rate, seconds, drain: 120 });
    const worst = Math.max(p95.open, p95.submit);
    say(`  ${Math.round(rate)} a minute: p95 ${worst.toFixed(0)} ms, refused ${refused.open + refused.submit}`);
    return worst <= bars.calm && refused.open + refused.submit + lost === 0;
  };
  let [low, high] = [4000, 5200];
  while (await isCalm(high)) [low, high] = [high, high * 1.6];
  for (let halving = 0; halving < 3; halving++) {
    const middle = (low + high) / 2;
    if (await isCalm(middle)) low = middle;
    else high = middle;
  }
  return Math.round(low);
}

async function flood(exam: Exam, { rate, seconds, drain }: Flood): Promise<Outcome> {
  const count = Math.round((rate * seconds) / 60);
  const began = performance.now();
  const loadEnds = began + seconds * 1000;
  const isOver = () => performance.now() > loadEnds + drain * 1000;
  const memory = watchMemory(exam.url);
  const [opens, submits] = [[], []] as [Persisted[], Persisted[]];
  const doneAt: number[] = [];
  await arrive(exam.students(count), seconds, async (student) => {
    const opened = await persist(() => openExam(exam, student, patienceMs), isOver);
    opens.push(opened);
    opened.answer.body = '';
    if (opened.answer.status !== 200) return;
    await wait(Math.random() * toAnswer * 1000);
    const handedIn = await persist((stamp) => submitExam(exam, student, { stamp, timeout: patienceMs }), isOver);
    submits.push(handedIn);
    handedIn.answer.body = '';
    forget(student);
    if (handedIn.answer.status === 200) doneAt.push(performance.now());
  });
  const ended = performance.now();
  const rss = await memory.stop();
  const { lost, doubled, wrong } = await checkResults(exam, count);
  // The first have come, and thought, when the counting begins.
  const from = began + Math.min(toAnswer, seconds / 2) * 1000;
  const inTime = doneAt.filter((at) => at >= from && at < loadEnds).length;
  const late = [...opens, ...submits].filter(({ answer }) => answer.status === 200 && answer.ms > bars.admitted).length;
  const sum = (all: readonly Persisted[], what: 'refused' | 'unanswered') =>
    all.reduce((total, one) => total + one[what], 0);
  return {
    offered: rate,
    completedAMinute: (inTime * 60_000) / (loadEnds - from),
    p95: { open: percentile95(opens), submit: percentile95(submits) },
    refused: { open: sum(opens, 'refused'), submit: sum(submits, 'refused') },
    unanswered: sum(opens, 'unanswered') + sum(submits, 'unanswered'),
    late,
    drained: Math.max(0, (ended - loadEnds) / 1000),
    rss,
    lost,
    doubled,
    wrong,
  };
}

/** Tens of thousands wait at a time: what each had before them is not kept. */
function forget(student: Student): void {
  delete student.questions;
  student.choices = [];
}

const percentile95 = (all: readonly Persisted[]) =>
  percentile(
    all.filter(({ answer }) => answer.status === 200).map(({ answer }) => answer.ms),
    0.95,
  );

/** The most memory that the server held meanwhile. */
function watchMemory(url: string) {
  let most = 0;
  const look = async () => {
    const { body } = await call(`${url}/metrics`, { timeout: patienceMs });
    most = Math.max(most, Number(/^process_resident_memory_bytes ([\d.e+]+)/m.exec(body)?.[1] ?? 0));
  };
  const timer = setInterval(() => void look(), 2000);
  return {
    async stop(): Promise<number> {
      clearInterval(timer);
      await look();
      return most;
    },
  };
}

function tell(factor: number, capacity: number, outcome: Outcome, quick: boolean): boolean {
  const { completedAMinute, p95, refused, unanswered, late, drained, rss, lost, doubled, wrong } = outcome;
  const share = completedAMinute / capacity;
  say(`${factor} C offered (${Math.round(outcome.offered)} a minute)`);
  say(`  completed ${Math.round(completedAMinute)} a minute, ${share.toFixed(2)} C   (bar ${bars.share})`);
  say(
    `  admitted: open p95 ${p95.open.toFixed(0)} ms, hand in p95 ${p95.submit.toFixed(0)} ms   (bar ${bars.admitted})`,
  );
  say(
    `  turned away: ${refused.open} openings, ${refused.submit} hand-ins; unanswered ${unanswered}; let in and answered late ${late}`,
  );
  say(
    `  all had handed in ${drained.toFixed(0)} s after the load; lost ${lost}, doubled ${doubled}, wrong scores ${wrong}`,
  );
  say(`  memory ${Math.round(rss / 1024 / 1024)} MB at most   (bar ${bars.rss / 1024 / 1024})`);
  const isExact = lost + doubled + wrong === 0;
  const isCarried = share >= bars.share && Math.max(p95.open, p95.submit) <= bars.admitted && rss <= bars.rss;
  return isExact && (quick || isCarried);
}
