import { feature } from '../../../assembly/feature.ts';
import type { MailService } from '../../letters/mail/mail.service.ts';
import { paymentsData } from './payments.data.ts';
import { checkPayments, comparePayments, paymentsWork, sweepPayments } from './payments.jobs.ts';
import { paymentsRoutes } from './payments.routes.ts';
import { createPaymentsService } from './payments.service.ts';
import { createTrials } from './trials.service.ts';

export const paymentsFeature = feature({
  name: 'payments',
  jobs: [checkPayments, comparePayments, sweepPayments],
  personalData: paymentsData,
  build(ground, { mail }: { mail: MailService }) {
    const { seller, publicUrl } = ground.config;
    const { deliveries } = ground.brought;
    const payments = createPaymentsService({ ...ground, mail, seller, publicUrl, deliveries });
    return {
      services: { payments, trials: createTrials(ground) },
      routes: { payments: paymentsRoutes(payments) },
      work: paymentsWork({ ...ground, payments }),
      letters: { receipt: payments.receipts.composer },
    };
  },
});
