import type { OuterDoors } from '../../identity/social/links.service.ts';
import * as platforms from '../platforms/platforms.repo.ts';
import * as repo from './launch.repo.ts';

/** What a platform is called among the ways into an account, and by the sessions that it opened. */
export const doorOf = (platformId: string) => `platform-${platformId}`;

/** The platforms from which an account is entered. */
export const platformDoors: OuterDoors = {
  async list(db, userId) {
    const joined = await repo.listJoined(db, userId);
    if (joined.length === 0) return [];
    const names = new Map((await platforms.list(db)).map(({ id, name }) => [id, name]));
    return joined.map(({ platform_id, linked_at, last_used_at }) => ({
      id: doorOf(platform_id),
      name: names.get(platform_id) ?? '',
      linkedAt: linked_at,
      lastUsedAt: last_used_at,
    }));
  },

  async remove(trx, userId, id) {
    const joined = await repo.listJoined(trx, userId);
    for (const { platform_id } of joined) if (doorOf(platform_id) === id) await repo.unlink(trx, userId, platform_id);
  },
};
