import type { ListedQuiz } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Judging } from '../../../platform/judging/judging.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Contents } from '../editing/contents.ts';
import { liveMs } from '../quiz.rules.ts';
import { listNumbers } from '../results/class-list.repo.ts';
import { countHandedIn } from '../results/class-list.rules.ts';
import { canTellWeak, countWeak } from '../results/stats.rules.ts';
import * as submissions from '../taking/submissions.repo.ts';
import { toListed } from '../views.ts';
import { type ListedQuizRow, listOwn } from './listing.repo.ts';

export interface Listing {
  /** One's own quizzes, the newest first, with what takers did. */
  list(
    ownerId: string,
    page: { limit: number; before?: string | undefined },
  ): Promise<{ quizzes: ListedQuiz[]; next: string | null }>;
}

interface ListingDeps {
  db: Database;
  clock: Clock;
  contents: Contents;
  judging: Judging;
}

/** `next` of a page: the moment and the id of its last entry. */
function readCursor(cursor: string | undefined): { createdAt: Date; id: string } | null {
  if (cursor === undefined) return null;
  const [millis = '', ...rest] = cursor.split('.');
  const createdAt = new Date(Number(millis));
  const id = rest.join('.');
  if (!/^\d{1,15}$/.test(millis) || Number.isNaN(createdAt.getTime()) || !id) throw new AppError('bad_request');
  return { createdAt, id };
}

/** As many quizzes as all lecturers at work look at in an hour. */
const maxKept = 2000;

export function createListing({ db, clock, contents, judging }: ListingDeps): Listing {
  /** Home asks again and again: a quiz is counted anew when somebody handed in or its questions changed. */
  const counted = new Map<string, { state: string; weak: number }>();

  async function countWeakOf(ownerId: string, row: ListedQuizRow) {
    const { id, content_version, submissions: count, last_submitted_at } = row;
    if (!canTellWeak(Number(count))) return 0;
    const state = `${content_version} ${count} ${last_submitted_at?.getTime()}`;
    const known = counted.get(id);
    if (known?.state === state) return known.weak;
    const questions = (await contents.find(id, content_version)) ?? [];
    const results = await submissions.list(db.queries, id);
    const weak = await judging.run(ownerId, (judge) => countWeak(questions, results, judge));
    counted.set(id, { state, weak });
    const [oldest] = counted.keys();
    if (counted.size > maxKept && oldest) counted.delete(oldest);
    return weak;
  }

  /** One quiz after another: the results of all of them at once would fill the memory. */
  async function withResults(ownerId: string, rows: readonly ListedQuizRow[], now: Date): Promise<ListedQuiz[]> {
    const numbers = await listNumbers(
      db.queries,
      rows.map(({ id }) => id),
    );
    const classes = new Map(numbers.map(({ quiz_id, listed, typed }) => [quiz_id, countHandedIn(listed, typed)]));
    const quizzes: ListedQuiz[] = [];
    for (const row of rows) {
      const results = { weak_questions: await countWeakOf(ownerId, row), class_list: classes.get(row.id) ?? null };
      quizzes.push(toListed(row, results, now));
    }
    return quizzes;
  }

  return {
    async list(ownerId, { limit, before }) {
      const now = clock.now();
      const asked = { limit: limit + 1, before: readCursor(before), since: new Date(now.getTime() - liveMs) };
      const rows = await listOwn(db.queries, ownerId, asked);
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        quizzes: await withResults(ownerId, page, now),
        next: rows.length > limit && last ? `${last.created_at.getTime()}.${last.id}` : null,
      };
    },
  };
}
