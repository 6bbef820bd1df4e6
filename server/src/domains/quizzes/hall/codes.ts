import { randomInt } from 'node:crypto';
import { AppError } from '../../../platform/app-error.ts';
import type { Caller } from '../../../platform/mount.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Limiter } from '../../house/limiter/limiter.service.ts';
import * as repo from '../quizzes.repo.ts';
import { linkOf } from '../views.ts';
import { makeCode, readCode } from './codes.rules.ts';

export interface Codes {
  /** The code of the quiz; made when it is asked for first, and again after its link was renewed. */
  give(ownerId: string, id: string): Promise<{ code: string }>;
  /** The link that a typed code stands for. */
  find(typed: string, caller: Caller): Promise<{ link: string }>;
}

interface CodesDeps {
  db: Database;
  limiter: Limiter;
  newCode?: () => string;
}

/** A hall behind one address mistypes more often than a person does; a script that guesses needs millions. */
const wrongCodes = { max: 200, seconds: 600 };
/** Of 113 million codes two are hardly ever the same; several times in a row, something else is wrong. */
const mostTries = 5;

const isTaken = (error: unknown) => (error as { code?: string }).code === '23505';

export function createCodes({ db, limiter, newCode = () => makeCode(randomInt) }: CodesDeps): Codes {
  async function giveFree(ownerId: string, id: string, tries: number): Promise<string | undefined> {
    try {
      return await repo.giveCode(db.queries, { ownerId, id, code: newCode() });
    } catch (error) {
      if (tries <= 1 || !isTaken(error)) throw error;
      return giveFree(ownerId, id, tries - 1);
    }
  }

  return {
    async give(ownerId, id) {
      const code = await giveFree(ownerId, id, mostTries);
      if (code === undefined) throw new AppError('not_found');
      return { code };
    },

    async find(typed, caller) {
      const counter = `quiz code by ${caller.address}`;
      // Only wrong ones count, and after they were looked up: a whole hall that types the right one waits for nobody.
      await limiter.check(counter, wrongCodes);
      const code = readCode(typed);
      const quiz = code === null ? undefined : await repo.findByCode(db.queries, code);
      if (quiz && !quiz.closed_at && !quiz.taken_down_at) return { link: linkOf(quiz) };
      await limiter.count(counter, wrongCodes);
      throw new AppError('quiz_code_unknown');
    },
  };
}
