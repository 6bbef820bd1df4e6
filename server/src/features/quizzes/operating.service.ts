import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../ports/db/port.ts';
import { listReports, setTakenDown } from './letters.repo.ts';

/** What whoever runs the server does about quizzes; each answers with what to print. */

interface OperatorDeps {
  db: Database;
  clock: Clock;
}

/** The id in a link, whether the whole link is given or the id alone. */
const idOf = (link: string) =>
  link
    .replace(/[?#].*$/, '')
    .split('/')
    .findLast(Boolean) ?? '';

export async function takeDownQuiz({ db, clock }: OperatorDeps, link: string): Promise<string> {
  const isDone = await setTakenDown(db.queries, idOf(link), clock.now());
  return isDone ? `The quiz ${idOf(link)} is not available any more.` : `There is no quiz ${idOf(link)}.`;
}

export async function putBackQuiz({ db }: OperatorDeps, link: string): Promise<string> {
  const isDone = await setTakenDown(db.queries, idOf(link), null);
  return isDone ? `The quiz ${idOf(link)} is available again.` : `There is no quiz ${idOf(link)}.`;
}

/** The last hundred reports, newest first. */
export async function listQuizReports(db: Database): Promise<string> {
  const reports = await listReports(db.queries);
  if (reports.length === 0) return 'No quiz was reported.';
  return reports
    .map((report) => {
      const state = report.taken_down_at ? ' (taken down)' : '';
      const words = report.message ? `: ${report.message.replace(/\s+/g, ' ')}` : '';
      return `${report.created_at.toISOString()}  ${report.link_id}  “${report.title}” by ${report.owner_email}${state}\n  ${report.reason}${words}`;
    })
    .join('\n');
}
