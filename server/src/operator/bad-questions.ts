import type { AppDeps } from '../deps.ts';
import { countBadByMaker } from '../domains/practice/figures.repo.ts';
import { daysBefore } from '../platform/days.rules.ts';

/** How many questions of each maker learners called bad; no names, and no words of a question. */
export async function describeBadQuestions({ db, clock }: AppDeps, days: number): Promise<string> {
  const since = daysBefore(clock.now(), days);
  const rows = await countBadByMaker(db.queries, since);
  if (rows.length === 0) return `No question was called bad in the last ${days} days.`;
  const lines = rows.map(
    ({ maker, questions, learners }) =>
      `${questions.padStart(10)}  ${maker}, by ${learners} ${learners === '1' ? 'learner' : 'learners'}`,
  );
  return [`Questions that learners called bad in the last ${days} days, by maker:`, ...lines].join('\n');
}
