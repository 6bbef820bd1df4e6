import { createAccount } from '../../scripts/lib/account.mjs';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { say } from '../../scripts/lib/print.mjs';
import { arriveMany, call, percentile } from './arrivals.ts';
import { checkResults, createExam, type Exam, handIn, handInOf, openExam, settingsOf } from './exam-hall.ts';
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
  // A server that has just started is slower than itself: its code isn't compiled yet.
  await flood(await newExam(), { rate: high, seconds, drain: 120 });
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
  // The first have come, and thought, when the counting begins.
  const from = began + Math.min(toAnswer, seconds / 2) * 1000;
  const isOver = () => performance.now() > loadEnds + drain * 1000;
  const memory = watchMemory(exam.url);
  const [opens, submits] = [createTally(), createTally()];
  let inTime = 0;
  await arriveMany(count, seconds, async (number) => {
    const handedOut = await openedBy(exam, number, { opens, isOver });
    if (!handedOut) return;
    await wait(100 * Math.round(Math.random() * toAnswer * 10));
    const isIn = submits.add(await persist((stamp) => handIn(exam, handedOut, { stamp, timeout: patienceMs }), isOver));
    const now = performance.now();
    if (isIn && now >= from && now < loadEnds) inTime++;
  });
  const ended = performance.now();
  const rss = await memory.stop();
  const { lost, doubled, wrong } = await checkResults(exam, count);
  return {
    offered: rate,
    completedAMinute: (inTime * 60_000) / (loadEnds - from),
    p95: { open: opens.percentile95(), submit: submits.percentile95() },
    refused: { open: opens.refused, submit: submits.refused },
    unanswered: opens.unanswered + submits.unanswered,
    late: opens.late + submits.late,
    drained: Math.max(0, (ended - loadEnds) / 1000),
    rss,
    lost,
    doubled,
    wrong,
  };
}

/** What the student will hand in: tens of thousands think at a time, so the quiz itself isn't kept. */
async function openedBy(exam: Exam, number: number, { opens, isOver }: { opens: Tally; isOver: () => boolean }) {
  const student = exam.student(number);
  const isOpen = opens.add(await persist(() => openExam(exam, student, patienceMs), isOver));
  return isOpen ? handInOf(exam, student) : undefined;
}

/** What became of calls, in figures only. */
interface Tally {
  refused: number;
  unanswered: number;
  late: number;
  /** Says whether it was answered well. */
  add(one: Persisted): boolean;
  percentile95(): number;
}

function createTally(): Tally {
  const times: number[] = [];
  const tally: Tally = {
    refused: 0,
    unanswered: 0,
    late: 0,
    add({ answer, refused, unanswered }) {
      tally.refused += refused;
      tally.unanswered += unanswered;
      if (answer.status !== 200) return false;
      times.push(answer.ms);
      if (answer.ms > bars.admitted) tally.late++;
      return true;
    },
    percentile95: () => percentile(times, 0.95),
  };
  return tally;
}

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
