import type { TypedKey, Verdict } from '@akada/answers';
import { AppError } from '../app-error.ts';
import { Crew } from '../crew.ts';
import { OverBounds, ThreadGone } from '../thread.ts';

/** What was typed, and what judges it. */
export interface ToJudge {
  typed: TypedKey;
  answer: string;
  /** In so many steps. */
  most: number;
}

/** Judges what is long without holding up whoever else the server serves; `who` waits for it. */
export type JudgeApart = (answers: readonly ToJudge[], who: string) => Promise<Verdict[]>;

const idleMs = 60_000;
const room = { maxOldGenerationSizeMb: 128 };
/** The steps of each are bounded: so long takes only a machine that does nothing else. */
const usualMs = 20_000;
/** Whoever comes after so many is asked to come again: the phone keeps the hand-in and sends it by itself. */
const mostWaiting = 200;
const retryAfter = 5;

const lettersOf = (answers: readonly ToJudge[]): number => answers.reduce((sum, { answer }) => sum + answer.length, 0);

/** Threads in which turns go round among those who wait. */
export function createJudgeApart(script: URL, { ms = usualMs, most = mostWaiting } = {}): JudgeApart {
  const crew = new Crew({ script, idleMs, room });
  let waiting = 0;
  return async (answers, who) => {
    if (waiting >= most) throw new AppError('busy', { retryAfter });
    waiting += 1;
    try {
      return (await crew.run(answers, { who, cost: lettersOf(answers), ms })) as Verdict[];
    } catch (error) {
      const isToRepeat = error instanceof OverBounds || error instanceof ThreadGone;
      throw isToRepeat ? new AppError('busy', { retryAfter }) : error;
    } finally {
      waiting -= 1;
    }
  };
}
