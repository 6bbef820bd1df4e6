import { domain } from '../../assembly/domain.ts';
import { communityFeature } from './community/community.feature.ts';
import { entitlementsFeature } from './entitlements/entitlements.feature.ts';
import * as billing from './migrations/0018_billing.ts';
import * as anchorDay from './migrations/0025_anchor_day.ts';
import * as pausedCharges from './migrations/0039_paused_charges.ts';
import * as refundsAndTrials from './migrations/0041_refunds_and_trials.ts';
import { paymentsFeature } from './payments/payments.feature.ts';
import { billingFeature } from './plans/billing.feature.ts';

/** Payments, plans, and what a plan allows. */
export const billingDomain = domain({
  name: 'billing',
  features: [entitlementsFeature, paymentsFeature, billingFeature, communityFeature],
  migrations: {
    '0018_billing': billing,
    '0025_anchor_day': anchorDay,
    '0039_paused_charges': pausedCharges,
    '0041_refunds_and_trials': refundsAndTrials,
  },
});
