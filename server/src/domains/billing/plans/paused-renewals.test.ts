import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { later, payPro, subscriptionOf } from '../../../../test/billing.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { mailsTo, mailTo } from '../../../../test/mails.ts';
import { type PaystackServer, startPaystack } from '../../../../test/paystack.ts';
import { checkPayments } from '../payments/payments.jobs.ts';

/** Renewals that Paystack answers with `paused: true`: the bank wants the owner of the card to confirm them. */

let app: TestApp;
let paystack: PaystackServer;
beforeAll(async () => {
  paystack = await startPaystack();
  app = await buildTestApp({ env: paystack.env });
  await app.startWorkers();
});
afterEach(() => paystack.answerCharges('success'));
afterAll(async () => {
  await app.close();
  await paystack.close();
});

const chargesOf = ({ user }: Person) =>
  paystack.calls.filter(({ path, body }) => path === '/transaction/charge_authorization' && body.email === user.email);
const referenceOf = (person: Person) => String(chargesOf(person).at(-1)?.body.reference);
const receiptsOf = async ({ client }: Person) => (await client.billing.receipts()).receipts.length;

/** Somebody whose first month is over, and whose bank wants the second confirmed. */
async function paused(): Promise<{ person: Person; end: string | null }> {
  const buyer = await aPerson(app);
  const { answer } = await payPro(paystack, buyer);
  paystack.answerCharges('paused');
  const person = await later(app, buyer, 31.5);
  return { person, end: answer.subscription.current_period_ends_at };
}

async function daysPass(person: Person, days: number): Promise<Person> {
  const then = await later(app, person, days);
  await app.runNow(checkPayments);
  return later(app, then, 0);
}

describe('a renewal that the bank wants confirmed', () => {
  it('is charged once, keeps Pro, and says where it is confirmed: on the page and in a letter', async () => {
    let { person } = await paused();
    const url = `https://checkout.paystack.example/resume/${referenceOf(person)}`;
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', is_past_due: true, confirmation: { url } });
    const letter = await mailTo(app, person.user.email, /wants you to confirm/);
    expect(letter.text).toContain(url);
    person = await daysPass(person, 5);
    expect(chargesOf(person)).toHaveLength(1);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', confirmation: { url } });
  });

  it('brings its owner back to the page that verifies it', async () => {
    const { person } = await paused();
    expect(chargesOf(person).at(-1)?.body).toMatchObject({
      callback_url: `http://localhost:3000/payment-complete?reference=${referenceOf(person)}`,
      metadata: { cancel_action: 'http://localhost:3000/billing' },
    });
  });

  it('is completed once by paying through the link, and follows the last period', async () => {
    const { person, end } = await paused();
    const reference = referenceOf(person);
    paystack.confirm(reference);
    const tenTimes = Array.from({ length: 10 }, () => person.client.billing.verify({ body: { reference } }));
    expect(await Promise.all(tenTimes)).toContainEqual(expect.objectContaining({ verified: true, status: 'paid' }));
    const { status, is_past_due, confirmation, current_period_ends_at, renews_at } = await subscriptionOf(person);
    expect({ status, is_past_due, confirmation }).toEqual({ status: 'active', is_past_due: false, confirmation: null });
    expect(current_period_ends_at?.slice(8, 10)).toBe(end?.slice(8, 10));
    expect(renews_at).toBe(current_period_ends_at);
    expect(await receiptsOf(person)).toBe(2);
  });

  it('that is never confirmed ends Pro after a week, with a letter and no further charge', async () => {
    let { person } = await paused();
    person = await daysPass(person, 6);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active' });
    person = await daysPass(person, 3);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'free', confirmation: null });
    await mailTo(app, person.user.email, /on Akada’s Free plan/);
    expect(chargesOf(person)).toHaveLength(1);
  });

  it('that is paid after Your Pro plan has ended gives the period after all', async () => {
    let { person } = await paused();
    person = await daysPass(person, 10);
    const reference = referenceOf(person);
    paystack.confirm(reference);
    expect(await person.client.billing.verify({ body: { reference } })).toMatchObject({ verified: true });
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active' });
  });

  it('that the bank refuses in the end is tried again like any other', async () => {
    let { person } = await paused();
    paystack.confirm(referenceOf(person), { status: 'failed' });
    await person.client.billing.verify({ body: { reference: referenceOf(person) } });
    await mailTo(app, person.user.email, /couldn’t charge your card/);
    expect(await subscriptionOf(person)).toMatchObject({ is_past_due: true, confirmation: null });
    paystack.answerCharges('success');
    person = await later(app, person, 2.5);
    expect(chargesOf(person)).toHaveLength(2);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', is_past_due: false });
  });

  it('asks for nothing once its owner cancelled', async () => {
    const { person } = await paused();
    await person.client.billing.cancel();
    expect(await subscriptionOf(person)).toMatchObject({ status: 'free', confirmation: null });
  });

  it('can be paid another way, and is then asked for no more', async () => {
    const { person } = await paused();
    await payPro(paystack, person);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', is_past_due: false, confirmation: null });
  });
});

describe('the charge of a stored card', () => {
  it('whose fee its owner bears renews Pro, though the answer leaves out what was asked for', async () => {
    let person = await aPerson(app);
    await payPro(paystack, person);
    paystack.addFee(10_247);
    person = await later(app, person, 31.5);
    paystack.addFee(0);
    expect(await receiptsOf(person)).toBe(2);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', is_past_due: false });
  });

  it('that wants a code from somebody who is not there counts as refused', async () => {
    let person = await aPerson(app);
    await payPro(paystack, person);
    paystack.answerCharges('send_otp');
    person = await later(app, person, 31.5);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', is_past_due: true, confirmation: null });
    await mailTo(app, person.user.email, /couldn’t charge your card/);
  });

  it('that nobody decides for two days counts as refused, and is tried again before Pro ends', async () => {
    let person = await aPerson(app);
    await payPro(paystack, person);
    paystack.answerCharges('processing');
    person = await daysPass(person, 31.5);
    paystack.answerCharges('success');
    for (const days of [1, 1.5, 1.5]) person = await daysPass(person, days);
    expect(chargesOf(person)).toHaveLength(2);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', is_past_due: false });
  });

  it('is not called refused while Paystack has too much to do', async () => {
    let person = await aPerson(app);
    await payPro(paystack, person);
    paystack.breakDown('busy');
    person = await later(app, person, 31.5);
    paystack.breakDown(null);
    expect(mailsTo(app, person.user.email).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringMatching(/couldn’t charge your card/),
    );
    person = await later(app, person, 0.01);
    expect(chargesOf(person)).toHaveLength(1);
    expect(await receiptsOf(person)).toBe(2);
  });
});
