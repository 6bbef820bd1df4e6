import { creating, type Handlers } from '../../../platform/mount.ts';
import type { BillingService } from './billing.ts';

export function billingRoutes(billing: BillingService): Handlers<'billing'> {
  return {
    subscription: ({ account }) => billing.state(account.id),
    plans: async () => billing.plans(),
    startTrial: creating(
      ({ account }, making) => billing.startTrial(account.id, making),
      ({ account }) => billing.state(account.id),
    ),
    subscribe: creating(({ account, body }, making) => billing.subscribe(account.id, body.plan_id, making)),
    verify: ({ account, body }) => billing.verify(account.id, body.reference),
    cancel: ({ account }) => billing.cancel(account.id),
    resume: ({ account }) => billing.resume(account.id),
    changePlan: ({ account, body }) => billing.changePlan(account.id, body.plan_id),
    receipts: ({ account }) => billing.receipts(account.id),
    receipt: ({ account, params }) => billing.receipt(account.id, params.number),
  };
}
