import { feature } from '../../../assembly/feature.ts';
import { referralData } from './referral.data.ts';
import { referralRoutes } from './referral.routes.ts';
import { createReferrals } from './referral.ts';

export const referralFeature = feature({
  name: 'referral',
  personalData: [referralData],
  build({ db, clock, config }) {
    const referrals = createReferrals({ db, clock, publicUrl: config.publicUrl });
    return { services: { referrals }, routes: { referral: referralRoutes(referrals) } };
  },
});
