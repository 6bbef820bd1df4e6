import type { OuterDoors } from '../../identity/social/links.service.ts';
import * as platforms from '../platforms/platforms.repo.ts';
import * as repo from './launch.repo.ts';
import { hashOf } from './one-time.ts';

/**
 * What a person of a platform is called among the ways into an account, and by the sessions that were opened so: by both,
 * since somebody may be several people of one platform.
 */
export const doorOf = ({ platform_id, subject }: repo.Person) => `platform-${hashOf(`${platform_id} ${subject}`)}`;

/** The people of platforms from whose courses an account is entered. */
export const platformDoors: OuterDoors = {
  async list(db, userId) {
    const joined = await repo.listJoined(db, userId);
    if (joined.length === 0) return [];
    const names = new Map((await platforms.list(db)).map(({ id, name }) => [id, name]));
    return joined.map(({ linked_at, last_used_at, ...person }) => ({
      id: doorOf(person),
      name: names.get(person.platform_id) ?? '',
      linkedAt: linked_at,
      lastUsedAt: last_used_at,
    }));
  },

  async remove(trx, userId, id) {
    const joined = await repo.listJoined(trx, userId);
    for (const person of joined) if (doorOf(person) === id) await repo.unlink(trx, userId, person);
  },
};
