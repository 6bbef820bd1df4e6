import { createAccount } from '../../scripts/lib/account.mjs';
import { startBuiltServer } from '../../scripts/lib/built-server.mjs';
import { say } from '../../scripts/lib/print.mjs';
import { ownAddresses } from '../../server/src/platform/own-addresses.ts';
import { type Answer, arrive, call, percentile } from './arrivals.ts';
import { checkResults, createExam, openExam, studentsOf, submitExam } from './exam-hall.ts';
import type { LoadOptions } from './options.ts';
import { writeResult } from './result.ts';

const phones = 200;
/** Seconds: everybody comes, thinks and hands in; the server dies while some of each go on. */
const course = { toOpen: 20, toAnswer: 20, killAt: 15 };
/** As the page of a taker does it, which goes on until it is answered. */
const retryMs = 1000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until there is an answer; says how often that was in vain. */
async function persist(ask: () => Promise<Answer>): Promise<Answer & { tries: number }> {
  for (let tries = 1; ; tries++) {
    const answer = await ask();
    if (answer.status === 200) return { ...answer, tries };
    await wait(retryMs);
  }
}

/**
 * A class on one laptop: phones come by its second address, the process is killed while they answer, and started again on
 * the same data. Nothing may be lost, doubled or marked otherwise.
 */
export async function benchClass({ quick }: LoadOptions): Promise<boolean> {
  const [own] = ownAddresses();
  if (!own) {
    say('This machine has no address in a network: a class cannot reach it, and nothing was measured.');
    return quick;
  }
  const share = quick ? 0.1 : 1;
  const count = quick ? phones / 10 : phones;
  const first = await startBuiltServer({ env: { CLASSROOM: 'on' } });
  const { port } = new URL(first.url);
  let second: typeof first | undefined;
  try {
    const { accessToken } = await createAccount(first.url);
    const exam = await createExam(first.url, accessToken);
    const seen = { ...exam, url: `http://${own.address}:${port}` };
    const foreign = await call(`${seen.url}/signin`);
    if (foreign.status !== 404) throw new Error(`A phone got more than the quiz: ${foreign.status}`);

    const restarted = wait(share * course.killAt * 1000).then(async () => {
      if (first.pid !== undefined) process.kill(-first.pid, 'SIGKILL');
      const began = performance.now();
      second = await startBuiltServer({ env: { CLASSROOM: 'on', PORT: port, DATA_DIR: first.dataFolder } });
      return (performance.now() - began) / 1000;
    });
    const visits = await arrive(studentsOf(exam, count), share * course.toOpen, async (student) => {
      const open = await persist(() => openExam(seen, student));
      await wait(Math.random() * share * course.toAnswer * 1000);
      return { open, submit: await persist(() => submitExam(seen, student)) };
    });
    const away = await restarted;
    const { stored, lost, doubled, wrong } = await checkResults(exam, count);
    const answers = visits.flatMap(({ open, submit }) => [open, submit]);
    const again = answers.filter(({ tries }) => tries > 1).length;
    const p95 = percentile(
      answers.map(({ ms }) => ms),
      0.95,
    );
    say(`${count} phones over ${seen.url}, killed in the middle and back after ${away.toFixed(1)} s`);
    say(`stored ${stored}, lost ${lost}, doubled ${doubled}, wrong scores ${wrong}; ${again} calls were sent again`);
    say(`p95 of the calls that were answered: ${p95.toFixed(0)} ms`);
    writeResult('load-class', { count, away, stored, lost, doubled, wrong, again, p95 });
    return lost + doubled + wrong === 0 && again > 0;
  } finally {
    await second?.stop();
    await first.stop();
  }
}
