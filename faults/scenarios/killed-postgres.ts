import { openCampus } from '../support/campus.ts';
import { compare, openHall } from '../support/hall.ts';
import { startHeldModel } from '../support/held-model.ts';
import { holdOrder } from '../support/held-order.ts';
import { completed, countQuizzes, documentsCharged } from '../support/lecturer.ts';
import { compareLetters } from '../support/letters.ts';
import { type Scenario, wrongAnswers } from '../support/scenario.ts';
import { pause, until } from '../support/wait.ts';

const withinSeconds = 15;

/** Servers and workers on Postgres killed while they write; the order that a killed worker held is another's soon. */
export const killedPostgres: Scenario = {
  name: 'kill -9 on Postgres',
  async run() {
    const model = await startHeldModel();
    const campus = await openCampus({ workers: 1, env: model.env });
    try {
      const { url, lecturer, before, task } = await holdOrder(campus.urls()[0] as string, model);
      model.refuse();
      const hall = openHall({ urls: campus.urls, lecturer });
      await campus.addWorker();

      campus.workers[0]?.send('SIGKILL');
      const runOf = async () => (await campus.rows<{ run: number }>('select run from generations'))[0]?.run ?? 0;
      const seconds = await until('the order is taken up again', async () => (await runOf()) > 1);
      await completed(url, lecturer.token, task);

      for (let kill = 0; kill < 3; kill++) {
        await pause(2);
        const [victim] = campus.webs.filter((web) => web.isRunning());
        victim?.send('SIGKILL');
        await victim?.ended;
        await campus.addWeb();
      }
      await hall.close();
      const alive = campus.urls()[0] as string;
      const made = (await countQuizzes(alive, lecturer.token)) - before;
      const charged = await documentsCharged(alive, lecturer.token);
      const faults = [
        ...(seconds > withinSeconds ? [`taken up after ${seconds.toFixed(1)} s`] : []),
        ...(made !== 1 ? [`${made} quizzes for one order`] : []),
        ...(charged !== 1 ? [`${charged} documents charged for one`] : []),
        ...(await compare(alive, hall, lecturer)),
        ...(await compareLetters(campus.smtp, hall, 1)),
        ...wrongAnswers(hall.answers),
      ];
      const seen = `order taken up after ${seconds.toFixed(1)} s; ${hall.handedIn.size} handed in, ${hall.registered.size} registered`;
      return { seen, faults };
    } finally {
      await campus.close();
      await model.close();
    }
  },
};
