import type { Handlers } from '../../../platform/mount.ts';
import type { DrillsService } from './drills.ts';

export function drillsRoutes(drills: DrillsService): Handlers<'drills'> {
  return {
    open: ({ account, params, query }) => drills.open(account.id, params, query.round),
    answer: ({ account, body }) => drills.answer(account.id, body),
  };
}
