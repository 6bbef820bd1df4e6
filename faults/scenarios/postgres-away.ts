import { ask } from '../support/ask.ts';
import { openCampus } from '../support/campus.ts';
import { compare, openHall } from '../support/hall.ts';
import { aLecturer, completed, countQuizzes, order, upload } from '../support/lecturer.ts';
import { compareLetters } from '../support/letters.ts';
import { countsOf, type Scenario, wrongAnswers } from '../support/scenario.ts';
import { pause, until } from '../support/wait.ts';

const awaySeconds = 20;
const backWithinSeconds = 10;

/** Postgres stopped for twenty seconds under two servers and two workers, and twice for a moment. */
export const postgresAway: Scenario = {
  name: `Postgres stopped for ${awaySeconds} s`,
  async run() {
    const campus = await openCampus();
    try {
      const url = campus.urls()[0] as string;
      const lecturer = await aLecturer(url);
      const { body } = await upload(url, lecturer.token);
      const hall = openHall({ urls: campus.urls, lecturer });
      const faults: string[] = [];
      await pause(3);
      const before = await countQuizzes(url, lecturer.token);
      const task = await order(url, lecturer.token, body.document_id);

      await campus.postgres.halt();
      await pause(awaySeconds / 2);
      for (const web of campus.webs) {
        const [ready, live, call] = await Promise.all([
          ask(`${web.url}/ready`),
          ask(`${web.url}/live`),
          ask(`${web.url}/api/v1/auth/me`, { token: lecturer.token }),
        ]);
        const states = [ready.status, live.status, call.status].join();
        if (states !== '503,200,503') faults.push(`/ready, /live and a call said ${states}`);
        if (!call.headers.get('retry-after')) faults.push('no Retry-After');
      }
      await pause(awaySeconds / 2);
      await campus.postgres.resume();
      const isWell = async () =>
        (await Promise.all(campus.urls().map((one) => ask(`${one}/ready`)))).every(({ status }) => status === 200);
      const seconds = await until('all servers are ready', isWell);
      if (seconds > backWithinSeconds) faults.push(`ready only after ${seconds.toFixed(1)} s`);
      await completed(url, lecturer.token, task);
      for (let outage = 0; outage < 2; outage++) {
        await campus.postgres.halt();
        await pause(1);
        await campus.postgres.resume();
        await pause(3);
      }
      await until('all servers are ready', isWell, { seconds: backWithinSeconds });
      await hall.close();

      const listening = await campus.rows<{ count: string }>(
        "select count(*) from pg_stat_activity where query ilike 'listen %' and datname = current_database()",
      );
      const listeners = Number(listening[0]?.count);
      if (listeners !== 4) faults.push(`${listeners} listeners for 4 processes`);
      const dead = [...campus.webs, ...campus.workers].filter((one) => !one.isRunning()).length;
      if (dead > 0) faults.push(`${dead} processes ended`);
      const made = (await countQuizzes(url, lecturer.token)) - before;
      if (made !== 1) faults.push(`${made} quizzes for one order`);
      faults.push(
        ...(await compare(url, hall, lecturer)),
        ...(await compareLetters(campus.smtp, hall)),
        ...wrongAnswers(hall.answers),
      );
      return { seen: `well ${seconds.toFixed(1)} s after its return; ${countsOf(hall.answers)}`, faults };
    } finally {
      await campus.close();
    }
  },
};
