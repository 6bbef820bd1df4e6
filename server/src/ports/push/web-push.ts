import type { Clock } from '../../platform/clock.ts';
import type { PublicDoor } from '../../platform/public-door.ts';
import { areKeys, encryptFor } from './encrypt.ts';
import type { Push } from './port.ts';
import type { VapidKeys } from './vapid.ts';

interface WebPushDeps {
  keys: VapidKeys;
  clock: Clock;
  /** The way to addresses that strangers name. */
  door: PublicDoor;
}

const patienceMs = 15_000;
const isGone = (status: number) => status === 404 || status === 410;
const isTaken = (status: number) => status >= 200 && status < 300;
/** The service will say the same next time: the message is too long, or the keys are of another server. */
const isRefused = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/** The web's own push protocol (RFC 8030), with encryption and identification by hand: see decision 023. */
export function createWebPush({ keys, clock, door }: WebPushDeps): Push {
  return {
    publicKey: keys.publicKey,
    accepts: (target) => URL.canParse(target.endpoint) && door.isOpenTo(new URL(target.endpoint)) && areKeys(target),

    async send(target, { text, ttlSeconds, topic }) {
      const url = new URL(target.endpoint);
      const { status } = await door.post(url, {
        ms: patienceMs,
        body: encryptFor(target, text),
        headers: {
          authorization: await keys.authorize(url.origin, clock.now()),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(ttlSeconds),
          urgency: 'normal',
          topic,
        },
      });
      if (isTaken(status)) return 'sent';
      // What is refused for good would be refused every day: the browser can allow it anew.
      if (isGone(status) || isRefused(status)) return 'gone';
      throw new Error(`The push service answered ${status}.`);
    },
  };
}
