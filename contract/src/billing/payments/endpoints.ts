import { endpoints } from '../../http/endpoint.ts';
import type { paymentsOperations } from './schemas.ts';

export const paymentsEndpoints = endpoints<typeof paymentsOperations>()({
  sandboxCheckout: { method: 'GET', path: '/payments/sandbox/{reference}', access: 'account' },
  decideSandbox: { method: 'POST', path: '/payments/sandbox/{reference}', access: 'account' },
  paystackNotice: { method: 'POST', path: '/payments/paystack/webhook', access: 'public' },
});
