const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;

/** How long a server that says when to come back is left alone: as it said, and longer each time it says so again. */
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
    /** In milliseconds, and no two devices alike; null where the last round was not put off. */
    pause: (): number | null => {
      if (seconds === 0) return null;
      const own = Math.min(FIRST_MS * 2 ** rounds, LONGEST_MS);
      return Math.max(seconds * 1000, own) * (1 + random() / 2);
    },
  };
}
