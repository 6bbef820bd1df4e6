import { exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Secrets } from '../../../platform/secrets.ts';
import type { Database } from '../../../ports/db/port.ts';
import * as repo from './keys.repo.ts';
import * as rules from './keys.rules.ts';

export interface PublicKey {
  kty: string;
  kid: string;
  alg: string;
  use: string;
  n: string;
  e: string;
}

/** The keys of this tool: made when first wanted, replaced by time. */
export interface ToolKeys {
  published(): Promise<PublicKey[]>;
  /** Signed for five minutes. */
  sign(claims: JWTPayload): Promise<string>;
  rotate(): Promise<void>;
}

const alg = 'RS256';
const sealedFor = 'lti-key';

export function createToolKeys({ db, clock, secrets }: { db: Database; clock: Clock; secrets: Secrets }): ToolKeys {
  async function make(): Promise<repo.KeyRow> {
    const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
    const row = {
      kid: newId(),
      public_key: await exportJWK(publicKey),
      sealed_key: secrets.seal(sealedFor, JSON.stringify(await exportJWK(privateKey))),
      created_at: clock.now(),
    };
    await repo.insert(db.queries, row);
    return row;
  }

  async function all(): Promise<repo.KeyRow[]> {
    const rows = await repo.list(db.queries);
    return rows.length > 0 ? rows : [await make()];
  }

  return {
    async published() {
      return (await all()).map(({ kid, public_key: { n = '', e = '' } }) => ({
        kty: 'RSA',
        kid,
        alg,
        use: 'sig',
        n,
        e,
      }));
    },

    async sign(claims) {
      const now = clock.now();
      const row = rules.signing(await all(), now);
      const opened = row && secrets.unseal(sealedFor, row.sealed_key);
      if (!row || !opened) throw new Error('The key of this tool was sealed with another secret.');
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg, kid: row.kid, typ: 'JWT' })
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 300)
        .setJti(newId())
        .sign(await importJWK(JSON.parse(opened), alg));
    },

    async rotate() {
      const now = clock.now();
      const [newest] = await repo.list(db.queries);
      // Where no platform was ever told a key there is nothing to replace.
      if (newest && rules.isDue(newest, now)) await make();
      await repo.deleteOld(db.queries, rules.forgottenBefore(now));
    },
  };
}
