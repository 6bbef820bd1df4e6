import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { mailTo } from '../../../../test/mails.ts';
import { aRecovery, type Recovery, wrongCode } from '../../../../test/recovery.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  await app.startWorkers();
});
afterAll(() => app.close());

// What one test counted for the site is over when the next one begins.
beforeEach(() => app.clock.advance({ days: 1, minutes: 1 }));

/** Requests for addresses that need no account, each from a place of its own, as a distributed attacker would. */
function requests(count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const email = `target${n}-${app.clock.now().getTime()}@student.example`;
      const client = app.client({ address: `10.20.30.${n}` });
      const { request_id } = await client.recovery.forgotPassword({ body: { email } });
      const guess = (code: string) => failureOf(client.recovery.verifyCode({ body: { email, code, request_id } }));
      return { guess };
    }),
  );
}

const verify = ({ email, code, requestId }: Recovery, address?: string) =>
  app.client(address ? { address } : {}).recovery.verifyCode({ body: { email, code, request_id: requestId } });

const linkIn = (text: string) => /\/newpassword\?token=(\S+)/.exec(text)?.[1] ?? '';

describe('the site-wide breaker', () => {
  it('T19 thirty wrong codes in a day stop all codes, and mails hold a link until the day is over', async () => {
    const early = await aRecovery(app);
    for (const { guess } of await requests(6)) {
      for (let n = 0; n < 5; n++) await guess(`000${n}`);
    }
    expect((await failureOf(verify(early))).code).toBe('codes_paused');

    const { user } = await aPerson(app);
    await app.client().recovery.forgotPassword({ body: { email: user.email } });
    const { text } = await mailTo(app, user.email, /^Choose a new/);
    expect(text).toContain(`http://localhost:3000/newpassword?token=${linkIn(text)}`);
    const password = 'a brand new phrase';
    await app.client().recovery.resetPassword({ body: { reset_token: linkIn(text), password } });
    await app.client().auth.login({ body: { email: user.email, password } });

    app.clock.advance({ days: 1, minutes: 1 });
    expect((await verify(await aRecovery(app))).reset_token).toBeTypeOf('string');
  });

  it('T19 judges thirty codes of a burst over many requests, and no more', async () => {
    const targets = await requests(40);
    const failures = await Promise.all(targets.flatMap(({ guess }) => [guess('0000'), guess('0001')]));
    const codes = failures.map(({ code }) => code);
    expect(codes.filter((code) => code === 'invalid_code')).toHaveLength(30);
    expect(codes.filter((code) => code === 'codes_paused')).toHaveLength(50);
  });

  it('does not count right codes', async () => {
    for (let n = 0; n < 31; n++) await verify(await aRecovery(app));
  });
});

describe('the breaker of one account', () => {
  it('lets eight wrong codes pass in thirty days, then its mails hold a link, while others get codes', async () => {
    const first = await aRecovery(app);
    app.clock.advance({ seconds: 31 });
    const second = await aRecovery(app, undefined, first.person);
    const wrong = (recovery: Recovery) => failureOf(verify({ ...recovery, code: wrongCode(recovery.code) }));
    for (let n = 0; n < 4; n++) await wrong(first);
    for (let n = 0; n < 4; n++) await wrong(second);
    expect((await failureOf(verify(second))).code).toBe('codes_paused');

    app.clock.advance({ days: 29 });
    await app.client().recovery.forgotPassword({ body: { email: first.email } });
    expect(linkIn((await mailTo(app, first.email, /^Choose a new/)).text)).toMatch(/^akp_/);
    expect((await verify(await aRecovery(app))).reset_token).toBeTypeOf('string');

    app.clock.advance({ days: 2 });
    expect((await verify(await aRecovery(app, undefined, first.person))).reset_token).toBeTypeOf('string');
  });

  it('judges eight codes of a burst over several requests, and no more', async () => {
    const recoveries = [await aRecovery(app)];
    for (let n = 0; n < 3; n++) {
      app.clock.advance({ seconds: 31 });
      recoveries.push(await aRecovery(app, undefined, recoveries[0]?.person));
    }
    const wrong = recoveries.flatMap((recovery) =>
      Array.from({ length: 5 }, () => ({ ...recovery, code: wrongCode(recovery.code) })),
    );
    const failures = await Promise.all(wrong.map((recovery) => failureOf(verify(recovery))));
    expect(failures.filter(({ code }) => code !== 'codes_paused')).toHaveLength(8);
  });
});

describe('the limit of one network', () => {
  it('lets twenty wrong codes an hour pass, whichever address of an IPv6 network they come from', async () => {
    const failures: (string | undefined)[] = [];
    for (let account = 0; account < 5; account++) {
      const recovery = await aRecovery(app);
      const wrong = { ...recovery, code: wrongCode(recovery.code) };
      for (let n = 0; n < 5; n++) {
        failures.push((await failureOf(verify(wrong, `2001:db8:1:2:${account}::${n}`))).code);
      }
    }
    expect(failures.map((code) => code === 'too_many_attempts')).toEqual(
      Array.from({ length: 25 }, (_, index) => index >= 20),
    );
    const other = await aRecovery(app);
    expect((await verify(other, '2001:db8:1:3::1')).reset_token).toBeTypeOf('string');
  });
});
