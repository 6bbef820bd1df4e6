import { createAccount } from '../../scripts/lib/account.mjs';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { say } from '../../scripts/lib/print.mjs';
import { type Answer, arrive, percentile } from './arrivals.ts';
import { checkResults, createExam, openExam, type Student, settingsOf, studentsOf, submitExam } from './exam-hall.ts';
import type { LoadOptions } from './options.ts';
import { countRegraded, createOwnNumbersExam } from './own-numbers-exam.ts';
import { writeResult } from './result.ts';
import { asPatientAs } from './stubborn.ts';

const bars = { students: 12_000, p95: 400 };
const minute = { toOpen: 40, toAnswer: 18 };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The most that one machine carries: so many students open one quiz and hand it in, all within a minute. */
export async function benchHall({ database, students, timed, room, ownNumbers, quick }: LoadOptions): Promise<boolean> {
  const count = quick ? students / 40 : students;
  const share = quick ? 0.05 : 1;
  const patiently = asPatientAs(quick);
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  const server = await startBuiltServer({ env: { DATABASE_URL: postgres?.url, TRUST_PROXY: '1' } });
  try {
    const { accessToken } = await createAccount(server.url);
    const create = ownNumbers ? createOwnNumbersExam : createExam;
    const exam = await create(server.url, accessToken, settingsOf({ timed, room }));
    const began = performance.now();
    const visits = await arrive(studentsOf(exam, count), share * minute.toOpen, async (student) => {
      const open = await patiently(() => openExam(exam, student));
      await wait(Math.random() * share * minute.toAnswer * 1000);
      return { open, paper: paperOf(student), submit: await patiently(() => submitExam(exam, student)) };
    });
    const took = (performance.now() - began) / 1000;
    const { lost, doubled, wrong } = await checkResults(exam, count);
    const papers = new Set(visits.map(({ paper }) => paper)).size;
    const changed = await countRegraded(exam);
    const opens = visits.map(({ open }) => open);
    const submits = visits.map(({ submit }) => submit);
    const errors = [...opens, ...submits].filter(({ status }) => status !== 200).length;
    const p95 = { open: percentile95(opens), submit: percentile95(submits) };
    say(
      `${count} students opened and handed in within ${took.toFixed(0)} s (${database}${timed ? ', timed' : ''}${room ? ', in the room' : ''}${ownNumbers ? ', with numbers of their own' : ''})`,
    );
    say(`open p95 ${p95.open.toFixed(0)} ms, hand in p95 ${p95.submit.toFixed(0)} ms   (bar ${bars.p95})`);
    say(`errors ${errors}, lost ${lost}, doubled ${doubled}, wrong scores ${wrong}`);
    say(`${papers} different papers; judged again from what was stored, ${changed} results change`);
    writeResult(
      `load-hall-${database}${timed ? '-timed' : ''}${room ? '-room' : ''}${ownNumbers ? '-own-numbers' : ''}`,
      {
        database,
        count,
        took,
        p95,
        errors,
        lost,
        doubled,
        wrong,
        papers,
        changed,
        bars,
      },
    );
    const isFast = quick || Math.max(p95.open, p95.submit) <= bars.p95;
    return errors + lost + doubled + wrong + changed === 0 && isFast;
  } finally {
    await server.stop();
    await postgres?.stop();
  }
}

/** What a student has before her, whatever its order. */
const paperOf = ({ questions = [] }: Student) =>
  questions
    .map(({ question }) => question)
    .sort()
    .join('\n');

function percentile95(answers: readonly Answer[]): number {
  return percentile(
    answers.map(({ ms }) => ms),
    0.95,
  );
}
