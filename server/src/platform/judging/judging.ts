import { type Judge, judgeBriefly, mostSteps, type Verdict } from '@akada/answers';
import type { JudgeApart, ToJudge } from './judge-apart.ts';
import { createVerdicts, nameOf, type Verdicts } from './verdicts.ts';

/** What may be judged where it is wanted: more than a hall's usual hand-in by far, and some milliseconds of everybody's time. */
const mostStepsHere = 20_000;
/** So many go to a thread at once, so that others have their turns between. */
const ofPiece = 25;

/** What of a database is needed. */
interface Transacts<Trx> {
  transaction(): { execute<T>(work: (trx: Trx) => Promise<T>): Promise<T> };
}

/** The one way in which the server judges, however many answers there are and however long each takes. `who` waits for it. */
export interface Judging {
  /** What `work` makes of verdicts. It is done again where some had to be judged in a thread, so it may change nothing. */
  run<T>(who: string, work: (judge: Judge) => T | Promise<T>): Promise<T>;
  /** The same in a transaction, which is rolled back before it is done again: none is open while a thread judges. */
  inTransaction<Trx, T>(queries: Transacts<Trx>, who: string, work: (trx: Trx, judge: Judge) => Promise<T>): Promise<T>;
}

/** Also for what a thread has yet to judge: nobody sees what was made of that. */
const tooLong: Verdict = { is: 'unread', why: 'too long' };

class NotJudged extends Error {}

/** The verdicts for one piece of work, and what it wants judged in a thread before it is done again. */
function createRound(verdicts: Verdicts) {
  let left = mostStepsHere;
  const missing: ToJudge[] = [];
  const known = new Map<string, Verdict>();

  function keep(one: ToJudge, verdict: Verdict): Verdict {
    const name = nameOf(one);
    verdicts.keep(name, verdict);
    known.set(name, verdict);
    return verdict;
  }

  function judgeHere(one: ToJudge): Verdict {
    const most = Math.min(left, one.most);
    const briefly = most > 0 ? judgeBriefly(one.typed, one.answer, most) : null;
    left -= briefly?.steps ?? most;
    if (briefly) return keep(one, briefly.verdict);
    if (most === one.most) return keep(one, tooLong);
    missing.push(one);
    known.set(nameOf(one), tooLong);
    return tooLong;
  }

  const judge: Judge = (typed, answer, most = mostSteps) => {
    const one = { typed, answer, most };
    const name = nameOf(one);
    const verdict = known.get(name) ?? verdicts.find(name);
    if (!verdict) return judgeHere(one);
    known.set(name, verdict);
    return verdict;
  };

  return { judge, missing, keep };
}

export function createJudging(judgeApart: JudgeApart): Judging {
  const verdicts = createVerdicts();

  async function repeat<T>(
    who: string,
    work: (judge: Judge, missing: readonly ToJudge[]) => T | Promise<T>,
  ): Promise<T> {
    const { judge, missing, keep } = createRound(verdicts);
    for (;;) {
      try {
        const made = await work(judge, missing);
        if (missing.length === 0) return made;
      } catch (error) {
        // What went wrong may come of a verdict that is none.
        if (missing.length === 0) throw error;
      }
      while (missing.length > 0) {
        const piece = missing.splice(0, ofPiece);
        const judged = await judgeApart(piece, who);
        piece.forEach((one, index) => {
          keep(one, judged[index]!);
        });
      }
    }
  }

  return {
    run: repeat,
    inTransaction: (queries, who, work) =>
      repeat(who, (judge, missing) =>
        queries.transaction().execute(async (trx) => {
          const made = await work(trx, judge);
          if (missing.length > 0) throw new NotJudged();
          return made;
        }),
      ),
  };
}
