import { feature } from '../../../assembly/feature.ts';
import { type MailService, outboxPath } from '../../letters/mail/mail.service.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { ConfirmationService } from '../confirmation/confirmation.ts';
import type { Links } from '../social/links.service.ts';
import { recoveryData } from './recovery.data.ts';
import { recoveryWork, sweepResets } from './recovery.jobs.ts';
import { closeResetsOf } from './recovery.repo.ts';
import { recoveryRoutes } from './recovery.routes.ts';
import { createRecoveryService } from './recovery.ts';

interface Needs {
  mail: MailService;
  auth: AuthService;
  confirmation: ConfirmationService;
  links: Links;
}

export const recoveryFeature = feature({
  name: 'recovery',
  jobs: [sweepResets],
  personalData: [recoveryData],
  build(ground, { mail, auth, confirmation, links }: Needs) {
    const recovery = createRecoveryService({ ...ground, mail, auth, confirmation, links });
    return {
      routes: { recovery: recoveryRoutes(recovery, ground.mail.kept && outboxPath) },
      work: recoveryWork(ground),
      letters: recovery.composers,
      // Whoever ends every session also ends the codes and links by which a stranger could be about to come in.
      onSessionsEnded: async (trx, ended) => {
        if ('userId' in ended && ended.all) await closeResetsOf(trx, ended.userId, ground.clock.now());
      },
    };
  },
});
