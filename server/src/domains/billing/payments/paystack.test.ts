import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payPro, subscriptionOf } from '../../../../test/billing.ts';
import { dumpRecords } from '../../../../test/dump.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { type PaystackServer, startPaystack } from '../../../../test/paystack.ts';
import { checkPayments, comparePayments } from './payments.jobs.ts';

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

const deliver = ({ body, signature }: { body: string; signature: string }) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/payments/paystack/webhook',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    payload: body,
  });

const order = async ({ client }: Person) =>
  (await client.tokens.purchase({ body: { package_id: 'basic-12' } })).reference;
const tokensOf = async ({ client }: Person) => (await client.tokens.balance()).available_documents;
const verify = ({ client }: Person, reference: string) => client.tokens.verify({ params: { reference } });
const strays = async () => (await app.db.execute('select reference, reason from stray_payments')).rows;
const paymentRow = async (reference: string) =>
  (await app.db.execute('select * from payments where reference = $1', [reference])).rows[0];

describe('buying through Paystack', () => {
  it('announces the sum in kobo under our reference, and leads to their checkout', async () => {
    const person = await aPerson(app);
    const { reference, authorization_url } = await person.client.billing.subscribe({ body: { plan_id: 'pro-yearly' } });
    expect(authorization_url).toBe(`https://checkout.paystack.example/${reference}`);
    expect(reference).toMatch(/^[A-Za-z0-9.=-]+$/);
    const { body } = paystack.calls.findLast(({ path }) => path === '/transaction/initialize') ?? { body: {} };
    expect(body).toMatchObject({
      reference,
      amount: 6_480_000,
      currency: 'NGN',
      email: person.user.email,
      callback_url: `http://localhost:3000/payment-complete?reference=${reference}`,
      metadata: { cancel_action: 'http://localhost:3000/subscription/cancel' },
    });
  });

  it('says that payments do not answer while Paystack is down, and goes on afterwards', async () => {
    const person = await aPerson(app);
    const reference = await order(person);
    paystack.breakDown('down');
    expect(await failureOf(order(person))).toMatchObject({ status: 503, code: 'payments_unavailable' });
    expect(await failureOf(verify(person, reference))).toMatchObject({ status: 503, code: 'payments_unavailable' });
    paystack.breakDown(null);
    paystack.pay(reference);
    expect(await verify(person, reference)).toMatchObject({ verified: true });
  });

  it('T52 a bad signature, or one altered byte, is refused with 401 and leaves no row', async () => {
    const person = await aPerson(app);
    const reference = await order(person);
    const { body, signature } = paystack.notice('charge.success', paystack.pay(reference));
    const before = await dumpRecords(app.db);
    const altered = [
      { body, signature: '' },
      { body, signature: `${signature.slice(0, -1)}${signature.endsWith('0') ? '1' : '0'}` },
      { body: body.replace('300000', '300001'), signature },
      { body: body.slice(0, -1), signature },
      { body: `${body} `, signature },
      { body: '', signature },
    ];
    for (const notice of altered) {
      const response = await deliver(notice);
      expect([response.statusCode, response.json().code]).toEqual([401, 'invalid_signature']);
    }
    expect(await dumpRecords(app.db)).toBe(before);
    expect((await deliver({ body, signature })).statusCode).toBe(200);
    expect(await tokensOf(person)).toBe(12);
  });

  it('T53 ten notices and ten verifications in parallel credit once', async () => {
    const person = await aPerson(app);
    const reference = await order(person);
    const notice = paystack.notice('charge.success', paystack.pay(reference));
    const tenTimes = Array.from({ length: 10 });
    await Promise.all([...tenTimes.map(() => deliver(notice)), ...tenTimes.map(() => verify(person, reference))]);
    expect(await tokensOf(person)).toBe(12);
    expect((await person.client.billing.receipts()).receipts).toHaveLength(1);
  });

  it.each([
    ['one kobo short', { amount: 299_999 }, true],
    ['in another currency', { currency: 'GHS' }, true],
    ['of another domain', { domain: 'live' }, false],
  ])('T54 a payment %s is not credited', async (_, changes, isMoney) => {
    const person = await aPerson(app);
    const reference = await order(person);
    const transaction = paystack.pay(reference, changes);
    await deliver(paystack.notice('charge.success', transaction));
    expect(await verify(person, reference)).toMatchObject({ verified: false });
    expect(await tokensOf(person)).toBe(0);
    // The operator is told of money that came, not of what happened in another world.
    expect((await strays()).some((stray) => stray.reference === reference)).toBe(isMoney);
  });

  it("T55 another's reference answers like one that nobody has, for plans as for tokens", async () => {
    const [owner, stranger] = [await aPerson(app), await aPerson(app)];
    const { reference } = await owner.client.billing.subscribe({ body: { plan_id: 'pro-monthly' } });
    paystack.pay(reference);
    const ask = (given: string) => failureOf(stranger.client.billing.verify({ body: { reference: given } }));
    const [foreign, random] = [await ask(reference), await ask('akada-nothing')];
    expect([foreign.status, foreign.code, foreign.message]).toEqual([404, random.code, random.message]);
    expect(await subscriptionOf(stranger)).toMatchObject({ status: 'free' });
    expect(await failureOf(verify(owner, reference))).toMatchObject({ status: 404 });
  });

  it.each(['failed', 'abandoned', 'ongoing', 'pending', 'processing', 'queued', 'reversed'])(
    'T56 an answer of 200 whose transaction is %s verifies nothing',
    async (status) => {
      const person = await aPerson(app);
      const reference = await order(person);
      paystack.pay(reference, { status });
      const expected = status === 'failed' || status === 'reversed' ? 'failed' : 'pending';
      expect(await verify(person, reference)).toMatchObject({ verified: false, status: expected });
      expect(await tokensOf(person)).toBe(0);
    },
  );

  it('T57 a payment whose notice was lost is found by asking', async () => {
    const person = await aPerson(app);
    const reference = await order(person);
    await app.runNow(checkPayments);
    paystack.pay(reference);
    app.clock.advance({ minutes: 10 });
    await app.runNow(checkPayments);
    expect(await tokensOf(person)).toBe(12);
  });

  it('T57 a payment that was given up is credited all the same when its money comes', async () => {
    const person = await aPerson(app);
    const reference = await order(person);
    app.clock.advance({ days: 8 });
    await app.runNow(checkPayments);
    expect(await paymentRow(reference)).toMatchObject({ status: 'failed' });
    await deliver(paystack.notice('charge.success', paystack.pay(reference)));
    expect(await paymentRow(reference)).toMatchObject({ status: 'paid' });
  });

  it('does not ask about the same payment at every turn while Paystack is down', async () => {
    const person = await aPerson(app);
    const reference = await order(person);
    app.clock.advance({ minutes: 10 });
    paystack.breakDown('down');
    await app.runNow(checkPayments);
    paystack.breakDown(null);
    const asked = () => paystack.calls.filter(({ path }) => path.endsWith(reference)).length;
    await app.runNow(checkPayments);
    expect(asked()).toBe(0);
    app.clock.advance({ minutes: 20 });
    await app.runNow(checkPayments);
    expect(asked()).toBe(1);
  });
});

describe('money that went back', () => {
  it('takes the tokens that are left, once', async () => {
    const person = await aPerson(app);
    const reference = await order(person);
    const transaction = paystack.pay(reference);
    await verify(person, reference);
    const refund = paystack.notice('refund.processed', {
      transaction_reference: reference,
      amount: String(transaction.amount),
      currency: 'NGN',
      status: 'processed',
    });
    expect((await deliver(refund)).statusCode).toBe(200);
    await deliver(refund);
    await deliver(paystack.notice('charge.success', transaction));
    expect(await tokensOf(person)).toBe(0);
    expect((await person.client.billing.receipts()).receipts).toMatchObject([{ status: 'refunded' }]);
  });

  it('a refund of a part leaves what was bought', async () => {
    const person = await aPerson(app);
    const reference = await order(person);
    paystack.pay(reference);
    await verify(person, reference);
    await deliver(paystack.notice('refund.processed', { transaction_reference: reference, amount: 100_000 }));
    expect(await tokensOf(person)).toBe(12);
  });

  it('T76 two refunds of a half each withdraw it, the same one told twice does not', async () => {
    const person = await aPerson(app);
    const reference = await order(person);
    const { amount } = paystack.pay(reference);
    await verify(person, reference);
    const half = (id: string) =>
      paystack.notice('refund.processed', {
        transaction_reference: reference,
        refund_reference: id,
        amount: Number(amount) / 2,
      });
    await deliver(half('1'));
    await deliver(half('1'));
    expect(await tokensOf(person)).toBe(12);
    await deliver(half('2'));
    expect(await tokensOf(person)).toBe(0);
  });

  it('withdraws Pro that is refunded, and charges the card no more', async () => {
    const person = await aPerson(app);
    const { reference } = await payPro(paystack, person);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', payment_method: { last4: '4081' } });
    await deliver(paystack.notice('refund.processed', { transaction_reference: reference, amount: 600_000 }));
    expect(await subscriptionOf(person)).toMatchObject({ status: 'free', renews_at: null, payment_method: null });
  });

  it('withdraws what is disputed, and gives it back when the dispute is won', async () => {
    const person = await aPerson(app);
    const { reference } = await payPro(paystack, person);
    const dispute = { id: 7, transaction: { reference }, resolution: null };
    await deliver(paystack.notice('charge.dispute.create', dispute));
    expect(await subscriptionOf(person)).toMatchObject({ status: 'free' });
    await deliver(paystack.notice('charge.dispute.resolve', { ...dispute, resolution: 'declined' }));
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active' });
    await deliver(paystack.notice('charge.dispute.resolve', { ...dispute, resolution: 'merchant-accepted' }));
    expect(await subscriptionOf(person)).toMatchObject({ status: 'free' });
  });

  it('what was paid ahead begins earlier when the period before it is withdrawn', async () => {
    const person = await aPerson(app);
    const transfer = { channel: 'bank_transfer', isReusable: false };
    const first = await payPro(paystack, person, transfer);
    const { answer } = await payPro(paystack, person, transfer);
    const before = new Date(answer.subscription.current_period_ends_at ?? 0).getTime();
    await deliver(paystack.notice('refund.processed', { transaction_reference: first.reference, amount: 600_000 }));
    const { status, current_period_ends_at } = await subscriptionOf(person);
    expect(status).toBe('active');
    const shorter = before - new Date(current_period_ends_at ?? 0).getTime();
    expect(shorter / 86_400_000).toBeGreaterThan(27);
  });
});

describe('the comparison with Paystack’s own list', () => {
  it('finds what no notice told: a payment, a refund, and money that belongs to nobody', async () => {
    const person = await aPerson(app);
    const [paid, refunded] = [await order(person), await order(person)];
    paystack.pay(refunded);
    await verify(person, refunded);
    paystack.pay(paid);
    paystack.pay(refunded, { status: 'reversed' });
    paystack.transactions.set('walk-in-1', { ...paystack.pay(paid), reference: 'walk-in-1' });
    await app.runNow(comparePayments);
    expect(await tokensOf(person)).toBe(12);
    expect(await strays()).toContainEqual({ reference: 'walk-in-1', reason: 'unknown' });
  });

  it('money for an account that is gone is listed for the operator', async () => {
    const person = await aPerson(app);
    const reference = await order(person);
    await person.client.account.remove();
    await deliver(paystack.notice('charge.success', paystack.pay(reference)));
    expect(await strays()).toContainEqual({ reference, reason: 'owner-gone' });
  });
});

it('an event that nobody knows is received and changes nothing', async () => {
  const before = await dumpRecords(app.db);
  for (const [event, data] of [
    ['subscription.create', {}],
    ['charge.success', { reference: 5 }],
    ['refund.processed', {}],
    ['charge.dispute.create', { transaction: null }],
  ] as const) {
    expect((await deliver(paystack.notice(event, data))).statusCode).toBe(200);
  }
  expect(await dumpRecords(app.db)).toBe(before);
});

it.each([
  ['charge.success', { reference: 'a\0b', amount: 100, status: 'success', currency: 'NGN', domain: 'test' }],
  ['charge.success', { reference: 'x', amount: 1.5, status: 'success', currency: 'NGN', domain: 'test' }],
  ['charge.success', { reference: 'x', amount: 1e300, status: 'success', currency: 'NGN', domain: 'test' }],
  ['charge.success', { reference: 'x', amount: -5, status: 'success', currency: 'NGN', domain: 'test' }],
  ['refund.processed', { transaction_reference: 'x', amount: 'a lot' }],
  ['refund.processed', { transaction_reference: 'x\0', amount: '100' }],
  ['charge.dispute.create', { transaction: { reference: '\0' } }],
])('T75 a signed notice of %s with what money cannot be is answered with 400', async (event, data) => {
  const before = await dumpRecords(app.db);
  expect((await deliver(paystack.notice(event, data))).statusCode).toBe(400);
  expect(await dumpRecords(app.db)).toBe(before);
});

it('a code that charges a card stands neither in the database nor in a log nor in an answer', async () => {
  const person = await aPerson(app);
  const { answer, reference } = await payPro(paystack, person);
  const [authorization_code = ''] = /AUTH_\w+/.exec(JSON.stringify(paystack.transactions.get(reference))) ?? [];
  expect(authorization_code).not.toBe('');
  const { rawPayload } = await app.inject({
    url: '/api/v1/auth/me/export',
    headers: { authorization: `Bearer ${person.token}` },
  });
  for (const text of [await dumpRecords(app.db), app.logLines.join(), JSON.stringify(answer), rawPayload.toString()]) {
    expect(text).not.toContain(authorization_code);
    expect(text).not.toContain(paystack.secretKey);
  }
});

it('says of what a test key sells and receipts that no money moves', async () => {
  const person = await aPerson(app);
  await payPro(paystack, person);
  expect((await person.client.billing.subscription()).offer).toMatchObject({ is_on_sale: true, is_test: true });
  expect((await person.client.billing.receipts()).receipts).toMatchObject([{ is_test: true }]);
});

it('the door for notices is shut where another provider is used', async () => {
  const other = await buildTestApp();
  const { body, signature } = paystack.notice('charge.success', {});
  const response = await other.inject({
    method: 'POST',
    url: '/api/v1/payments/paystack/webhook',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    payload: body,
  });
  expect(response.statusCode).toBe(404);
  await other.close();
});
