import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { PublicAsk } from '../../../platform/public-ask.ts';
import { cutTo } from '../../../platform/storable.ts';
import type { Database } from '../../../ports/db/port.ts';
import * as repo from './platforms.repo.ts';

/** What whoever runs the server does about learning platforms. */

export interface PlatformToAdd {
  name: string;
  issuer: string;
  clientId: string;
  loginUrl: string;
  tokenUrl: string;
  keysUrl: string;
  deploymentId: string | null;
}

export interface PlatformsDeps {
  db: Database;
  clock: Clock;
  door: PublicAsk;
}

export interface Platforms {
  /** Its id; throws with a sentence for the operator where something cannot be so. */
  add(platform: PlatformToAdd): Promise<string>;
  list(): Promise<(repo.PlatformRow & { deployments: string[] })[]>;
  /** What people read of it: one that registered itself is named by its product and host. */
  rename(platformId: string, name: string): Promise<void>;
  addDeployment(platformId: string, deploymentId: string): Promise<void>;
  /** Another origin whose pages may frame a launch: where a platform's pages have other names than its log-in. */
  addOrigin(platformId: string, origin: string): Promise<void>;
  /** With everything that it launched; the accounts stay. */
  remove(platformId: string): Promise<void>;
}

const nameFor = (name: string) => cutTo(name.trim(), 120);

export function createPlatforms({ db, clock, door }: PlatformsDeps): Platforms {
  function addressOf(text: string, what: string): URL {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (!url || !door.isOpenTo(url))
      throw new Error(`The ${what} must be a public https:// address, or one of LTI_PLATFORMS_ALLOWED, not ${text}.`);
    return url;
  }

  async function get(id: string): Promise<repo.PlatformRow> {
    const platform = await repo.find(db.queries, id);
    if (!platform) throw new Error(`There is no platform ${id}.`);
    return platform;
  }

  return {
    async add({ name, issuer, clientId, loginUrl, tokenUrl, keysUrl, deploymentId }) {
      const login = addressOf(loginUrl, 'address of the log-in');
      const tokens = addressOf(tokenUrl, 'address of the tokens');
      const keys = addressOf(keysUrl, 'address of the keys');
      const platform = {
        id: newId().slice(0, 8),
        name: nameFor(name),
        issuer,
        client_id: clientId,
        login_url: login.href,
        token_url: tokens.href,
        keys_url: keys.href,
        origins: [...new Set([login.origin, ...(URL.canParse(issuer) ? [new URL(issuer).origin] : [])])],
        created_at: clock.now(),
      };
      await db.queries.transaction().execute(async (trx) => {
        if (!(await repo.insert(trx, platform)))
          throw new Error(`${issuer} is registered with the client ${clientId} already.`);
        if (deploymentId !== null) await repo.addDeployment(trx, platform.id, deploymentId);
      });
      return platform.id;
    },

    async list() {
      const platforms = await repo.list(db.queries);
      const deployments = await Promise.all(platforms.map(({ id }) => repo.listDeployments(db.queries, id)));
      return platforms.map((platform, at) => ({ ...platform, deployments: deployments[at] ?? [] }));
    },

    async rename(platformId, name) {
      await get(platformId);
      if (name.trim() === '') throw new Error('A platform needs a name.');
      await repo.rename(db.queries, platformId, nameFor(name));
    },

    async addDeployment(platformId, deploymentId) {
      await get(platformId);
      await repo.addDeployment(db.queries, platformId, deploymentId);
    },

    async addOrigin(platformId, origin) {
      const { origins } = await get(platformId);
      const added = addressOf(origin, 'origin').origin;
      await repo.setOrigins(db.queries, platformId, [...new Set([...origins, added])]);
    },

    async remove(platformId) {
      if (!(await repo.remove(db.queries, platformId))) throw new Error(`There is no platform ${platformId}.`);
    },
  };
}
