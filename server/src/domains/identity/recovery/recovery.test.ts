import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { mailTo } from '../../../../test/mails.ts';
import { aRecovery, resetTokenFor, wrongCode } from '../../../../test/recovery.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  await app.startWorkers();
});
afterAll(() => app.close());

const newPassword = 'a brand new phrase';

describe('recovery', () => {
  it('leads from the mailed code to a new password', async () => {
    const { person, email, code, requestId } = await aRecovery(app);
    const { reset_token } = await app.client().recovery.verifyCode({ body: { email, code, request_id: requestId } });
    const answer = await app.client().recovery.resetPassword({ body: { reset_token, password: newPassword } });
    expect(answer.message).toBe('Password changed. Please log in.');
    await app.client().auth.login({ body: { email, password: newPassword } });
    const old = await failureOf(app.client().auth.login({ body: { email, password: person.password } }));
    expect(old.code).toBe('invalid_credentials');
  });

  it('T70 takes no common password, and the same link then takes another one', async () => {
    const { resetToken } = await resetTokenFor(app);
    const reset = (password: string) =>
      app.client().recovery.resetPassword({ body: { reset_token: resetToken, password } });
    expect((await failureOf(reset('password123'))).code).toBe('common_password');
    expect((await reset(newPassword)).message).toBe('Password changed. Please log in.');
  });

  it('finds the account whatever the case of the typed address', async () => {
    const { email, code, requestId } = await aRecovery(app, (address) => ` ${address.toUpperCase()} `);
    const body = { email: email.toUpperCase(), code, request_id: requestId };
    expect((await app.client().recovery.verifyCode({ body })).reset_token).toBeTypeOf('string');
  });

  it('T10 ends every session of the account', async () => {
    const { person, email, resetToken } = await resetTokenFor(app);
    const other = await app.client().auth.login({ body: { email, password: person.password } });
    await app.client().recovery.resetPassword({ body: { reset_token: resetToken, password: newPassword } });
    for (const token of [person.token, other.access_token]) {
      expect((await failureOf(app.client({ token }).auth.validate())).status).toBe(401);
    }
    for (const refresh_token of [person.refreshToken, other.refresh_token]) {
      const refused = await failureOf(app.client().auth.refresh({ headers: {}, body: { refresh_token } }));
      expect(refused.status).toBe(401);
    }
  });

  it('ends with every session: neither the code nor what it was exchanged for sets a password then', async () => {
    const { person, resetToken } = await resetTokenFor(app);
    const { email, code, requestId, person: other } = await aRecovery(app);
    for (const { client } of [person, other]) await client.account.endAllSessions({ query: {} });
    const reset = { reset_token: resetToken, password: newPassword };
    expect((await failureOf(app.client().recovery.resetPassword({ body: reset }))).code).toBe('invalid_reset_token');
    const typed = { email, code, request_id: requestId };
    expect((await failureOf(app.client().recovery.verifyCode({ body: typed }))).code).toBe('invalid_code');
  });

  it('leaves other accounts signed in', async () => {
    const bystander = await aPerson(app);
    const { resetToken } = await resetTokenFor(app);
    await app.client().recovery.resetPassword({ body: { reset_token: resetToken, password: newPassword } });
    expect(await bystander.client.auth.validate()).toEqual({ valid: true });
  });

  it('confirms the address, because its mail was read', async () => {
    const { email, resetToken } = await resetTokenFor(app);
    await app.client().recovery.resetPassword({ body: { reset_token: resetToken, password: newPassword } });
    const { access_token } = await app.client().auth.login({ body: { email, password: newPassword } });
    expect((await app.client({ token: access_token }).auth.me()).email_confirmed).toBe(true);
  });

  it('lets in somebody who had guessed at the old password too often', async () => {
    const { email, resetToken } = await resetTokenFor(app);
    const here = app.client({ address: '10.7.7.7' });
    for (let n = 0; n < 11; n++) await failureOf(here.auth.login({ body: { email, password: 'not this' } }));
    await here.recovery.resetPassword({ body: { reset_token: resetToken, password: newPassword } });
    expect((await here.auth.login({ body: { email, password: newPassword } })).user.email).toBe(email);
  });

  it('asks for eight characters', async () => {
    const { resetToken } = await resetTokenFor(app);
    const short = { reset_token: resetToken, password: '1234567' };
    const error = await failureOf(app.client().recovery.resetPassword({ body: short }));
    expect([error.status, error.message]).toEqual([422, 'Password must be at least 8 characters long']);
  });
});

describe('a recovery code', () => {
  // The site’s thirty wrong codes a day are not what these are about.
  beforeEach(() => app.clock.advance({ days: 1, minutes: 1 }));

  const verify = (email: string, code: string, request_id: string, address = '127.0.0.1') =>
    app.client({ address }).recovery.verifyCode({ body: { email, code, request_id } });

  it('T14 five wrong codes kill the right one', async () => {
    const { email, code, requestId } = await aRecovery(app);
    for (let n = 0; n < 4; n++) {
      expect((await failureOf(verify(email, wrongCode(code), requestId))).code).toBe('invalid_code');
    }
    expect((await failureOf(verify(email, wrongCode(code), requestId))).code).toBe('code_expired');
    expect((await failureOf(verify(email, code, requestId))).code).toBe('code_expired');
  });

  it('T14 is still good after four wrong ones', async () => {
    const { email, code, requestId } = await aRecovery(app);
    for (let n = 0; n < 4; n++) await failureOf(verify(email, wrongCode(code), requestId));
    expect((await verify(email, code, requestId)).reset_token).toBeTypeOf('string');
  });

  it('T16 is refused after ten minutes and one second', async () => {
    const { email, code, requestId } = await aRecovery(app);
    app.clock.advance({ minutes: 10, seconds: 1 });
    expect((await failureOf(verify(email, code, requestId))).code).toBe('code_expired');
  });

  it('T16 is good until then', async () => {
    const { email, code, requestId } = await aRecovery(app);
    app.clock.advance({ minutes: 9, seconds: 30 });
    expect((await verify(email, code, requestId)).reset_token).toBeTypeOf('string');
  });

  it('T17 succeeds once of fifty times in parallel', async () => {
    const { email, code, requestId } = await aRecovery(app);
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => verify(email, code, requestId)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('T18 of another request of the same account is refused', async () => {
    const first = await aRecovery(app);
    app.clock.advance({ seconds: 31 });
    const second = await aRecovery(app, undefined, first.person);
    const code = first.code === second.code ? wrongCode(second.code) : first.code;
    expect((await failureOf(verify(first.email, code, second.requestId))).code).toBe('invalid_code');
  });

  it('T18 of one’s own account opens no other', async () => {
    const mine = await aRecovery(app);
    const { user } = await aPerson(app);
    expect((await failureOf(verify(user.email, mine.code, mine.requestId))).code).toBe('code_expired');
  });

  it('keeps its worth when somebody else asks again', async () => {
    const first = await aRecovery(app);
    app.clock.advance({ seconds: 31 });
    await app.client({ address: '10.66.6.6' }).recovery.forgotPassword({ body: { email: first.email } });
    expect((await verify(first.email, first.code, first.requestId)).reset_token).toBeTypeOf('string');
  });
});

describe('a reset token', () => {
  const reset = (reset_token: string) =>
    app.client().recovery.resetPassword({ body: { reset_token, password: newPassword } });

  it('works once, also for twenty at the same moment', async () => {
    const { resetToken } = await resetTokenFor(app);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => reset(resetToken)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is refused after fifteen minutes', async () => {
    const { resetToken } = await resetTokenFor(app);
    app.clock.advance({ minutes: 15, seconds: 1 });
    expect((await failureOf(reset(resetToken))).code).toBe('invalid_reset_token');
  });

  it('dies with every other one of the account when a password was set', async () => {
    const first = await resetTokenFor(app);
    app.clock.advance({ seconds: 31 });
    const second = await resetTokenFor(app, first.person);
    await reset(second.resetToken);
    expect((await failureOf(reset(first.resetToken))).code).toBe('invalid_reset_token');
  });

  it('dies when the password is changed in the settings, and the owner is told', async () => {
    const { person, email, resetToken } = await resetTokenFor(app);
    await person.client.account.changePassword({
      body: { current_password: person.password, new_password: newPassword },
    });
    expect((await failureOf(reset(resetToken))).code).toBe('invalid_reset_token');
    expect((await mailTo(app, email, /password was changed/)).text).toContain('/reset-password');
  });

  it('cannot be made up', async () => {
    expect((await failureOf(reset('akp_made-up'))).code).toBe('invalid_reset_token');
  });
});

describe('asking for a code', () => {
  const ask = (email: string) => app.client().recovery.forgotPassword({ body: { email } });

  it.each([
    ['known', async () => (await aPerson(app)).user.email],
    ['unknown', async () => 'nobody.at.all@student.example'],
  ])('T21 again before thirty seconds are over is refused for a %s address', async (_, address) => {
    const email = await address();
    await ask(email);
    const refused = await failureOf(ask(email));
    expect([refused.status, refused.code]).toEqual([429, 'too_many_attempts']);
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(30);
    expect(refused.message).toMatch(/^Please wait \d+ seconds? before asking for another code\.$/);
    app.clock.advance({ seconds: 31 });
    await expect(ask(email)).resolves.toMatchObject({ request_id: expect.any(String) });
  });

  it.each([
    ['known', async () => (await aPerson(app)).user.email],
    ['unknown', async () => 'another.nobody@student.example'],
  ])('is refused after five in an hour for a %s address', async (_, address) => {
    const email = await address();
    for (let n = 0; n < 5; n++) {
      await ask(email);
      app.clock.advance({ seconds: 31 });
    }
    const refused = await failureOf(ask(email));
    expect(refused.message).toBe('You’ve asked for too many codes. Please try again in an hour.');
    expect(refused.retryAfter).toBeGreaterThan(3000);
  });
});
