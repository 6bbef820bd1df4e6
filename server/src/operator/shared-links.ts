import { sharedThings } from '../domains.ts';
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

/** A whole link says what it leads to; an id alone may be any. */
function thingsAt(link: string) {
  const meant = sharedThings.filter(({ kind }) => link.includes(`/${kind}/`));
  return meant.length > 0 ? meant : sharedThings;
}

async function setTakenDown({ db }: Pick<Deps, 'db'>, link: string, at: Date | null): Promise<string> {
  const id = idOf(link);
  for (const thing of thingsAt(link)) {
    if (await thing.setTakenDown(db.queries, id, at)) return `The ${thing.called} ${id} ${thing.verb}`;
  }
  throw new Error(`There is ${sharedThings.map(({ called }) => `no ${called}`).join(' and ')} at ${id}.`);
}

export const takeDown = async (deps: Deps, link: string): Promise<string> =>
  `${await setTakenDown(deps, link, deps.clock.now())} not available any more.`;

export const putBack = async (deps: Deps, link: string): Promise<string> =>
  `${await setTakenDown(deps, link, null)} available again.`;

/** The last hundred reports of each kind, the newest first. */
export async function describeReports(db: Database): Promise<string> {
  const kinds = sharedThings.map(async ({ kind, listReports }) =>
    (await listReports(db.queries)).map((report) => ({ ...report, path: `/${kind}/${report.link_id}` })),
  );
  const reports = (await Promise.all(kinds)).flat().sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
  if (reports.length === 0) return 'Nothing was reported.';
  return reports
    .map(({ path, title, owner_email, taken_down_at, created_at, reason, message }) => {
      const state = taken_down_at ? ' (taken down)' : '';
      const words = message ? `: ${message.replace(/\s+/g, ' ')}` : '';
      return `${created_at.toISOString()}  ${path}  “${title}” by ${owner_email}${state}\n  ${reason}${words}`;
    })
    .join('\n');
}
