import { local, textEntry } from '../../../lib/storage/entry.ts';

export const storedBilling = {
  subscriptionStatus: textEntry('account', local, 'subscription_status'),
};
