import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payPro, subscriptionOf } from '../../../../test/billing.ts';
import { dumpRecords } from '../../../../test/dump.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { type PaystackServer, startPaystack, type Transaction } from '../../../../test/paystack.ts';

/** What Paystack documents that it may answer, beyond a plain success. The figures are those of its own samples. */

let app: TestApp;
let paystack: PaystackServer;
beforeAll(async () => {
  paystack = await startPaystack();
  app = await buildTestApp({ env: paystack.env });
});
afterAll(async () => {
  await app.close();
  await paystack.close();
});

const deliver = (event: string, data: object) => {
  const { body, signature } = paystack.notice(event, data);
  return app.inject({
    method: 'POST',
    url: '/api/v1/payments/paystack/webhook',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    payload: body,
  });
};

const order = async ({ client }: Person) =>
  (await client.tokens.purchase({ body: { package_id: 'basic-12' } })).reference;
const verify = ({ client }: Person, reference: string) => client.tokens.verify({ params: { reference } });
const strays = async () => (await app.db.execute('select reference, reason from stray_payments')).rows;
/** The payer bears the fee: of the published sample, 40333 were taken, 10283 of it the fee, and 30050 asked for. */
const withFee = { amount: 300_000 + 10_283, fees: 10_283 } as Partial<Transaction>;

describe('a payment whose fee the payer bears', () => {
  it('is credited: what counts is what was asked for', async () => {
    const person = await aPerson(app);
    const reference = await order(person);
    expect(paystack.pay(reference, withFee)).toMatchObject({ amount: 310_283, requested_amount: 300_000 });
    expect(await verify(person, reference)).toMatchObject({ verified: true, status: 'paid' });
    expect((await person.client.billing.receipts()).receipts).toMatchObject([{ amount: 3000 }]);
  });

  it('is credited once by its notice, which leaves out what was asked for', async () => {
    const person = await aPerson(app);
    const reference = await order(person);
    const { requested_amount: _, ...sample } = paystack.pay(reference, withFee);
    expect((await deliver('charge.success', sample)).statusCode).toBe(200);
    await deliver('charge.success', sample);
    expect(await person.client.tokens.balance()).toMatchObject({ available_documents: 12 });
    expect(await strays()).not.toContainEqual({ reference, reason: 'sum' });
  });

  it('is withdrawn when what was asked for goes back', async () => {
    const person = await aPerson(app);
    const { reference, answer } = await payPro(paystack, person, { amount: 610_283 });
    expect(answer.subscription.status).toBe('active');
    await deliver('refund.processed', { transaction_reference: reference, amount: '600000', currency: 'NGN' });
    expect(await subscriptionOf(person)).toMatchObject({ status: 'free' });
  });
});

describe('a payment that is not what was asked for', () => {
  it.each([
    ['only a part was debited', { amount: 200_000 }],
    ['another sum was asked for', { amount: 100_000, requested_amount: 100_000 }],
    ['more was paid, and asked for', { amount: 400_000, requested_amount: 400_000 }],
    ['it is in another currency', { currency: 'USD' }],
  ])('is not credited and is not called uncharged: %s', async (_, changes) => {
    const person = await aPerson(app);
    const reference = await order(person);
    paystack.pay(reference, changes);
    expect(await verify(person, reference)).toMatchObject({ verified: false, status: 'mismatched' });
    expect(await person.client.tokens.balance()).toMatchObject({ available_documents: 0 });
    expect(await strays()).toContainEqual({ reference, reason: 'sum' });
  });
});

describe('the status of a transaction', () => {
  it.each([
    ['abandoned', 'pending'],
    ['ongoing', 'pending'],
    ['pending', 'pending'],
    ['processing', 'pending'],
    ['queued', 'pending'],
    ['send_otp', 'pending'],
    ['open_url', 'pending'],
    ['pay_offline', 'pending'],
    ['something-new', 'pending'],
    ['failed', 'failed'],
    ['timeout', 'failed'],
    ['reversed', 'failed'],
    ['success', 'paid'],
  ])('%s makes the payment %s', async (status, expected) => {
    const person = await aPerson(app);
    const reference = await order(person);
    paystack.pay(reference, { status });
    expect(await verify(person, reference)).toMatchObject({ status: expected, verified: expected === 'paid' });
  });
});

describe('an event', () => {
  const about = (reference: string) => ({
    transaction_reference: reference,
    reference,
    amount: '600000',
    currency: 'NGN',
    transaction: { reference },
  });

  it.each([
    'refund.pending',
    'refund.processing',
    'refund.failed',
    'refund.needs-attention',
    'charge.dispute.remind',
    'transfer.success',
    'transfer.failed',
    'transfer.reversed',
    'subscription.disable',
    'invoice.payment_failed',
    'bank.transfer.rejected',
    'something.new',
  ])('%s takes nothing from who paid', async (event) => {
    const person = await aPerson(app);
    const { reference } = await payPro(paystack, person);
    const before = await dumpRecords(app.db);
    expect((await deliver(event, about(reference))).statusCode).toBe(200);
    expect(await dumpRecords(app.db)).toBe(before);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active' });
  });

  it('that nobody knows, and a refund that failed, are told to the operator; what is expected is not', async () => {
    const told = () => app.logLines.filter((line) => line.includes('look at the provider')).length;
    const before = told();
    await deliver('transfer.success', {});
    await deliver('refund.pending', about('akada-none'));
    expect(told()).toBe(before);
    await deliver('refund.failed', about('akada-none'));
    await deliver('something.new', {});
    expect(told()).toBe(before + 2);
  });
});
