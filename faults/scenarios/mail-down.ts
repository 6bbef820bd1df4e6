import { startSmtp } from '../../server/test/smtp.ts';
import { openCampus } from '../support/campus.ts';
import { compare, openHall } from '../support/hall.ts';
import { aLecturer } from '../support/lecturer.ts';
import { compareLetters } from '../support/letters.ts';
import { type Scenario, wrongAnswers } from '../support/scenario.ts';
import { pause } from '../support/wait.ts';

/** The mail server is gone while people register, and comes back. */
export const mailDown: Scenario = {
  name: 'mail server gone for 10 s',
  async run() {
    const campus = await openCampus({ webs: 1, workers: 1 });
    try {
      const url = campus.urls()[0] as string;
      const lecturer = await aLecturer(url);
      const port = Number(new URL(campus.smtp.url).port);
      await campus.smtp.close();
      const hall = openHall({ urls: campus.urls, lecturer, students: 1 });
      await pause(10);
      await hall.close();
      const back = await startSmtp(port);
      const faults = [
        ...(await compareLetters(back, hall)),
        ...(await compare(url, hall, lecturer)),
        ...wrongAnswers(hall.answers),
      ];
      campus.smtp = back;
      return {
        seen: `${hall.registered.size} registered meanwhile, ${back.delivered.length} letters afterwards`,
        faults,
      };
    } finally {
      await campus.close();
    }
  },
};
