import { expect } from 'vitest';
import { buyPro } from '../billing.ts';
import { aPerson, type Person } from '../factories.ts';
import { failureOf } from '../failure.ts';
import type { TestApp } from '../harness.ts';

interface Scene {
  app: TestApp;
  owner: Person;
  stranger: Person;
}

type Attempt = (scene: Scene) => Promise<void>;

const stateOf = ({ client }: Person) => client.billing.subscription();

/** For calls about the caller's own plan: somebody else's stays as it was. */
const leavesPlan =
  (call: (person: Person) => Promise<unknown>): Attempt =>
  async ({ app }) => {
    const [subscriber, stranger] = [await aPerson(app), await aPerson(app)];
    await buyPro(subscriber);
    const before = await stateOf(subscriber);
    const answer = JSON.stringify(await call(stranger).catch(() => null));
    expect(answer).not.toContain(subscriber.user.email);
    expect(await stateOf(subscriber)).toEqual(before);
  };

/** T22 for plans, receipts and the community's group. */
export const foreignBillingCalls: Record<string, Attempt> = {
  'billing.subscription': leavesPlan(stateOf),
  'billing.plans': leavesPlan(({ client }) => client.billing.plans()),
  'billing.startTrial': leavesPlan(({ client }) => client.billing.startTrial()),
  'billing.subscribe': leavesPlan(({ client }) => client.billing.subscribe({ body: { plan_id: 'pro-monthly' } })),
  'billing.cancel': leavesPlan(({ client }) => client.billing.cancel()),
  'billing.resume': leavesPlan(({ client }) => client.billing.resume()),
  'billing.changePlan': leavesPlan(({ client }) => client.billing.changePlan({ body: { plan_id: 'pro-yearly' } })),
  'billing.receipts': leavesPlan(({ client }) => client.billing.receipts()),
  'billing.verify': async ({ app, stranger }) => {
    const owner = await aPerson(app);
    const { reference } = await owner.client.billing.subscribe({ body: { plan_id: 'pro-monthly' } });
    const ask = (given: string) => failureOf(stranger.client.billing.verify({ body: { reference: given } }));
    const [foreign, random] = [await ask(reference), await ask('nobody-has-this')];
    expect([foreign.status, foreign.code, foreign.message]).toEqual([404, random.code, random.message]);
    expect(await owner.client.billing.verify({ body: { reference } })).toMatchObject({ status: 'pending' });
  },
  'billing.receipt': async ({ app, stranger }) => {
    const owner = await aPerson(app);
    await buyPro(owner);
    const { receipts } = await owner.client.billing.receipts();
    const ask = (number: string) => failureOf(stranger.client.billing.receipt({ params: { number } }));
    const [foreign, random] = [await ask(receipts[0]?.number ?? ''), await ask('999999')];
    expect([foreign.status, foreign.code, foreign.message]).toEqual([404, random.code, random.message]);
  },
  'community.get': leavesPlan(({ client }) => client.community.get()),
};
