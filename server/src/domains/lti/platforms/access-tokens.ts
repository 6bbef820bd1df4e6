import type { Clock } from '../../../platform/clock.ts';
import type { PublicAsk } from '../../../platform/public-ask.ts';
import type { ToolKeys } from '../keys/keys.ts';
import type { PlatformRow } from './platforms.repo.ts';

/** Tokens for a platform's services, by client credentials that this tool signs (RFC 7523). */
export interface AccessTokens {
  /** One that was given before and should still be good. */
  findKept(platform: PlatformRow, scope: string): string | undefined;
  fetch(platform: PlatformRow, scope: string): Promise<string>;
}

/** The platform doesn't let this tool use the service; asking again changes nothing. */
export class TokenRefused extends Error {}

/** What a platform that says nothing is taken to mean, and how much earlier a token is let go. */
const [usualSeconds, spareSeconds] = [300, 60];

export function createAccessTokens(deps: { door: PublicAsk; keys: ToolKeys; clock: Clock }): AccessTokens {
  const { door, keys, clock } = deps;
  const kept = new Map<string, { token: string; until: number }>();

  return {
    findKept({ id }, scope) {
      const known = kept.get(`${id} ${scope}`);
      return known && known.until > clock.now().getTime() ? known.token : undefined;
    },

    async fetch({ id, client_id, token_url }, scope) {
      const now = clock.now().getTime();
      const assertion = await keys.sign({ iss: client_id, sub: client_id, aud: token_url });
      const { status, text } = await door.ask(new URL(token_url), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
          client_assertion: assertion,
          scope,
        }).toString(),
      });
      if (status === 400 || status === 401 || status === 403)
        throw new TokenRefused(`The platform ${id} refused a token: ${status}.`);
      if (status !== 200) throw new Error(`The platform ${id} gave no token: ${status}.`);
      const { access_token: token, expires_in: seconds } = JSON.parse(text) as Record<string, unknown>;
      if (typeof token !== 'string') throw new Error(`The platform ${id} gave no token.`);
      const lasts = typeof seconds === 'number' ? seconds : usualSeconds;
      kept.set(`${id} ${scope}`, { token, until: now + (lasts - spareSeconds) * 1000 });
      return token;
    },
  };
}
