import { feature } from '../../../assembly/feature.ts';
import type { MailService } from '../../letters/mail/mail.service.ts';
import type { Referrals } from '../referral/referral.ts';
import { confirmationRoutes } from './confirmation.routes.ts';
import { createConfirmationService } from './confirmation.ts';

interface Needs {
  mail: MailService;
  referrals: Referrals;
}

export const confirmationFeature = feature({
  name: 'confirmation',
  build(ground, { mail, referrals }: Needs) {
    const onConfirmed = referrals.onEmailConfirmed;
    const confirmation = createConfirmationService({ ...ground, mail, onConfirmed });
    return {
      services: { confirmation },
      routes: { confirmation: confirmationRoutes(confirmation) },
      letters: { confirmation: confirmation.composer },
    };
  },
});
