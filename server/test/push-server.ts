import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import { boundedFetch } from '../src/platform/bounded-fetch.ts';
import type { PublicDoor } from '../src/platform/public-door.ts';
import type { PushTarget } from '../src/ports/push/port.ts';

export interface Received {
  /** What the browser reads, decrypted with its own key. */
  text: string;
  ttl: string | undefined;
  topic: string | undefined;
  /** Who the server says that it is. */
  claims: Record<string, unknown>;
}

/** A browser that allowed messages, with the keys that only it has. */
export interface TestBrowser {
  target: PushTarget;
  received: Received[];
}

export interface TestPushServer {
  /** The way to this server alone, in place of the public one. */
  door: PublicDoor;
  aBrowser(): TestBrowser;
  /** What the next messages are answered with; taken otherwise. */
  answers: number[];
  close(): Promise<void>;
}

/** A push service on loopback that reads what it carries, as no real one could. */
export async function startPushServer(): Promise<TestPushServer> {
  const browsers = new Map<string, { browser: TestBrowser; ecdh: ECDH; auth: Buffer }>();
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const known = browsers.get(request.url ?? '');
    const status = known ? (answers.shift() ?? 201) : 404;
    if (known && status === 201) {
      const { ttl, topic, authorization = '' } = request.headers as Record<string, string | undefined>;
      const text = decrypt(Buffer.concat(chunks), known.ecdh, known.auth);
      known.browser.received.push({ text, ttl, topic, claims: await claimsOf(authorization, origin) });
    }
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = boundedFetch({ bytes: 1000, ms: 5000 });

  return {
    answers,
    door: {
      isOpenTo: (url) => url.origin === origin,
      post: (url, { headers, body }) => send(url, { method: 'POST', headers, body: Buffer.from(body) }),
    },
    aBrowser() {
      const ecdh = createECDH('prime256v1');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const p256dh = ecdh.generateKeys().toString('base64url');
      const target = { endpoint: origin + path, p256dh, auth: auth.toString('base64url') };
      const browser: TestBrowser = { target, received: [] };
      browsers.set(path, { browser, ecdh, auth });
      return browser;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** As a browser does it: the sender's key and the salt stand before the text. */
export function decrypt(body: Buffer, ecdh: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength, -16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs]);
  const material = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(theirs), auth, info, 32));
  const part = (label: string, length: number) => Buffer.from(hkdfSync('sha256', material, salt, `${label}\0`, length));
  const decipher = createDecipheriv(
    'aes-128-gcm',
    part('Content-Encoding: aes128gcm', 16),
    part('Content-Encoding: nonce', 12),
    { authTagLength: 16 },
  );
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

async function claimsOf(authorization: string, audience: string): Promise<Record<string, unknown>> {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const { payload } = await jwtVerify(token, publicKey, { audience, currentDate: new Date(0) });
  return payload;
}
