import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../../../test/factories.ts';
import { failureOf } from '../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';
import { mailTo } from '../../../test/mails.ts';
import { aRecovery, wrongCode } from '../../../test/recovery.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  await app.startWorkers();
});
afterAll(() => app.close());

/** Guesses at addresses that need no account, each from a place of its own, as a distributed attacker would. */
async function failTimes(count: number): Promise<void> {
  for (let n = 0; n < count; n += 5) {
    const email = `target${n}@student.example`;
    const client = app.client({ address: `10.20.30.${n}` });
    const { request_id } = await client.recovery.forgotPassword({ body: { email } });
    for (let guess = 0; guess < 5; guess++) {
      await failureOf(client.recovery.verifyCode({ body: { email, code: `000${guess}`, request_id } }));
    }
  }
}

const linkIn = (text: string) => /\/newpassword\?token=(\S+)/.exec(text)?.[1] ?? '';

describe('the site-wide breaker', () => {
  it('T19 sixty wrong codes in an hour stop all codes, and mails hold a link until the hour is over', async () => {
    const early = await aRecovery(app);
    await failTimes(60);

    const { email, code, requestId } = early;
    const body = { email, code, request_id: requestId };
    expect((await failureOf(app.client().recovery.verifyCode({ body }))).code).toBe('codes_paused');

    const { user } = await aPerson(app);
    await app.client().recovery.forgotPassword({ body: { email: user.email } });
    const { text } = await mailTo(app, user.email, /^Choose a new/);
    expect(text).toContain(`http://localhost:3000/newpassword?token=${linkIn(text)}`);
    const password = 'a brand new phrase';
    await app.client().recovery.resetPassword({ body: { reset_token: linkIn(text), password } });
    await app.client().auth.login({ body: { email: user.email, password } });

    app.clock.advance({ minutes: 61 });
    const later = await aRecovery(app);
    const again = { email: later.email, code: later.code, request_id: later.requestId };
    expect((await app.client().recovery.verifyCode({ body: again })).reset_token).toBeTypeOf('string');
  });
});

describe('the breaker of one account', () => {
  it('pauses codes for the account that is guessed at, and its mails hold a link', async () => {
    app.clock.advance({ minutes: 61 });
    const { person, email, ...first } = await aRecovery(app);
    let { code, requestId } = first;
    for (let round = 0; round < 3; round++) {
      for (let guess = 0; guess < 5; guess++) {
        const body = { email, code: wrongCode(code), request_id: requestId };
        await failureOf(app.client({ address: `10.40.0.${round}` }).recovery.verifyCode({ body }));
      }
      app.clock.advance({ seconds: 31 });
      if (round < 2) ({ code, requestId } = await aRecovery(app, undefined, person));
    }
    await app.client().recovery.forgotPassword({ body: { email } });
    expect(linkIn((await mailTo(app, email, /^Choose a new/)).text)).toMatch(/^akp_/);
    const other = await aRecovery(app);
    const body = { email: other.email, code: other.code, request_id: other.requestId };
    expect((await app.client().recovery.verifyCode({ body })).reset_token).toBeTypeOf('string');
  });
});
