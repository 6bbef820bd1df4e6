/** What every scenario is told on the command line. */
export interface LoadOptions {
  database: 'pglite' | 'postgres';
  rounds: number;
  seconds: number;
  /** A tenth of it or less, to see that it runs and counts right; no time is held against a bar. */
  quick: boolean;
  students: number;
  /** With a clock that starts for each address when it opens. */
  timed: boolean;
  /** Laid out as an examination room, with its calculator. */
  room: boolean;
  /** Of questions that draw their numbers, for each student others. */
  ownNumbers: boolean;
  /** Students a minute that the machine carries, where it was measured before. */
  capacity?: number | undefined;
}
