import {
  listStudyPageReports,
  putBackStudyPage,
  takeDownStudyPage,
} from '../domains/practice/study-pages/operating.service.ts';
import { listQuizReports, putBackQuiz, takeDownQuiz } from '../domains/quizzes/sharing/operating.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../ports/db/port.ts';

/** What the operator does about links that people shared; each answers with what to print. */

interface Deps {
  db: Database;
  clock: Clock;
}

/** The id in a link, whether the whole link is given or the id alone. */
const idOf = (link: string) =>
  link
    .replace(/[?#].*$/, '')
    .split('/')
    .findLast(Boolean) ?? '';

/** A whole link says what it leads to; an id alone may be either. */
const mayBe = (kind: 'quiz' | 'study', link: string) => !/\/(quiz|study)\//.test(link) || link.includes(`/${kind}/`);

const nothingAt = (id: string) => new Error(`There is neither a quiz nor study materials at ${id}.`);

export async function takeDown(deps: Deps, link: string): Promise<string> {
  const id = idOf(link);
  if (mayBe('quiz', link) && (await takeDownQuiz(deps, id))) return `The quiz ${id} is not available any more.`;
  if (mayBe('study', link) && (await takeDownStudyPage(deps, id)))
    return `The study materials ${id} are not available any more.`;
  throw nothingAt(id);
}

export async function putBack(deps: Deps, link: string): Promise<string> {
  const id = idOf(link);
  if (mayBe('quiz', link) && (await putBackQuiz(deps, id))) return `The quiz ${id} is available again.`;
  if (mayBe('study', link) && (await putBackStudyPage(deps, id)))
    return `The study materials ${id} are available again.`;
  throw nothingAt(id);
}

/** The last hundred reports of each kind, the newest first. */
export async function describeReports(db: Database): Promise<string> {
  const quizzes = (await listQuizReports(db)).map((report) => ({ ...report, path: `/quiz/${report.link_id}` }));
  const studies = (await listStudyPageReports(db)).map((report) => ({ ...report, path: `/study/${report.link_id}` }));
  const reports = [...quizzes, ...studies].sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
  if (reports.length === 0) return 'Nothing was reported.';
  return reports
    .map(({ path, title, owner_email, taken_down_at, created_at, reason, message }) => {
      const state = taken_down_at ? ' (taken down)' : '';
      const words = message ? `: ${message.replace(/\s+/g, ' ')}` : '';
      return `${created_at.toISOString()}  ${path}  “${title}” by ${owner_email}${state}\n  ${reason}${words}`;
    })
    .join('\n');
}
