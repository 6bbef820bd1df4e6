import { feature } from '../../../assembly/feature.ts';
import type { PaymentsService } from '../../billing/payments/payments.service.ts';
import type { Trials } from '../../billing/payments/trials.service.ts';
import { tokensData } from './tokens.data.ts';
import { tokensRoutes } from './tokens.routes.ts';
import { createTokensService } from './tokens.service.ts';

export const tokensFeature = feature({
  name: 'tokens',
  personalData: [tokensData],
  build(ground, { payments, trials }: { payments: PaymentsService; trials: Trials }) {
    const areFree = ground.payments === null && ground.config.planGating === 'off';
    const tokens = createTokensService({ ...ground, payments, trials, areFree });
    return {
      services: { tokens },
      routes: { tokens: tokensRoutes(tokens) },
      deliveries: { tokens: tokens.delivery },
    };
  },
});
