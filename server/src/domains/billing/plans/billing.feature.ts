import { feature } from '../../../assembly/feature.ts';
import type { MailService } from '../../letters/mail/mail.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import type { Trials } from '../payments/trials.service.ts';
import { billingData } from './billing.data.ts';
import { runBilling } from './billing.jobs.ts';
import { billingRoutes } from './billing.routes.ts';
import { createBilling } from './billing.ts';
import { countMoney } from './figures.repo.ts';
import type { Standings } from './standing.service.ts';

interface Needs {
  mail: MailService;
  payments: PaymentsService;
  trials: Trials;
  standings: Standings;
}

export const billingFeature = feature({
  name: 'billing',
  jobs: [runBilling],
  personalData: [billingData],
  build(ground, { mail, payments, trials, standings }: Needs) {
    const billing = createBilling({
      ...{ ...ground, mail, payments, trials, standings },
      provider: payments.provider,
      gating: ground.config.planGating,
      hasGroup: ground.config.communityUrl !== undefined,
      allowances: ground.brought.allowances,
    });
    return {
      services: { billing },
      routes: { billing: billingRoutes(billing) },
      work: billing.work,
      letters: billing.composers,
      deliveries: { pro: billing.delivery },
      figures: { money: () => countMoney(ground) },
    };
  },
});
