import type { Database } from '../../../ports/db/port.ts';
import type { StoredQuestion } from '../quiz.rules.ts';
import { findQuestions } from '../quizzes.repo.ts';

export interface Contents {
  /** The questions of one version; null where there is none. */
  find(quizId: string, version: number): Promise<readonly StoredQuestion[] | null>;
}

const maxKept = 200;

/** Questions by version. A version never changes, so it is read once for a whole hall of takers. */
export function createContents(db: Database): Contents {
  const kept = new Map<string, Promise<readonly StoredQuestion[] | null>>();
  return {
    find(quizId, version) {
      const key = `${quizId} ${version}`;
      const known = kept.get(key);
      if (known) {
        // The one used longest ago goes first.
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const reading = findQuestions(db.queries, quizId, version).then((questions) => questions ?? null);
      kept.set(key, reading);
      const forget = () => void (kept.get(key) === reading && kept.delete(key));
      reading.then((questions) => questions ?? forget(), forget);
      const [oldest] = kept.keys();
      if (kept.size > maxKept && oldest) kept.delete(oldest);
      return reading;
    },
  };
}
