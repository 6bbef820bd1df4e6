import { createECDH } from 'node:crypto';
import type { lookup } from 'node:dns';
import { isIP } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSecrets } from '../../../test/harness.ts';
import { decrypt, startPushServer, type TestPushServer } from '../../../test/push-server.ts';
import { createPublicDoor, isPublicAddress } from '../../platform/public-door.ts';
import { choosePush } from './choose.ts';
import { areKeys, encryptFor } from './encrypt.ts';
import type { Push } from './port.ts';
import { deriveVapidKeys } from './vapid.ts';
import { createWebPush } from './web-push.ts';

const clock = { now: () => new Date('2027-03-01T16:00:00Z') };
const message = { text: '{"title":"Ẹ káàárọ̀"}', ttlSeconds: 3600, topic: 'reminder' };

it('derives a key that begins with a nought, as one in 256 does', async () => {
  const keys = deriveVapidKeys(() => Buffer.concat([Buffer.alloc(1), Buffer.alloc(31, 7)]), 'https://akada.example');
  expect(await keys.authorize('https://push.example', clock.now())).toMatch(/^vapid t=/);
});

describe('encryption', () => {
  /** RFC 8291, appendix A. */
  const rfc = {
    target: {
      endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  };

  it('gives what the RFC gives for its example', () => {
    const body = encryptFor(rfc.target, 'When I grow up, I want to be a watermelon', rfc);
    expect(body.toString('base64url')).toBe(rfc.body);
  });

  it('uses another key and salt for each message, and is read by its browser', () => {
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey(Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'));
    const [first, second] = [encryptFor(rfc.target, 'Day 1'), encryptFor(rfc.target, 'Day 1')];
    expect(first.equals(second)).toBe(false);
    expect(decrypt(first, ecdh, Buffer.from(rfc.target.auth, 'base64url'))).toBe('Day 1');
  });

  it('refuses a text beyond one record, and what is no key of the curve', () => {
    expect(() => encryptFor(rfc.target, 'x'.repeat(4080))).toThrow('at most 4 kB');
    expect(areKeys(rfc.target)).toBe(true);
    expect(areKeys({ ...rfc.target, auth: 'c2hvcnQ' })).toBe(false);
    expect(areKeys({ ...rfc.target, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false);
  });
});

describe('web push', () => {
  let server: TestPushServer;
  let push: Push;
  beforeAll(async () => {
    server = await startPushServer();
    const keys = deriveVapidKeys((attempt) => testSecrets.key(`vapid ${attempt}`), 'https://akada.example');
    push = createWebPush({ keys, clock, door: server.door });
  });
  afterAll(() => server.close());

  it('arrives encrypted for its browser, for a while, from a server that says who it is', async () => {
    const browser = server.aBrowser();
    expect(await push.send(browser.target, message)).toBe('sent');
    expect(browser.received).toEqual([
      {
        text: message.text,
        ttl: '3600',
        topic: 'reminder',
        claims: {
          aud: new URL(browser.target.endpoint).origin,
          sub: 'https://akada.example',
          exp: clock.now().getTime() / 1000 + 12 * 3600,
        },
      },
    ]);
  });

  it.each([404, 410, 403])('takes %i for a browser that is gone', async (status) => {
    server.answers.push(status);
    expect(await push.send(server.aBrowser().target, message)).toBe('gone');
  });

  it.each([429, 500, 503])('rejects at %i, so that it is tried again', async (status) => {
    server.answers.push(status);
    await expect(push.send(server.aBrowser().target, message)).rejects.toThrow(String(status));
  });

  it('has the same key on every server of an installation', () => {
    const config = {
      publicUrl: 'http://localhost:3000',
      mail: { smtpUrl: undefined, from: '', operator: 'A <a@b.example>' },
    };
    expect(choosePush(config, testSecrets, clock).publicKey).toBe(push.publicKey);
  });
});

describe('the public door', () => {
  const publicDoor = createPublicDoor();

  it.each([
    'http://push.example/x',
    'https://push.example:8443/x',
    'https://user:word@push.example/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://[::1]/x',
    'https://8.8.8.8/x',
    'https://localhost/x',
    'https://akada.localhost/x',
    'https://printer.local/x',
    'https://metadata.google.internal/x',
    'https://intranet/x',
  ])('is not open to %s', (url) => {
    expect(publicDoor.isOpenTo(new URL(url))).toBe(false);
  });

  it('is open to a name by plain https', () => {
    expect(publicDoor.isOpenTo(new URL('https://fcm.googleapis.com/fcm/send/abc'))).toBe(true);
  });

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...['::1', '::', 'fe80::1', 'fc00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', 'ff02::1'],
  ])('knows that %s is no public address', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '2a00:1450:4001:80f::200a'])('knows that %s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('sends nothing to a name that leads inside, also beside one that does not', async () => {
    const leadingTo = (...addresses: string[]) =>
      createPublicDoor(((_name: string, _options: unknown, done: (error: null, found: object[]) => void) =>
        done(
          null,
          addresses.map((address) => ({ address, family: isIP(address) })),
        )) as unknown as typeof lookup);
    const sent = { headers: {}, body: new Uint8Array(), ms: 5000 };
    for (const door of [leadingTo('127.0.0.1'), leadingTo('8.8.8.8', '::1')]) {
      await expect(door.post(new URL('https://push.example/x'), sent)).rejects.toThrow('no public network');
    }
  });
});
