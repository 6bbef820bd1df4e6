import type { Body, LinkedThing, Linking } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Account } from '../../../platform/mount.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { ToolKeys } from '../keys/keys.ts';
import * as repo from '../launch/launch.repo.ts';
import { isExpired, messageClaims } from '../launch/message.ts';
import { assertLiving, hashOf, random } from '../launch/one-time.ts';
import * as platforms from '../platforms/platforms.repo.ts';
import type { ToItem } from './content-items.ts';
import { choiceMinutes, type LinkingRequest, linkingClaims } from './linking-request.ts';

interface LinkingDeps {
  db: Database;
  clock: Clock;
  keys: ToolKeys;
  toItem: ToItem;
}

/** Choosing what stands in a course of a platform: in the app's own window, while the platform's frame waits. */
export interface Choices {
  show(id: string, account: Account): Promise<Linking>;
  /** Counts once. Nothing chosen is an answer, too: the platform closes its frame. */
  choose(id: string, account: Account, things: readonly LinkedThing[]): Promise<number>;
  /** The signed answer for the frame that began the launch; null while somebody chooses. */
  answer(oneTime: Body<'ltiLinking', 'chosen'>): Promise<{ url: string; token: string } | null>;
}

export function createChoices({ db, clock, keys, toItem }: LinkingDeps): Choices {
  /** Only for the account that came by this launch, and no longer than the frame waits. */
  async function get(id: string, account: Account): Promise<{ launch: repo.LaunchRow; asked: LinkingRequest }> {
    const launch = await repo.findEntered(db.queries, id, account.id);
    const asked = launch?.message.linking;
    if (!launch || !asked || isExpired(launch.launched_at, choiceMinutes, clock.now()))
      throw new AppError('choice_over');
    return { launch, asked };
  }

  async function platformOf({ platform_id }: repo.LaunchRow): Promise<platforms.PlatformRow> {
    const platform = await platforms.find(db.queries, platform_id);
    if (!platform) throw new AppError('choice_over');
    return platform;
  }

  return {
    async show(id, account) {
      const { launch, asked } = await get(id, account);
      return {
        platform: (await platformOf(launch)).name,
        course: launch.message.context?.title ?? '',
        takes_several: asked.takesSeveral,
        is_done: launch.chosen !== null,
      };
    },

    async choose(id, account, things) {
      const { launch, asked } = await get(id, account);
      if (things.length > 1 && !asked.takesSeveral) throw new AppError('bad_request');
      const items = await Promise.all(things.map((thing) => toItem(thing, account.id, asked)));
      if (!(await repo.setChosen(db.queries, launch.id, items))) throw new AppError('choice_over');
      return items.length;
    },

    async answer({ code, browser_key }) {
      const found = await repo.findByCode(db.queries, hashOf(code));
      const launch = assertLiving(found, browser_key, { minutes: choiceMinutes, now: clock.now() });
      const { linking, deployment } = launch.message;
      if (!linking) throw new AppError('invalid_launch');
      if (launch.chosen === null) return null;
      const { client_id, issuer } = await platformOf(launch);
      const token = await keys.sign({
        iss: client_id,
        aud: issuer,
        nonce: random(),
        [messageClaims.messageType]: 'LtiDeepLinkingResponse',
        [messageClaims.version]: '1.3.0',
        [messageClaims.deployment]: deployment,
        [linkingClaims.items]: launch.chosen,
        ...(linking.data !== null && { [linkingClaims.data]: linking.data }),
      });
      return { url: linking.returnUrl, token };
    },
  };
}
