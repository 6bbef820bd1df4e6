import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyPro, later, subscriptionOf } from '../../../../test/billing.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { mailsTo, mailTo } from '../../../../test/mails.ts';

const group = 'https://chat.example/akada';
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({
    env: {
      COMMUNITY_URL: group,
      SELLER_NAME: 'Akada Ltd',
      SELLER_ADDRESS: '1 Library Road, Yaba',
      SELLER_TAX_NUMBER: '12345678-0001',
      VAT_PERCENT: '7.5',
    },
  });
  await app.startWorkers();
});
afterAll(() => app.close());

const daysUntil = (moment: string | null) =>
  Math.round((new Date(moment ?? 0).getTime() - app.clock.now().getTime()) / 86_400_000);
const createFour = async ({ client }: Person) => {
  // An outline alone is nobody's sprint yet, so these have lessons.
  for (const topic of ['COS 101', 'GST 111', 'MTH 101', 'PHY 101']) await client.sprints.create({ body: { topic } });
};

describe('the Free plan', () => {
  it('is what an account begins with', async () => {
    const { client } = await aPerson(app);
    expect(await client.billing.subscription()).toEqual({
      subscription: {
        status: 'free',
        plan_id: 'free',
        trial_ends_at: null,
        current_period_ends_at: null,
        renews_at: null,
        renewal_price: null,
        is_past_due: false,
        confirmation: null,
        payment_method: null,
        can_start_trial: true,
      },
      sprint_count: 0,
      usage: { isFree: true, isLimitReached: false, remainingSprints: 3, sprintCount: 0, maxSprints: 3 },
      offer: { is_on_sale: true, is_test: true, are_documents_free: false, has_group: true },
    });
  });

  it('names its plans', async () => {
    const { client } = await aPerson(app);
    expect((await client.billing.plans()).map(({ id, price }) => [id, price])).toEqual([
      ['free', 0],
      ['pro-monthly', 6000],
      ['pro-yearly', 64_800],
    ]);
  });

  it('accepts the header that older clients send, and ignores it', async () => {
    const { token } = await aPerson(app);
    const headers = { authorization: `Bearer ${token}`, refresh_token: 'anything' };
    const response = await app.inject({ url: '/api/v1/billing/subscription', headers });
    expect(response.json()).toMatchObject({ subscription: { status: 'free' }, sprint_count: 0 });
  });
});

describe('the trial', () => {
  it('gives Pro for five days without payment, once', async () => {
    const person = await aPerson(app);
    const { subscription } = await person.client.billing.startTrial();
    expect(subscription).toMatchObject({ status: 'trial', can_start_trial: false, renews_at: null });
    expect(daysUntil(subscription.trial_ends_at)).toBe(5);
    expect(await failureOf(person.client.billing.startTrial())).toMatchObject({ status: 409, code: 'trial_used' });
  });

  it('T77 is given once to an address, also when its account was deleted and made again', async () => {
    const first = await aPerson(app);
    await first.client.billing.startTrial();
    await first.client.account.remove();
    const again = await aPerson(app, { email: first.user.email });
    expect((await again.client.billing.subscription()).subscription).toMatchObject({
      status: 'free',
      can_start_trial: false,
    });
    expect((await failureOf(again.client.billing.startTrial())).code).toBe('trial_used');
  });

  it('is started once by twenty presses at the same moment', async () => {
    const { client, user } = await aPerson(app);
    await Promise.allSettled(Array.from({ length: 20 }, () => client.billing.startTrial()));
    const { rows } = await app.db.execute('select count(*)::int as n from pro_periods where user_id = $1', [user.id]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('ends by itself, says so before, and leaves sprints above three usable', async () => {
    let person = await aPerson(app);
    await person.client.billing.startTrial();
    await createFour(person);
    person = await later(app, person, 4.5);
    await mailTo(app, person.user.email, /Akada Pro trial ends/);
    person = await later(app, person, 1);
    await mailTo(app, person.user.email, /on Akada’s Free plan/);
    const state = await person.client.billing.subscription();
    expect(state).toMatchObject({ subscription: { status: 'free', can_start_trial: false }, sprint_count: 4 });
    expect((await person.client.sprints.list()).sprints).toHaveLength(4);
    expect(await failureOf(person.client.sprints.create({ body: { topic: 'GST 111' } }))).toMatchObject({
      code: 'sprint_limit_reached',
    });
  });
});

describe('a subscription', () => {
  it('begins when it is paid, not before', async () => {
    const { client } = await aPerson(app);
    const { reference } = await client.billing.subscribe({ body: { plan_id: 'pro-monthly' } });
    expect(await client.billing.verify({ body: { reference } })).toMatchObject({ verified: false, status: 'pending' });
    await client.payments.decideSandbox({ params: { reference }, body: { outcome: 'cancel' } });
    expect(await client.billing.verify({ body: { reference } })).toMatchObject({
      verified: false,
      status: 'failed',
      subscription: { status: 'free' },
    });
  });

  it('paid by card is charged again when the period ends', async () => {
    let person = await aPerson(app);
    const { subscription, verified } = await buyPro(person, 'pro-yearly');
    expect(verified).toBe(true);
    expect(subscription).toMatchObject({
      status: 'active',
      plan_id: 'pro-yearly',
      renewal_price: 64_800,
      payment_method: { channel: 'card', last4: '0000' },
    });
    expect(subscription.renews_at).toBe(subscription.current_period_ends_at);
    person = await later(app, person, 360);
    await mailTo(app, person.user.email, /Pro renews on/);
    person = await later(app, person, 6);
    expect(daysUntil((await subscriptionOf(person)).current_period_ends_at)).toBeGreaterThan(360);
    expect((await person.client.billing.receipts()).receipts).toHaveLength(2);
  });

  it('paid in the trial begins when the trial ends', async () => {
    const person = await aPerson(app);
    await person.client.billing.startTrial();
    const { subscription } = await buyPro(person);
    expect(subscription).toMatchObject({ status: 'active', trial_ends_at: null });
    expect(daysUntil(subscription.current_period_ends_at)).toBeGreaterThan(32);
  });

  it('is not sold twice to somebody whose card is charged anyway', async () => {
    const person = await aPerson(app);
    await buyPro(person);
    const again = person.client.billing.subscribe({ body: { plan_id: 'pro-yearly' } });
    expect(await failureOf(again)).toMatchObject({ status: 409, code: 'already_subscribed' });
  });

  it('can be charged by the year from the next renewal on', async () => {
    const person = await aPerson(app);
    const change = () => person.client.billing.changePlan({ body: { plan_id: 'pro-yearly' } });
    expect(await failureOf(change())).toMatchObject({ code: 'nothing_to_change' });
    await buyPro(person);
    expect((await change()).subscription).toMatchObject({ plan_id: 'pro-yearly', renewal_price: 64_800 });
  });

  it('refuses a plan that does not exist', async () => {
    const { client } = await aPerson(app);
    for (const plan_id of ['free', 'pro-weekly']) {
      expect(await failureOf(client.billing.subscribe({ body: { plan_id } }))).toMatchObject({
        code: 'plan_not_found',
      });
    }
  });

  it('T25 a body cannot make somebody a member of Pro', async () => {
    const person = await aPerson(app);
    const payload = { reference: 'akada-nothing', status: 'active', plan: 'pro', user_id: person.user.id };
    const headers = { authorization: `Bearer ${person.token}` };
    await app.inject({ method: 'POST', url: '/api/v1/billing/verify-payment', headers, payload });
    expect(await subscriptionOf(person)).toMatchObject({ status: 'free' });
  });
});

describe('cancelling', () => {
  it('keeps Pro until the period ends, then it is Free and the card forgotten', async () => {
    let person = await aPerson(app);
    await buyPro(person);
    const { subscription } = await person.client.billing.cancel();
    expect(subscription).toMatchObject({ status: 'canceling', renews_at: null, payment_method: null });
    person = await later(app, person, 27);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'canceling' });
    person = await later(app, person, 5);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'free' });
    const cards = await app.db.execute('select 1 from payment_authorizations where user_id = $1', [person.user.id]);
    expect(cards.rows).toEqual([]);
    expect((await person.client.billing.receipts()).receipts).toHaveLength(1);
  });

  it('can be taken back while the period runs', async () => {
    const person = await aPerson(app);
    expect(await failureOf(person.client.billing.cancel())).toMatchObject({ code: 'nothing_to_cancel' });
    expect(await failureOf(person.client.billing.resume())).toMatchObject({ code: 'nothing_to_resume' });
    const { subscription: before } = await buyPro(person);
    await person.client.billing.cancel();
    expect((await person.client.billing.resume()).subscription).toEqual(before);
  });

  it('of a trial ends nothing before its time', async () => {
    const person = await aPerson(app);
    await person.client.billing.startTrial();
    expect((await person.client.billing.cancel()).subscription).toMatchObject({ status: 'canceling' });
  });
});

describe('a transfer', () => {
  it('buys one period, brings a letter before it ends, and can be paid ahead', async () => {
    let person = await aPerson(app);
    const { subscription } = await buyPro(person, 'pro-monthly', 'bank_transfer');
    expect(subscription).toMatchObject({ status: 'active', renews_at: null, payment_method: null });
    const days = daysUntil(subscription.current_period_ends_at);
    person = await later(app, person, days - 4);
    expect(mailsTo(app, person.user.email).some(({ subject }) => /Pro ends/.test(subject))).toBe(false);
    person = await later(app, person, 2);
    await mailTo(app, person.user.email, /Akada Pro ends on/);
    const ahead = await buyPro(person, 'pro-monthly', 'bank_transfer');
    expect(daysUntil(ahead.subscription.current_period_ends_at)).toBeGreaterThan(29);
    person = await later(app, person, 4);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active' });
    person = await later(app, person, 31);
    expect(await subscriptionOf(person)).toMatchObject({ status: 'free' });
  });
});

describe('what Pro brings', () => {
  it('as many sprints as one likes', async () => {
    const person = await aPerson(app);
    await buyPro(person);
    await createFour(person);
    expect(await person.client.sprints.count()).toMatchObject({ count: 4, max: 1000, isLimitReached: false });
  });

  it('the group link of the community, which nobody else is told', async () => {
    const person = await aPerson(app);
    expect(await person.client.community.get()).toEqual({ has_group: true, group_url: null });
    await person.client.billing.startTrial();
    expect(await person.client.community.get()).toEqual({ has_group: true, group_url: group });
  });

  it('the wishes of advanced quizzes', async () => {
    const person = await aPerson(app);
    expect(await person.client.quizzes.wishes()).toMatchObject({ is_allowed: false });
    await buyPro(person);
    expect(await person.client.quizzes.wishes()).toMatchObject({ is_allowed: true });
  });

  it('a place before others in the queue', async () => {
    const [free, paying] = [await aPerson(app), await aPerson(app)];
    await buyPro(paying);
    const priorities = [];
    for (const { client, user } of [free, paying]) {
      await client.sprints.create({ body: { topic: 'COS 101' } });
      const { rows } = await app.db.execute('select has_priority from generations where owner_id = $1', [user.id]);
      priorities.push(rows[0]?.has_priority);
    }
    expect(priorities).toEqual([false, true]);
  });
});

describe('a receipt', () => {
  it('names seller, tax number and VAT, comes by mail, and is a page', async () => {
    const person = await aPerson(app, { name: 'Ngozi' });
    await buyPro(person);
    const letter = await mailTo(app, person.user.email, /^Receipt \d+: Akada Pro, one month$/);
    expect(letter.text).toContain('VAT (7.5%): NGN 418.6');
    expect(letter.text).toContain('Tax number 12345678-0001');
    expect(letter.text).toContain('no real money');
    const { receipts } = await person.client.billing.receipts();
    const number = receipts[0]?.number ?? '';
    expect(letter.text).toContain(`/billing/receipts/${number}`);
    expect(await person.client.billing.receipt({ params: { number } })).toMatchObject({
      number,
      description: 'Akada Pro, one month',
      amount: 6000,
      vat: 418.6,
      vat_percent: 7.5,
      net: 5581.4,
      is_test: true,
      seller: { name: 'Akada Ltd', address: '1 Library Road, Yaba', tax_number: '12345678-0001' },
      buyer: { name: 'Ngozi', email: person.user.email },
      period: { from: expect.any(String), until: expect.any(String) },
    });
  });

  it('of tokens names no period', async () => {
    const { client } = await aPerson(app);
    const { reference } = await client.tokens.purchase({ body: { package_id: 'basic-12' } });
    await client.payments.decideSandbox({ params: { reference }, body: { outcome: 'pay' } });
    await client.tokens.verify({ params: { reference } });
    const { receipts } = await client.billing.receipts();
    const params = { number: receipts[0]?.number ?? '' };
    expect(await client.billing.receipt({ params })).toMatchObject({ amount: 3000, period: null, reference });
  });

  it('is in the export, and names nobody once the account is gone', async () => {
    const person = await aPerson(app);
    await buyPro(person);
    const headers = { authorization: `Bearer ${person.token}` };
    const { rawPayload } = await app.inject({ url: '/api/v1/auth/me/export', headers });
    const files = Object.keys(unzipSync(new Uint8Array(rawPayload)));
    expect(files).toEqual(expect.arrayContaining(['receipts.json', 'subscription.json', 'payments.json']));
    const { receipts } = await person.client.billing.receipts();
    await person.client.account.remove();
    const { rows } = await app.db.execute('select * from receipts where number = $1', [receipts[0]?.number]);
    expect(rows).toMatchObject([{ user_id: null, buyer_name: null, buyer_email: null, amount_kobo: 600_000 }]);
  });
});

describe('where nothing is sold', () => {
  it('everyone has everything, and nothing is offered', async () => {
    const campus = await buildTestApp({ env: { PAYMENTS: 'off' } });
    const { client } = await aPerson(campus);
    expect(await client.billing.subscription()).toMatchObject({
      subscription: { status: 'active', plan_id: null, current_period_ends_at: null, can_start_trial: false },
      usage: { isFree: false, maxSprints: 1000 },
      offer: { is_on_sale: false, are_documents_free: true, has_group: false },
    });
    expect((await client.billing.plans()).map(({ id }) => id)).toEqual(['free']);
    expect(await client.tokens.packages()).toEqual({ packages: [] });
    const refused = [
      () => client.billing.startTrial(),
      () => client.billing.subscribe({ body: { plan_id: 'pro-monthly' } }),
      () => client.tokens.purchase({ body: { package_id: 'basic-12' } }),
    ];
    for (const call of refused) expect(await failureOf(call())).toMatchObject({ status: 409, code: 'not_on_sale' });
    await campus.close();
  });

  it('gating that is asked for stays, without an offer', async () => {
    const gated = await buildTestApp({ env: { PAYMENTS: 'off', PLAN_GATING: 'on' } });
    const { client } = await aPerson(gated);
    expect(await client.billing.subscription()).toMatchObject({
      subscription: { status: 'free', can_start_trial: false },
      usage: { maxSprints: 3 },
      offer: { is_on_sale: false, are_documents_free: false },
    });
    await gated.close();
  });

  it('refusals do not speak of Pro, which cannot be had', async () => {
    const gated = await buildTestApp({ env: { PAYMENTS: 'off', PLAN_GATING: 'on' } });
    const person = await aPerson(gated);
    const refusal = await createFour(person).then(
      () => null,
      (error: { code: string; message: string }) => error,
    );
    expect(refusal?.code).toBe('sprint_limit_reached');
    expect(`${refusal!.message} ${(await person.client.quizzes.wishes()).reason}`).not.toMatch(/\bPro\b|upgrade/i);
    await gated.close();
  });
});
