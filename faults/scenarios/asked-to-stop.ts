import { openCampus } from '../support/campus.ts';
import { compare, openHall } from '../support/hall.ts';
import { startHeldModel } from '../support/held-model.ts';
import { aLecturer, completed, countQuizzes, order, upload } from '../support/lecturer.ts';
import { compareLetters } from '../support/letters.ts';
import { countsOf, type Scenario, wrongAnswers } from '../support/scenario.ts';
import { pause } from '../support/wait.ts';

/** SIGTERM under load, as at every new version: a server answers what it has begun, a worker puts back what it holds. */
export const askedToStop: Scenario = {
  name: 'SIGTERM under load',
  async run() {
    const model = await startHeldModel();
    const campus = await openCampus({ workers: 1, env: model.env });
    try {
      const [first, second] = campus.webs;
      const lecturer = await aLecturer(second?.url ?? '');
      const url = second?.url ?? '';
      const before = await countQuizzes(url, lecturer.token);
      const { body } = await upload(url, lecturer.token);
      model.hold();
      const task = await order(url, lecturer.token, body.document_id);
      await model.asked();
      model.refuse();
      // The one who is asked to stop gets no new people, as behind a proxy that sees /ready.
      let open = campus.urls();
      const hall = openHall({ urls: () => open, lecturer });
      await campus.addWorker();
      await pause(3);
      open = [url];
      first?.send('SIGTERM');
      campus.workers[0]?.send('SIGTERM');
      const codes = await Promise.all([first?.ended, campus.workers[0]?.ended]);
      await completed(url, lecturer.token, task);
      await hall.close();
      const made = (await countQuizzes(url, lecturer.token)) - before;
      const unanswered = hall.answers.get(0) ?? 0;
      const faults = [
        ...(codes.some((code) => code !== 0) ? [`ended with ${codes.join(' and ')}`] : []),
        ...(unanswered > 0 ? [`${unanswered} requests were not answered`] : []),
        ...(made !== 1 ? [`${made} quizzes for one order`] : []),
        ...(await compare(url, hall, lecturer)),
        ...(await compareLetters(campus.smtp, hall)),
        ...wrongAnswers(hall.answers),
      ];
      return { seen: `ended with ${codes.join(' and ')}; ${countsOf(hall.answers)}`, faults };
    } finally {
      await campus.close();
      await model.close();
    }
  },
};
