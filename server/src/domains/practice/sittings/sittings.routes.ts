import type { Handlers } from '../../../platform/mount.ts';
import type { SittingsService } from './sittings.ts';

export function sittingsRoutes(sittings: SittingsService): Handlers<'sittings'> {
  return {
    handIn: ({ account, body }) => sittings.handIn(account.id, body),
    list: async ({ account, query }) => ({ sittings: await sittings.list(account.id, query) }),
  };
}
