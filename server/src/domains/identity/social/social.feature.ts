import { feature } from '../../../assembly/feature.ts';
import type { MailService } from '../../letters/mail/mail.service.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { Sessions } from '../auth/sessions.service.ts';
import type { Referrals } from '../referral/referral.ts';
import { createJoinedLetter } from './links.letter.ts';
import { createLinks, joinedLetter } from './links.service.ts';
import { socialData } from './social.data.ts';
import { socialWork, sweepSignIns } from './social.jobs.ts';
import { socialRoutes } from './social.routes.ts';
import { createSocialService } from './social.ts';

interface Needs {
  auth: AuthService;
  sessions: Sessions;
  mail: MailService;
  referrals: Referrals;
}

export const socialFeature = feature({
  name: 'social',
  jobs: [sweepSignIns],
  personalData: [socialData],
  build(ground, { auth, sessions, mail, referrals }: Needs) {
    const outerDoors = ground.brought.outerDoors;
    const links = createLinks({ ...ground, mail, sessions, outerDoors });
    const social = createSocialService({
      ...ground,
      auth,
      providers: ground.identity,
      onLinked: links.announce,
      onJoined: async (trx, userId, referralCode) => {
        await referrals.onSignUp(trx, userId, referralCode);
        await referrals.onEmailConfirmed(trx, userId);
      },
    });
    return {
      services: { links },
      routes: { social: socialRoutes(social, links, ground.config.publicUrl) },
      work: socialWork(ground),
      letters: { [joinedLetter]: createJoinedLetter({ ...ground, mail, outerDoors }) },
    };
  },
});
