import type { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { dayMs } from '../../../platform/days.rules.ts';
import type { Log } from '../../../platform/log.ts';
import type { PublicAsk } from '../../../platform/public-ask.ts';
import { isStorable } from '../../../platform/storable.ts';
import type { Database } from '../../../ports/db/port.ts';
import { RefusedLaunch } from '../launch/launch.ts';
import { hashOf, random } from '../launch/one-time.ts';
import type { Platforms } from '../platforms/platforms.ts';
import {
  deploymentOf,
  nameOf,
  PlatformConfigurationSchema,
  RegisteredSchema,
  toolRegistration,
} from './configuration.ts';
import * as repo from './invites.repo.ts';

interface RegistrationDeps {
  db: Database;
  clock: Clock;
  log: Log;
  door: PublicAsk;
  platforms: Platforms;
  publicUrl: string;
}

interface AskedRegistration {
  invite: string;
  openid_configuration?: string | undefined;
  registration_token?: string | undefined;
}

/** A platform registers itself, by a link that an operator gave to its administrator. */
export interface Registration {
  /** The link: good once, for a week. */
  invite(): Promise<string>;
  /** Whose window may be told that it is done. */
  register(asked: AskedRegistration): Promise<{ origin: string }>;
}

const inviteDays = 7;

export function createRegistration(deps: RegistrationDeps): Registration {
  const { db, clock, log, door, platforms, publicUrl } = deps;

  /** The platform shows its administrator the page in a frame; nothing on it is worth stealing a tap for. */
  function refuse(why: string, platform: URL | null): never {
    log.warn({ why }, 'registration refused');
    throw new RefusedLaunch(platform ? [platform.origin] : [], 'invalid_registration');
  }

  async function askFor<S extends z.ZodType>(schema: S, url: URL, asked?: Parameters<PublicAsk['ask']>[1]) {
    if (!door.isOpenTo(url)) throw new Error(`${url.origin} is no public https:// address`);
    const { status, text } = await door.ask(url, asked);
    if (status < 200 || status > 299) throw new Error(`${url.origin} answered ${status}`);
    const said: unknown = JSON.parse(text);
    if (!isStorable(said)) throw new Error(`${url.origin} said what no text can hold`);
    return schema.parse(said) as z.output<S>;
  }

  async function registerWith(configurationUrl: URL, token: string | undefined): Promise<void> {
    const configuration = await askFor(PlatformConfigurationSchema, configurationUrl);
    // Otherwise whoever has an invite could speak for a platform that is not theirs.
    const isItsOwn = URL.canParse(configuration.issuer) && new URL(configuration.issuer).host === configurationUrl.host;
    if (!isItsOwn) throw new Error(`${configurationUrl.host} speaks for ${configuration.issuer.slice(0, 200)}`);
    const registered = await askFor(RegisteredSchema, new URL(configuration.registration_endpoint), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(toolRegistration(publicUrl)),
    });
    await platforms.add({
      name: nameOf(configuration),
      issuer: configuration.issuer,
      clientId: registered.client_id,
      loginUrl: configuration.authorization_endpoint,
      tokenUrl: configuration.token_endpoint,
      keysUrl: configuration.jwks_uri,
      deploymentId: deploymentOf(registered),
    });
  }

  return {
    async invite() {
      const code = random();
      await repo.insert(db.queries, hashOf(code), new Date(clock.now().getTime() + inviteDays * dayMs));
      return `${publicUrl}/api/v1/lti/register?invite=${code}`;
    },

    async register({ invite, openid_configuration = '', registration_token }) {
      const url = URL.canParse(openid_configuration) ? new URL(openid_configuration) : null;
      if (!url || !door.isOpenTo(url)) refuse('the configuration is at no public https:// address', null);
      const code = hashOf(invite);
      if (!(await repo.take(db.queries, code, clock.now()))) refuse('an unknown, used or expired invitation', url);
      try {
        await registerWith(url, registration_token);
      } catch (error) {
        await repo.giveBack(db.queries, code);
        refuse(error instanceof Error ? error.message.slice(0, 500) : 'the registration failed', url);
      }
      return { origin: url.origin };
    },
  };
}
