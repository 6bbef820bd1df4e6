import type { Body } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import type { Account } from '../../../platform/mount.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Push, PushMessage, PushTarget } from '../../../ports/push/port.ts';
import * as repo from './push.repo.ts';

export interface PushService {
  state(account: Account): Promise<{ public_key: string; is_on: boolean; devices: number }>;
  register(account: Account, browser: Body<'push', 'register'>): Promise<void>;
  remove(account: Account): Promise<void>;
  hasDevice(userId: string): Promise<boolean>;
  /** To every device of a person, each once a day; rejects where one of them should be tried again. */
  sendOnDay(userId: string, day: string, message: PushMessage): Promise<void>;
}

interface PushDeps {
  db: Database;
  clock: Clock;
  log: Log;
  secrets: Secrets;
  push: Push;
}

/** A person has a few; who registers without end only replaces their own. */
const mostDevices = 10;
const purpose = 'push-device';

export function createPushService({ db, clock, log, secrets, push }: PushDeps): PushService {
  const live = (userId: string) => repo.listLive(db.queries, userId, clock.now());

  /** Null where the server's secret is another than when the browser allowed it: its key was another too. */
  function open({ sealed }: repo.DeviceRow): PushTarget | null {
    const text = secrets.unseal(purpose, sealed);
    return text ? (JSON.parse(text) as PushTarget) : null;
  }

  async function sendTo(device: repo.DeviceRow, message: PushMessage): Promise<void> {
    const target = open(device);
    const outcome = target ? await push.send(target, message) : 'gone';
    if (outcome === 'gone') await repo.deleteDevice(db.queries, device.id);
  }

  return {
    async state(account) {
      const devices = await live(account.id);
      const is_on = devices.some(({ session_id }) => session_id === account.sessionId);
      return { public_key: push.publicKey, is_on, devices: devices.length };
    },

    async register(account, { endpoint, keys }) {
      const target: PushTarget = { endpoint, p256dh: keys.p256dh, auth: keys.auth };
      if (!push.accepts(target)) throw new AppError('push_not_usable');
      await db.queries.transaction().execute(async (trx) => {
        await repo.replaceDevice(trx, {
          id: newId(),
          user_id: account.id,
          session_id: account.sessionId,
          endpoint_mac: secrets.mac(purpose, endpoint),
          sealed: secrets.seal(purpose, JSON.stringify(target)),
          created_at: clock.now(),
        });
        await repo.dropOldest(trx, account.id, mostDevices);
      });
    },

    remove: (account) => repo.deleteOfSession(db.queries, account.sessionId),
    hasDevice: async (userId) => (await live(userId)).length > 0,

    async sendOnDay(userId, day, message) {
      let failure: unknown;
      for (const device of await live(userId)) {
        if (!(await repo.beginDay(db.queries, device.id, day))) continue;
        try {
          await sendTo(device, message);
        } catch (error) {
          await repo.undoDay(db.queries, device.id);
          log.warn({ err: error }, 'a push service did not take a reminder');
          failure = error;
        }
      }
      if (failure) throw failure;
    },
  };
}
