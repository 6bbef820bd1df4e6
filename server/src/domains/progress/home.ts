import type { Home } from '@akada/contract';
import { type Database, gather } from '../../ports/db/port.ts';
import type { EntitlementsService } from '../billing/entitlements/entitlements.service.ts';
import type { Standings } from '../billing/plans/standing.service.ts';
import { daysOf, type Learner } from '../learning/learning.service.ts';
import type { ReviewsService, ReviewValues } from '../practice/reviews/reviews.service.ts';
import { boardOf, countOf, factsOf, type Sprints } from '../sprints/sprints.service.ts';
import type { ProgressService } from './progress.ts';

interface HomeDeps {
  db: Database;
  sprints: Sprints;
  entitlements: EntitlementsService;
  standings: Standings;
  reviews: ReviewsService;
  progress: ProgressService;
}

/** Home in one answer and one statement: sprints and their days are read once for all that is told about them. */
export function createHome({ db, sprints, entitlements, standings, reviews, progress }: HomeDeps) {
  const read = gather((values: ReviewValues & { proSince: Date }) => ({
    board: boardOf(values.user),
    entitlements: entitlements.partOf(values.user, values.proSince),
    reviews: reviews.partOf(values),
    days: daysOf(values.user),
  }));

  return async (learner: Learner): Promise<Home> => {
    const values = { ...reviews.valuesOf(learner, 0), proSince: standings.since() };
    const found = await read(db.queries, values);
    return {
      sprints: await sprints.cards(found.board),
      count: countOf(found.board, found.entitlements),
      reviews: await reviews.draw(learner.id, reviews.from(values, found.reviews, factsOf(found.board))),
      streak: progress.streakFrom(learner, found.days),
    };
  };
}
