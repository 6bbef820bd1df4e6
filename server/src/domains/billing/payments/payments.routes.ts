import type { Handlers } from '../../../platform/mount.ts';
import type { PaymentsService } from './payments.service.ts';

export function paymentsRoutes(payments: PaymentsService): Handlers<'payments'> {
  return {
    sandboxCheckout: ({ account, params }) => payments.checkout(account.id, params.reference),
    decideSandbox: ({ account, params, body }) =>
      payments.decide(account.id, params.reference, body.outcome, body.channel),
    paystackNotice: async ({ headers, body }) => {
      await payments.receive(body ?? '', headers['x-paystack-signature'] ?? '');
      return { received: true as const };
    },
  };
}
