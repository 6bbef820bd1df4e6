import type { JobFigures } from '@akada/contract';
import { dayMs } from '../days.rules.ts';
import type { JobStore } from './store.ts';

/** What pg-boss keeps of jobs: those at work, and what came to an end a while ago. */
const all = `
  (select name, state::text, start_after, completed_on, output from jobs.job
   union all
   select name, state::text, start_after, completed_on, output from jobs.archive) job`;

const weekMs = 7 * dayMs;
const shownFailures = 20;
const shownLetters = 300;

interface KindRow {
  name: string;
  waiting: number;
  later: number;
  running: number;
  failed: number;
  waiting_since: Date | string | null;
}

const iso = (moment: Date | string) => new Date(moment).toISOString();

/** What an error said when its job was given up, without the lines that say where. */
function wordsOf(output: unknown): string {
  const said =
    typeof output === 'object' && output !== null && 'message' in output
      ? String(output.message)
      : 'No reason was left';
  return said.replace(/\s+/g, ' ').slice(0, shownLetters);
}

/** How the work stands: what waits, what runs, what was given up. */
export async function readJobFigures(db: JobStore, now: Date): Promise<JobFigures> {
  const since = new Date(now.getTime() - weekMs);
  const isOpen = `state in ('created', 'retry')`;
  const { rows: kinds } = await db.execute(
    `select name,
       count(*) filter (where ${isOpen} and start_after <= $1)::int as waiting,
       count(*) filter (where ${isOpen} and start_after > $1)::int as later,
       count(*) filter (where state = 'active')::int as running,
       count(*) filter (where state = 'failed' and completed_on > $2)::int as failed,
       min(start_after) filter (where ${isOpen} and start_after <= $1) as waiting_since
     from ${all}
     where state <> 'completed' and name not like '\\_\\_pgboss%'
     group by name
     order by failed desc, waiting desc, name`,
    [now, since],
  );
  const { rows: failures } = await db.execute(
    `select name, completed_on as at, output from ${all}
     where state = 'failed' and completed_on > $1
     order by completed_on desc limit ${shownFailures}`,
    [since],
  );
  return {
    kinds: (kinds as unknown as KindRow[])
      .filter(({ waiting, later, running, failed }) => waiting + later + running + failed > 0)
      .map((row) => ({ ...row, waiting_since: row.waiting_since === null ? null : iso(row.waiting_since) })),
    failures: (failures as unknown as { name: string; at: Date | string; output: unknown }[]).map((row) => ({
      name: row.name,
      at: iso(row.at),
      said: wordsOf(row.output),
    })),
  };
}
