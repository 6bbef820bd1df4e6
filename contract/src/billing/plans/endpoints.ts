import { endpoints } from '../../http/endpoint.ts';
import type { billingOperations } from './schemas.ts';

export const billingEndpoints = endpoints<typeof billingOperations>()({
  subscription: { method: 'GET', path: '/billing/subscription', access: 'account' },
  plans: { method: 'GET', path: '/billing/subscription-plans', access: 'account' },
  startTrial: { method: 'POST', path: '/billing/start-trial', access: 'account', creates: true },
  subscribe: { method: 'POST', path: '/billing/subscribe', access: 'account', creates: true },
  verify: { method: 'POST', path: '/billing/verify-payment', access: 'account' },
  cancel: { method: 'POST', path: '/billing/cancel-subscription', access: 'account' },
  resume: { method: 'POST', path: '/billing/resume-subscription', access: 'account' },
  changePlan: { method: 'POST', path: '/billing/change-plan', access: 'account' },
  receipts: { method: 'GET', path: '/billing/receipts', access: 'account' },
  receipt: { method: 'GET', path: '/billing/receipts/{number}', access: 'account' },
});
