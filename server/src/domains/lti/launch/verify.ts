import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import type { Clock } from '../../../platform/clock.ts';
import type { PublicAsk } from '../../../platform/public-ask.ts';
import type { PlatformRow } from '../platforms/platforms.repo.ts';

/** Proves that a platform signed a token for this tool; throws with a sentence for the log where it did not. */
export type VerifyToken = (token: string, platform: PlatformRow) => Promise<JWTPayload>;

const keptMs = 60 * 60_000;
/** A name of a key that is not known makes us ask again, but not for every forged token. */
const againAfterMs = 60_000;
const clockToleranceSeconds = 60;

interface KeptKeys {
  at: number;
  set: JSONWebKeySet;
}

export function createVerifyToken({ door, clock }: { door: PublicAsk; clock: Clock }): VerifyToken {
  const kept = new Map<string, KeptKeys>();
  const underWay = new Map<string, Promise<KeptKeys>>();

  async function fetchKeys(address: string): Promise<KeptKeys> {
    const { status, text } = await door.ask(new URL(address), { headers: { accept: 'application/json' } });
    if (status !== 200) throw new Error(`the platform's keys were answered with ${status}`);
    const set = JSON.parse(text) as JSONWebKeySet;
    if (!Array.isArray(set?.keys) || set.keys.length > 50) throw new Error('the platform gave no set of keys');
    const keys = { at: clock.now().getTime(), set };
    kept.set(address, keys);
    return keys;
  }

  function ask(address: string): Promise<KeptKeys> {
    const asking = underWay.get(address) ?? fetchKeys(address).finally(() => underWay.delete(address));
    underWay.set(address, asking);
    return asking;
  }

  /** The keys that have the one with this name, as far as they can be had. */
  async function keysFor(address: string, kid: string): Promise<JSONWebKeySet> {
    const known = kept.get(address);
    const age = known ? clock.now().getTime() - known.at : Number.POSITIVE_INFINITY;
    const has = known?.set.keys.some((key) => key.kid === kid) ?? false;
    if (known && age < (has ? keptMs : againAfterMs)) return known.set;
    return (await ask(address)).set;
  }

  return async (token, { issuer, client_id, keys_url }) => {
    const { alg, kid } = decodeProtectedHeader(token);
    // Before any key is fetched: a token that names another algorithm is none of a platform.
    if (alg !== 'RS256' || typeof kid !== 'string') throw new Error(`a token with ${alg} and the key ${kid}`);
    const { payload } = await jwtVerify(token, createLocalJWKSet(await keysFor(keys_url, kid)), {
      algorithms: ['RS256'],
      issuer,
      audience: client_id,
      currentDate: clock.now(),
      clockTolerance: clockToleranceSeconds,
      // A launch happens now; a token that was made long ago was kept by somebody.
      maxTokenAge: 600,
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
    });
    const isForSeveral = Array.isArray(payload.aud) && payload.aud.length > 1;
    if ((isForSeveral || payload.azp !== undefined) && payload.azp !== client_id)
      throw new Error('a token for another');
    return payload;
  };
}
