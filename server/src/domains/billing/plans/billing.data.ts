import type { PersonalData } from '../../house/personal-data.service.ts';
import { collect } from './billing.repo.ts';

/** The plan, its periods and the card that is charged; the code that charges it is handed out to nobody. */
export const billingData: PersonalData = {
  name: 'subscription',
  tables: ['subscriptions', 'pro_periods', 'payment_authorizations'],
  collect,
};
