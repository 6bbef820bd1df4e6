import { runBilling } from '../src/domains/billing/plans/billing.jobs.ts';
import type { Person } from './factories.ts';
import type { TestApp } from './harness.ts';
import type { PaystackServer } from './paystack.ts';

type PlanId = 'pro-monthly' | 'pro-yearly';

/** Buys a plan at the test checkout. */
export async function buyPro(person: Person, plan_id: PlanId = 'pro-monthly', channel?: 'card' | 'bank_transfer') {
  const { reference } = await person.client.billing.subscribe({ body: { plan_id } });
  const body = { outcome: 'pay' as const, ...(channel && { channel }) };
  await person.client.payments.decideSandbox({ params: { reference }, body });
  return person.client.billing.verify({ body: { reference } });
}

/** Buys a plan at Paystack, with a card that can be charged again unless something else is said. */
export async function payPro(
  paystack: PaystackServer,
  person: Person,
  changes: Parameters<PaystackServer['pay']>[1] = {},
  plan_id: PlanId = 'pro-monthly',
) {
  const { reference } = await person.client.billing.subscribe({ body: { plan_id } });
  paystack.pay(reference, changes);
  return { reference, answer: await person.client.billing.verify({ body: { reference } }) };
}

/** Lets days pass, and then what the clock would do. Sign-in lasts minutes, so the person signs in again. */
export async function later(app: TestApp, person: Person, days: number): Promise<Person> {
  app.clock.advance({ days });
  await app.runNow(runBilling);
  const body = { email: person.user.email, password: person.password };
  const { access_token, refresh_token } = await app.client().auth.login({ body });
  return { ...person, token: access_token, refreshToken: refresh_token, client: app.client({ token: access_token }) };
}

export const subscriptionOf = async ({ client }: Person) => (await client.billing.subscription()).subscription;
