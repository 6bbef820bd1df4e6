/** What every scenario is told on the command line. */
export interface LoadOptions {
  database: 'pglite' | 'postgres';
  rounds: number;
  seconds: number;
  /** A tenth of it, to see that it runs. */
  quick: boolean;
  students: number;
  /** With a clock that starts for each address when it opens. */
  timed: boolean;
}
