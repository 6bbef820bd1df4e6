import { openCampus } from '../support/campus.ts';
import { startHeldModel } from '../support/held-model.ts';
import { holdOrder } from '../support/held-order.ts';
import { completed, countQuizzes, documentsCharged } from '../support/lecturer.ts';
import type { Scenario } from '../support/scenario.ts';
import { pause } from '../support/wait.ts';

const stoppedSeconds = 20;

/** A worker stopped in the middle of an order, long enough to be taken for dead, and woken again. */
export const workerStopped: Scenario = {
  name: `a worker stopped for ${stoppedSeconds} s and woken (SIGSTOP)`,
  async run() {
    const model = await startHeldModel();
    const campus = await openCampus({ webs: 1, workers: 1, env: model.env });
    try {
      const { url, lecturer, before, task } = await holdOrder(campus.urls()[0] as string, model);
      const [sleeper] = campus.workers;
      model.refuse();
      await campus.addWorker();

      const began = performance.now();
      sleeper?.send('SIGSTOP');
      await completed(url, lecturer.token, task);
      const tookOver = (performance.now() - began) / 1000;
      const stateNow = () => campus.rows<{ result_id: string; run: number }>('select result_id, run from generations');
      const [first] = await stateNow();
      await pause(Math.max(0, stoppedSeconds - tookOver));
      // Its answer is there when it wakes: it makes its quiz at once and wants to save it.
      model.letGo();
      sleeper?.send('SIGCONT');
      await pause(8);

      const [last] = await stateNow();
      const made = (await countQuizzes(url, lecturer.token)) - before;
      const charged = await documentsCharged(url, lecturer.token);
      const faults = [
        ...(first?.result_id !== last?.result_id ? ['the woken worker replaced the result'] : []),
        ...(made !== 1 ? [`${made} quizzes for one order`] : []),
        ...(charged !== 1 ? [`${charged} documents charged for one`] : []),
        ...(sleeper?.isRunning() ? [] : ['the woken worker ended']),
      ];
      return { seen: `finished by the other after ${tookOver.toFixed(1)} s, in run ${last?.run}`, faults };
    } finally {
      for (const worker of campus.workers) worker.send('SIGCONT');
      await campus.close();
      await model.close();
    }
  },
};
