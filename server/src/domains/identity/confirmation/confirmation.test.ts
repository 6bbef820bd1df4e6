import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { mailsTo, mailTo } from '../../../../test/mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ env: { PUBLIC_URL: 'https://akada.example/' } });
  await app.startWorkers();
});
afterAll(() => app.close());

async function tokenMailedTo({ user }: Person): Promise<string> {
  const { text } = await mailTo(app, user.email, /^Confirm your email/);
  return /https:\/\/akada\.example\/confirm-email\?token=(\S+)/.exec(text)?.[1] ?? '';
}

const confirm = (token: string) => app.client().confirmation.confirm({ body: { token } });
const isConfirmed = async (person: Person) => (await person.client.auth.me()).email_confirmed;

describe('confirming an address', () => {
  it('works by the link that is mailed after signing up, also a second time', async () => {
    const person = await aPerson(app);
    expect(await isConfirmed(person)).toBe(false);
    const token = await tokenMailedTo(person);
    await confirm(token);
    expect(await isConfirmed(person)).toBe(true);
    expect((await confirm(token)).message).toBe('Your email address is confirmed.');
  });

  it('refuses a link after three days', async () => {
    const person = await aPerson(app);
    const token = await tokenMailedTo(person);
    app.clock.advance({ days: 3, seconds: 1 });
    expect((await failureOf(confirm(token))).code).toBe('invalid_confirmation');
  });

  it.each([
    ['for another account', (token: string, other: string) => token.replace(/akc_[^.]+/, `akc_${other}`)],
    ['with a later end', (token: string) => token.replace(/\.(\w+)\./, '.zzzzzz.')],
    ['with another seal', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['that is none', () => 'nonsense'],
  ])('refuses a token %s', async (_, forge) => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    const token = await tokenMailedTo(person);
    expect((await failureOf(confirm(forge(token, other.user.id)))).code).toBe('invalid_confirmation');
    expect([await isConfirmed(person), await isConfirmed(other)]).toEqual([false, false]);
  });

  it('mails another link when asked, not more than one in thirty seconds', async () => {
    const person = await aPerson(app);
    await tokenMailedTo(person);
    await person.client.confirmation.request();
    await expect.poll(() => mailsTo(app, person.user.email).length, { timeout: 20_000 }).toBe(2);
    expect((await failureOf(person.client.confirmation.request())).status).toBe(429);
  });

  it('says so when there is nothing left to confirm', async () => {
    const person = await aPerson(app);
    await confirm(await tokenMailedTo(person));
    expect((await person.client.confirmation.request()).message).toBe('Your email address is already confirmed.');
  });
});
