import { sql } from 'kysely';
import type { AppDeps } from '../deps.ts';

/** How many questions of each maker learners called bad; no names, and no words of a question. */
export async function describeBadQuestions({ db, clock }: AppDeps, days: number): Promise<string> {
  const since = new Date(clock.now().getTime() - days * 86_400_000);
  const { rows } = await sql<{ maker: string; questions: string; learners: string }>`
    select maker, count(*) as questions, count(distinct owner_id) as learners
    from bad_questions where called_at >= ${since}
    group by maker order by count(*) desc, maker`.execute(db.queries);
  if (rows.length === 0) return `No question was called bad in the last ${days} days.`;
  const lines = rows.map(
    ({ maker, questions, learners }) =>
      `${questions.padStart(10)}  ${maker}, by ${learners} ${learners === '1' ? 'learner' : 'learners'}`,
  );
  return [`Questions that learners called bad in the last ${days} days, by maker:`, ...lines].join('\n');
}
