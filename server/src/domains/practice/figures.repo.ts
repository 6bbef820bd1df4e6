import { sql } from 'kysely';
import type { Queries } from '../../ports/db/port.ts';

interface CalledBad {
  maker: string;
  questions: string;
  learners: string;
}

/** How many questions of each maker learners called bad since then, the most first. */
export async function countBadByMaker(db: Queries, since: Date): Promise<CalledBad[]> {
  const { rows } = await sql<CalledBad>`
    select maker, count(*) as questions, count(distinct owner_id) as learners
    from bad_questions where called_at >= ${since}
    group by maker order by count(*) desc, maker`.execute(db);
  return rows;
}
