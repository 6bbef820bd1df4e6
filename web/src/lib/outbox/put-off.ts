import { pauseAfter } from '../full-hall.ts';

/** How long a server that says when to come back is left alone. */
export function startPutOff(random: () => number = Math.random) {
  let rounds = 0;
  let seconds = 0;
  return {
    beginRound: () => {
      rounds = seconds > 0 ? rounds + 1 : 0;
      seconds = 0;
    },
    by: (said: number) => {
      seconds = Math.max(seconds, said);
    },
    /** In milliseconds; null where the last round was not put off. */
    pause: (): number | null => (seconds === 0 ? null : pauseAfter(rounds + 1, seconds, random)),
  };
}
