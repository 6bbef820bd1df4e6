import { feature } from '../../../assembly/feature.ts';
import type { MailService } from '../../letters/mail/mail.service.ts';
import type { ConfirmationService } from '../confirmation/confirmation.ts';
import { createOnPasswordChanged } from '../recovery/password-changed.ts';
import type { Referrals } from '../referral/referral.ts';
import { authWork, sweepSessions } from './auth.jobs.ts';
import { authRoutes } from './auth.routes.ts';
import { createAuthService } from './auth.service.ts';
import { createSessionTokens } from './session-tokens.ts';
import { createSessions } from './sessions.service.ts';

interface Needs {
  mail: MailService;
  referrals: Referrals;
  confirmation: ConfirmationService;
}

export const authFeature = feature({
  name: 'auth',
  jobs: [sweepSessions],
  build(ground, { mail, referrals, confirmation }: Needs) {
    const { db, clock, secrets, limiter, passwords, brought } = ground;
    const tokens = createSessionTokens(secrets, clock);
    const sessions = createSessions({
      ...{ db, clock, tokens },
      onEnded: async (trx, ended) => {
        for (const tell of brought.onSessionsEnded) await tell(trx, ended);
      },
    });
    const auth = createAuthService({
      ...{ db, clock, secrets, limiter, sessions, passwords },
      onRegistered: async (trx, userId, referralCode) => {
        await referrals.onSignUp(trx, userId, referralCode);
        await confirmation.welcome(trx, userId);
      },
      onPasswordChanged: createOnPasswordChanged({ clock, mail }),
    });
    return { services: { sessions, auth }, routes: { auth: authRoutes(auth, sessions) }, work: authWork(ground) };
  },
});
