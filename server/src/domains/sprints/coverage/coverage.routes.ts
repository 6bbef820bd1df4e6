import type { Handlers } from '../../../platform/mount.ts';
import type { CoverageService } from './coverage.ts';

export function coverageRoutes(coverage: CoverageService): Handlers<'coverage'> {
  return {
    open: ({ body, account, caller }) => coverage.open(account.id, body, caller.address),
    list: ({ account }) => coverage.list(account.id),
    get: ({ params, account, caller }) => coverage.get(account.id, params.id, caller.address),
    correct: ({ params, body, account, caller }) => coverage.correct(account.id, params.id, body, caller.address),
    change: ({ params, body, account, caller }) => coverage.change(account.id, params.id, body, caller.address),
    plan: ({ params, body, account, caller }) => coverage.plan(account.id, params.id, body.lessons, caller.address),
    remove: ({ params, account }) => coverage.remove(account.id, params.id),
  };
}
