import type { AppDeps } from '../deps.ts';
import { countPro } from '../domains/billing/plans/figures.repo.ts';
import { countDocuments, listKeepers } from '../domains/documents/figures.repo.ts';
import { countReminded } from '../domains/identity/account/figures.repo.ts';
import * as users from '../domains/identity/users/users.service.ts';
import { countLearners } from '../domains/learning/figures.repo.ts';
import { countQuizzes, countResults } from '../domains/quizzes/figures.repo.ts';
import { countSprints } from '../domains/sprints/paths/figures.repo.ts';
import { daysBefore } from '../platform/days.rules.ts';

export const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;

const shownAccounts = 20;

const table = (rows: Record<string, string | number>) =>
  Object.entries(rows)
    .map(([name, value]) => `${String(value).padStart(10)}  ${name}`)
    .join('\n');

/** Counts of the whole site; no names. */
export async function describeStatistics({ db: { queries }, clock }: AppDeps): Promise<string> {
  const now = clock.now();
  const daysAgo = (days: number) => daysBefore(now, days);
  const accounts = await users.countAll(queries, daysAgo(7));
  const { sprints, daysCompleted } = await countSprints(queries);
  return table({
    accounts: accounts.all,
    'of them with a confirmed address': accounts.confirmed,
    'of them disabled': accounts.disabled,
    'new in 7 days': accounts.recent,
    'learners in 7 days': await countLearners(queries, daysAgo(7)),
    'learners in 30 days': await countLearners(queries, daysAgo(30)),
    sprints,
    'days completed': daysCompleted,
    documents: (await countDocuments(queries)).documents,
    quizzes: await countQuizzes(queries),
    'results handed in': await countResults(queries),
    'accounts with Pro': await countPro(queries, now),
    'accounts with reminders': await countReminded(queries),
  });
}

/** What documents take in the storage, the largest accounts first. */
export async function describeStorage({ db, config }: AppDeps): Promise<string> {
  const keepers = await listKeepers(db.queries);
  if (keepers.length === 0) return 'Nobody keeps a document.';
  const total = keepers.reduce((sum, { bytes }) => sum + bytes, 0);
  const lines = keepers
    .slice(0, shownAccounts)
    .map(
      ({ email, documents, bytes }) => `${megabytes(bytes).padStart(12)}  ${String(documents).padStart(5)}  ${email}`,
    );
  const quota = megabytes(config.uploads.quotaBytes);
  return [`${megabytes(total)} in documents of ${keepers.length} accounts; each may keep ${quota}.`, ...lines].join(
    '\n',
  );
}
