import { feature } from '../../../assembly/feature.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { Referrals } from '../referral/referral.ts';
import { createLinks } from './links.ts';
import { socialData } from './social.data.ts';
import { socialWork, sweepSignIns } from './social.jobs.ts';
import { socialRoutes } from './social.routes.ts';
import { createSocialService } from './social.ts';

interface Needs {
  auth: AuthService;
  referrals: Referrals;
}

export const socialFeature = feature({
  name: 'social',
  jobs: [sweepSignIns],
  personalData: [socialData],
  build(ground, { auth, referrals }: Needs) {
    const social = createSocialService({
      ...ground,
      auth,
      providers: ground.identity,
      onJoined: async (trx, userId, referralCode) => {
        await referrals.onSignUp(trx, userId, referralCode);
        await referrals.onEmailConfirmed(trx, userId);
      },
    });
    const links = createLinks(ground);
    return {
      services: { links },
      routes: { social: socialRoutes(social, links, ground.config.publicUrl) },
      work: socialWork(ground),
    };
  },
});
