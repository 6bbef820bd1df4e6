import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCampus } from '../support/campus.ts';
import { compare, openHall } from '../support/hall.ts';
import { startHeldModel } from '../support/held-model.ts';
import { holdOrder } from '../support/held-order.ts';
import { completed, countQuizzes } from '../support/lecturer.ts';
import { compareLetters } from '../support/letters.ts';
import { type Scenario, wrongAnswers } from '../support/scenario.ts';
import { pause } from '../support/wait.ts';

const hourMs = 3_600_000;
const shiftClock = new URL('../../e2e/support/shift-clock.mjs', import.meta.url).href;

/** One server and one worker whose clock jumps by an hour, forward and back, beside others that keep the time. */
export const clockMoved: Scenario = {
  name: 'the clock of half the processes moved by an hour',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'akada-clock-'));
    const file = join(folder, 'shift');
    const move = (milliseconds: number) => {
      writeFileSync(`${file}.new`, String(milliseconds));
      renameSync(`${file}.new`, file);
    };
    move(0);
    const model = await startHeldModel();
    const campus = await openCampus({ webs: 1, workers: 1, env: model.env });
    try {
      const { url, lecturer, before, task } = await holdOrder(campus.urls()[0] as string, model);
      const moved = { CLOCK_SHIFT_FILE: file, NODE_OPTIONS: `--import ${shiftClock}` };
      await Promise.all([campus.addWeb(moved), campus.addWorker(moved)]);
      const hall = openHall({ urls: campus.urls, lecturer });
      for (const shift of [hourMs, -hourMs, 0]) {
        await pause(4);
        move(shift);
      }
      await pause(4);
      const [{ run } = { run: 0 }] = await campus.rows<{ run: number }>('select run from generations');
      model.letGo();
      await completed(url, lecturer.token, task);
      await hall.close();
      const made = (await countQuizzes(url, lecturer.token)) - before;
      const faults = [
        ...(run !== 1 ? [`the order of a living worker was taken over (run ${run})`] : []),
        ...(made !== 1 ? [`${made} quizzes for one order`] : []),
        ...(await compare(url, hall, lecturer)),
        ...(await compareLetters(campus.smtp, hall)),
        ...wrongAnswers(hall.answers),
      ];
      return {
        seen: `${hall.handedIn.size} handed in, ${hall.registered.size} registered, order in run ${run}`,
        faults,
      };
    } finally {
      await campus.close();
      await model.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
