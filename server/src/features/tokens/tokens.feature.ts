import { feature } from '../../assembly/feature.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { tokensData } from './tokens.data.ts';
import { tokensRoutes } from './tokens.routes.ts';
import { createTokensService } from './tokens.service.ts';

export const tokensFeature = feature({
  name: 'tokens',
  personalData: [tokensData],
  build(ground, { payments }: { payments: PaymentsService }) {
    const areFree = ground.payments === null && ground.config.planGating === 'off';
    const tokens = createTokensService({ ...ground, payments, areFree });
    return {
      services: { tokens },
      routes: { tokens: tokensRoutes(tokens) },
      deliveries: { tokens: tokens.delivery },
    };
  },
});
