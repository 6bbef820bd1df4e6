import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { later, payPro, subscriptionOf } from '../../../../test/billing.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { mailsTo, mailTo } from '../../../../test/mails.ts';
import { type PaystackServer, startPaystack } from '../../../../test/paystack.ts';
import { runBilling } from './billing.jobs.ts';

/** Renewals through Paystack: what the card's owner sees when it works, when it fails and when the network breaks. */

let app: TestApp;
let paystack: PaystackServer;
beforeAll(async () => {
  paystack = await startPaystack();
  app = await buildTestApp({ env: paystack.env });
  await app.startWorkers();
});
afterAll(async () => {
  await app.close();
  await paystack.close();
});

const chargesOf = ({ user }: Person) =>
  paystack.calls.filter(({ path, body }) => path === '/transaction/charge_authorization' && body.email === user.email);
const receiptsOf = async ({ client }: Person) => (await client.billing.receipts()).receipts.length;

describe('a renewal', () => {
  it('charges the stored card under a reference of ours, and the next period follows the last', async () => {
    let person = await aPerson(app);
    const { answer, reference } = await payPro(paystack, person);
    const end = new Date(answer.subscription.current_period_ends_at ?? 0);
    person = await later(app, person, 32);
    const [charge] = chargesOf(person);
    expect(charge?.body).toMatchObject({ amount: 600_000, email: person.user.email });
    expect([reference, charge?.body.reference]).toEqual([reference, expect.stringMatching(/^akada-/)]);
    expect(new Set([reference, charge?.body.reference]).size).toBe(2);
    const { status, current_period_ends_at } = await subscriptionOf(person);
    expect(status).toBe('active');
    const next = new Date(current_period_ends_at ?? 0);
    expect([next.getUTCDate(), next.getTime() > end.getTime()]).toEqual([end.getUTCDate(), true]);
    expect(await receiptsOf(person)).toBe(2);
  });

  it('is made once by two workers at the same moment', async () => {
    const person = await aPerson(app);
    await payPro(paystack, person);
    app.clock.advance({ days: 32 });
    await Promise.all(Array.from({ length: 5 }, () => app.runNow(runBilling)));
    await expect.poll(() => paid(person)).toBe(2);
  });

  it('is found out about, not made again, when the answer was lost', async () => {
    let person = await aPerson(app);
    await payPro(paystack, person);
    app.clock.advance({ days: 32 });
    paystack.breakDown('answers-lost');
    await app.runNow(runBilling);
    paystack.breakDown(null);
    expect(await paid(person)).toBe(1);
    person = await later(app, person, 0.01);
    expect(await paid(person)).toBe(2);
    expect(chargesOf(person)).toHaveLength(1);
  });

  it('is tried three times more within seven days, with Pro going on; then it is Free', async () => {
    let person = await aPerson(app);
    await payPro(paystack, person);
    paystack.answerCharges('failed');
    person = await later(app, person, 31.5);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', is_past_due: true });
    await mailTo(app, person.user.email, /couldn’t charge your card/);
    expect(chargesOf(person)).toHaveLength(1);
    for (const tries of [2, 3]) {
      person = await later(app, person, 2.2);
      expect(chargesOf(person)).toHaveLength(tries);
      expect(await subscriptionOf(person)).toMatchObject({ status: 'active', is_past_due: true });
    }
    person = await later(app, person, 3);
    paystack.answerCharges('success');
    expect(chargesOf(person)).toHaveLength(4);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'free', renews_at: null, payment_method: null });
    await mailTo(app, person.user.email, /on Akada’s Free plan/);
    person = await later(app, person, 30);
    expect(chargesOf(person)).toHaveLength(4);
  });

  it('that works at the second try makes up for the days between', async () => {
    let person = await aPerson(app);
    const { answer } = await payPro(paystack, person);
    paystack.answerCharges('failed');
    person = await later(app, person, 31.5);
    paystack.answerCharges('success');
    person = await later(app, person, 3);
    const { is_past_due, current_period_ends_at } = await subscriptionOf(person);
    expect(is_past_due).toBe(false);
    const ends = [answer.subscription.current_period_ends_at, current_period_ends_at];
    const [first, second] = ends.map((end) => new Date(end!).getUTCDate());
    expect(first).toBeGreaterThan(0);
    expect(second).toBe(first);
  });

  it('is not made for somebody who cancelled, nor for one who paid by transfer', async () => {
    let [cancelled, byTransfer] = [await aPerson(app), await aPerson(app)];
    await payPro(paystack, cancelled);
    await payPro(paystack, byTransfer, { channel: 'bank_transfer', isReusable: false });
    await cancelled.client.billing.cancel();
    cancelled = await later(app, cancelled, 33);
    byTransfer = await later(app, byTransfer, 0);
    for (const person of [cancelled, byTransfer]) {
      expect(chargesOf(person)).toEqual([]);
      expect(await subscriptionOf(person)).toMatchObject({ status: 'free' });
    }
  });

  it('is not made for an account that is gone', async () => {
    const person = await aPerson(app);
    await payPro(paystack, person);
    await person.client.account.remove();
    app.clock.advance({ days: 40 });
    await app.runNow(runBilling);
    expect(chargesOf(person)).toEqual([]);
  });

  it('is not held up for the others by one that fails', async () => {
    let [broken, fine] = [await aPerson(app), await aPerson(app)];
    await payPro(paystack, broken);
    await payPro(paystack, fine);
    await app.db.execute("update payment_authorizations set sealed = 'nothing that opens' where user_id = $1", [
      broken.user.id,
    ]);
    fine = await later(app, fine, 32);
    broken = await later(app, broken, 0);
    expect(await subscriptionOf(fine)).toMatchObject({ status: 'active' });
    expect(await subscriptionOf(broken)).toMatchObject({ status: 'free' });
  });

  it('is woken by whoever looks at a subscription that is due', async () => {
    const person = await aPerson(app);
    await payPro(paystack, person);
    app.clock.advance({ days: 32 });
    const body = { email: person.user.email, password: person.password };
    const { access_token: token } = await app.client().auth.login({ body });
    await app.client({ token }).billing.subscription();
    await expect.poll(() => paid(person), { timeout: 20_000 }).toBe(2);
  });
});

it('a subscription begun on 31 January is renewed until the end of February and then until 31 March', async () => {
  const start = app.clock.now();
  const january = Date.UTC(start.getUTCFullYear() + 1, 0, 31, 12);
  app.clock.advance({ seconds: (january - start.getTime()) / 1000 });
  let person = await aPerson(app);
  const { answer } = await payPro(paystack, person);
  const ends = [answer.subscription.current_period_ends_at];
  for (const days of [30, 31]) {
    person = await later(app, person, days);
    ends.push((await subscriptionOf(person)).current_period_ends_at);
  }
  const year = start.getUTCFullYear() + 1;
  const ofMonth = (month: number) => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  expect(ends.map((end) => end?.slice(0, 10))).toEqual([ofMonth(2), ofMonth(3), ofMonth(4)]);
});

it('a letter is not sent for what is no longer true', async () => {
  let person = await aPerson(app);
  await payPro(paystack, person, { channel: 'bank_transfer', isReusable: false });
  person = await later(app, person, 20);
  await payPro(paystack, person);
  person = await later(app, person, 9);
  expect(mailsTo(app, person.user.email).some(({ subject }) => /Pro ends/.test(subject))).toBe(false);
});

async function paid({ user }: Person): Promise<number> {
  const { rows } = await app.db.execute(
    "select count(*)::int as n from payments where user_id = $1 and status = 'paid'",
    [user.id],
  );
  return Number(rows[0]?.n);
}
