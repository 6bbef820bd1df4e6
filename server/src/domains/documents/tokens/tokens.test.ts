import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import type { PaymentsService } from '../../billing/payments/payments.service.ts';
import { createTrials } from '../../billing/payments/trials.service.ts';
import { createTokensService, type TokensService } from './tokens.service.ts';

let app: TestApp;
let tokens: TokensService;
beforeAll(async () => {
  app = await buildTestApp();
  const { db, clock } = app;
  const trials = createTrials(app.deps);
  // What the makers of quizzes and study materials call; they have no call of their own.
  tokens = createTokensService({ db, clock, payments: {} as PaymentsService, trials, areFree: false });
});
afterAll(() => app.close());

const unlock = (person: Person, documentId: string) =>
  app.db.queries.transaction().execute((trx) => tokens.unlock(trx, person.user.id, documentId));

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

async function buy(person: Person, packageId = 'basic-12'): Promise<string> {
  const { reference } = await person.client.tokens.purchase({ body: { package_id: packageId } });
  await person.client.payments.decideSandbox({ params: { reference }, body: { outcome: 'pay' } });
  return reference;
}

/** An order as the generation feature writes it. */
async function aGeneration(person: Person, id: string): Promise<string> {
  await app.db.queries
    .insertInto('generations')
    .values({
      id,
      owner_id: person.user.id,
      kind: 'quiz',
      address: '::1',
      input: '{}',
      has_priority: false,
      status: 'running',
      created_at: app.clock.now(),
    })
    .execute();
  return id;
}

const hold = (person: Person, documentId: string, generationId: string) =>
  app.db.queries.transaction().execute((trx) => tokens.hold(trx, person.user.id, documentId, generationId));

describe('the balance', () => {
  it('begins with a free document and no tokens', async () => {
    const { client } = await aPerson(app);
    expect(await client.tokens.balance()).toEqual({
      available_documents: 0,
      documents_used: 0,
      used_free_trial: false,
      unlocked_documents: 0,
    });
  });

  it('takes the free document first, once, and costs nothing for a document that is unlocked', async () => {
    const person = await aPerson(app);
    for (let n = 0; n < 3; n++) await unlock(person, 'first');
    expect(await person.client.tokens.balance()).toEqual({
      available_documents: 0,
      documents_used: 1,
      used_free_trial: true,
      unlocked_documents: 0,
    });
    await tokens.assertUnlockable(person.user.id, 'first');
    expect(await codeOf(tokens.assertUnlockable(person.user.id, 'second'))).toBe('payment_required');
    expect(await codeOf(unlock(person, 'second'))).toBe('payment_required');
  });

  it('T77 is free once for an address, also when its account was deleted and made again', async () => {
    const first = await aPerson(app);
    await unlock(first, 'doc-1');
    await first.client.account.remove();
    const again = await aPerson(app, { email: first.user.email });
    expect(await again.client.tokens.balance()).toMatchObject({ available_documents: 0, used_free_trial: true });
    expect(await codeOf(unlock(again, 'doc-2'))).toBe('payment_required');
  });

  it('takes nothing when saving the result fails', async () => {
    const person = await aPerson(app);
    const failed = app.db.queries.transaction().execute(async (trx) => {
      await tokens.unlock(trx, person.user.id, 'first');
      throw new Error('the result could not be saved');
    });
    await expect(failed).rejects.toThrow();
    expect(await person.client.tokens.balance()).toMatchObject({ documents_used: 0, used_free_trial: false });
  });

  it('T50 one token left, twenty unlocks in parallel: one succeeds and nothing is left', async () => {
    const person = await aPerson(app);
    await unlock(person, 'free');
    await app.db.queries
      .updateTable('token_accounts')
      .set({ available: 1 })
      .where('user_id', '=', person.user.id)
      .execute();
    const results = await Promise.all(Array.from({ length: 20 }, (_, n) => codeOf(unlock(person, `document-${n}`))));
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect(results.filter((result) => result === 'payment_required')).toHaveLength(19);
    expect(await person.client.tokens.balance()).toMatchObject({ available_documents: 0, documents_used: 2 });
  });

  it('T50 one free document, twenty generations of twenty documents in parallel: one is begun', async () => {
    const person = await aPerson(app);
    const ids = await Promise.all(Array.from({ length: 20 }, (_, n) => aGeneration(person, `${person.user.id}-${n}`)));
    const results = await Promise.all(ids.map((id, n) => codeOf(hold(person, `document-${n}`, id))));
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    expect(results.filter((result) => result === 'payment_required')).toHaveLength(19);
  });

  it('sets a token aside for each document of one generation, and for no more than there are', async () => {
    const person = await aPerson(app);
    await person.client.tokens.verify({ params: { reference: await buy(person) } });
    const generation = await aGeneration(person, `${person.user.id}-many`);
    const results: unknown[] = [];
    for (let n = 0; n < 14; n++) results.push(await codeOf(hold(person, `document-${n}`, generation)));
    expect(results).toEqual([...Array(13).fill('done'), 'payment_required']);
  });

  it('lets a document be begun again once the generation that held the token has failed', async () => {
    const person = await aPerson(app);
    const first = await aGeneration(person, `${person.user.id}-a`);
    const second = await aGeneration(person, `${person.user.id}-b`);
    await hold(person, 'one', first);
    expect(await codeOf(hold(person, 'two', second))).toBe('payment_required');
    await app.db.queries.updateTable('generations').set({ status: 'failed' }).where('id', '=', first).execute();
    expect(await codeOf(hold(person, 'two', second))).toBe('done');
  });
});

describe('buying tokens', () => {
  it('offers the two packages at their prices', async () => {
    const { packages } = await (await aPerson(app)).client.tokens.packages();
    expect(packages.map(({ id, name, price, document_count }) => [id, name, price, document_count])).toEqual([
      ['basic-12', 'Basic Package', 3000, 12],
      ['premium-25', 'Premium Package', 5500, 25],
    ]);
  });

  it('leads to a checkout of our own that names what is bought, and back', async () => {
    const { client } = await aPerson(app);
    const { reference, authorization_url } = await client.tokens.purchase({ body: { package_id: 'premium-25' } });
    expect(authorization_url).toBe(`http://localhost:3000/checkout/${reference}`);
    expect(await client.payments.sandboxCheckout({ params: { reference } })).toEqual({
      reference,
      description: 'Premium Package: 25 documents',
      amount: 5500,
      status: 'pending',
      renews: false,
      return_url: `/tokens/complete?reference=${reference}`,
      cancel_url: '/studentassessments',
    });
  });

  it('does not credit what is not paid, nor what was cancelled', async () => {
    const { client } = await aPerson(app);
    const { reference } = await client.tokens.purchase({ body: { package_id: 'basic-12' } });
    expect(await client.tokens.verify({ params: { reference } })).toMatchObject({
      verified: false,
      status: 'pending',
      token_balance: { available_documents: 0 },
    });
    await client.payments.decideSandbox({ params: { reference }, body: { outcome: 'cancel' } });
    await client.payments.decideSandbox({ params: { reference }, body: { outcome: 'pay' } });
    expect(await client.tokens.verify({ params: { reference } })).toMatchObject({ verified: false, status: 'failed' });
    expect(await client.tokens.balance()).toMatchObject({ available_documents: 0 });
  });

  it('credits a payment once, however often and from however many sides it is verified', async () => {
    const person = await aPerson(app);
    const reference = await buy(person);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => person.client.tokens.verify({ params: { reference } })),
    );
    expect(answers.every(({ verified }) => verified)).toBe(true);
    expect(await person.client.tokens.balance()).toMatchObject({ available_documents: 12 });
  });

  it('adds up packages, and gives one document for each token', async () => {
    const person = await aPerson(app);
    for (const id of ['basic-12', 'premium-25']) {
      await person.client.tokens.verify({ params: { reference: await buy(person, id) } });
    }
    await unlock(person, 'free');
    await unlock(person, 'paid');
    expect(await person.client.tokens.balance()).toEqual({
      available_documents: 36,
      documents_used: 2,
      used_free_trial: true,
      unlocked_documents: 0,
    });
  });

  it("T55 another's reference answers like one that nobody has", async () => {
    const [owner, stranger] = [await aPerson(app), await aPerson(app)];
    const reference = await buy(owner);
    const foreign = await failureOf(stranger.client.tokens.verify({ params: { reference } }));
    const random = await failureOf(stranger.client.tokens.verify({ params: { reference: 'akada-nothing' } }));
    expect([foreign.status, foreign.message]).toEqual([404, random.message]);
    expect(await stranger.client.tokens.balance()).toMatchObject({ available_documents: 0 });
  });

  it('refuses a package that does not exist', async () => {
    const { client } = await aPerson(app);
    expect(await failureOf(client.tokens.purchase({ body: { package_id: 'all-you-can-eat' } }))).toMatchObject({
      status: 404,
      code: 'package_not_found',
    });
  });
});
