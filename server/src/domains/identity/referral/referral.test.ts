import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { createReferrals, type Referrals } from './referral.ts';

let app: TestApp;
let referrals: Referrals;
beforeAll(async () => {
  app = await buildTestApp({ env: { PUBLIC_URL: 'https://akada.example/' } });
  referrals = createReferrals({ db: app.db, clock: app.clock, publicUrl: 'https://akada.example' });
});
afterAll(() => app.close());

let count = 0;
async function invited(code: string) {
  const email = `invited${++count}@student.example`;
  const answer = await app.client().auth.register({
    body: { email, password: 'correct horse', name: 'Invited', referral_code: code },
  });
  return { id: answer.user.id, client: app.client({ token: answer.access_token }) };
}

const confirm = (userId: string) => referrals.onEmailConfirmed(app.db.queries, userId);
const sums = async ({ client }: Pick<Person, 'client'>) => {
  const { points, invited, confirmed } = await client.referral.get();
  return { points, invited, confirmed };
};

describe('a referral', () => {
  it('has a code of its own and a link that carries it, always the same', async () => {
    const person = await aPerson(app);
    const [first, second] = await Promise.all([person.client.referral.get(), person.client.referral.get()]);
    expect(first.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(first.link).toBe(`https://akada.example/signup?ref=${first.code}`);
    expect(second.code).toBe(first.code);
  });

  it('can be checked without an account before anything is promised for it', async () => {
    const { code } = await (await aPerson(app)).client.referral.get();
    const check = (code: string) => app.client().referral.check({ params: { code } });
    expect(await check(` ${code.toLowerCase()} `)).toEqual({ valid: true, points: 50 });
    expect(await check('NOBODYS2')).toEqual({ valid: false, points: 0 });
  });

  it('gives nothing before the new address is confirmed, then both sides their points', async () => {
    const inviter = await aPerson(app);
    const guest = await invited((await inviter.client.referral.get()).code);
    expect(await sums(inviter)).toEqual({ points: 0, invited: 1, confirmed: 0 });
    await confirm(guest.id);
    expect(await sums(inviter)).toEqual({ points: 50, invited: 1, confirmed: 1 });
    expect(await sums(guest)).toEqual({ points: 50, invited: 0, confirmed: 0 });
  });

  it('counts once, however often the confirmation is told', async () => {
    const inviter = await aPerson(app);
    const guest = await invited((await inviter.client.referral.get()).code);
    await Promise.all(Array.from({ length: 10 }, () => confirm(guest.id)));
    expect(await sums(inviter)).toEqual({ points: 50, invited: 1, confirmed: 1 });
  });

  it('takes the code in any case, and ignores one that does not exist', async () => {
    const inviter = await aPerson(app);
    await invited(` ${(await inviter.client.referral.get()).code.toLowerCase()} `);
    await invited('NOSUCHCODE');
    expect(await sums(inviter)).toMatchObject({ invited: 1 });
  });

  it('cannot be of oneself', async () => {
    const person = await aPerson(app);
    const { code } = await person.client.referral.get();
    await expect(referrals.onSignUp(app.db.queries, person.user.id, code)).rejects.toThrow();
    await confirm(person.user.id);
    expect(await sums(person)).toEqual({ points: 0, invited: 0, confirmed: 0 });
  });

  it('leaves the points of one side when the other deletes the account', async () => {
    const inviter = await aPerson(app);
    const { code } = await inviter.client.referral.get();
    const [leaving, staying] = [await invited(code), await invited(code)];
    await confirm(leaving.id);
    await confirm(staying.id);
    await leaving.client.account.remove();
    expect(await sums(inviter)).toEqual({ points: 100, invited: 2, confirmed: 2 });
    await inviter.client.account.remove();
    expect(await sums(staying)).toEqual({ points: 50, invited: 0, confirmed: 0 });
  });
});
