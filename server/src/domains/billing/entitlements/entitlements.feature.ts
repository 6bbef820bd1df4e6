import { feature } from '../../../assembly/feature.ts';
import { createStandings } from '../plans/standing.service.ts';
import { createEntitlements } from './entitlements.service.ts';

export const entitlementsFeature = feature({
  name: 'entitlements',
  build({ db, clock, config: { planGating: gating } }) {
    const standings = createStandings({ db, clock, gating });
    return { services: { standings, entitlements: createEntitlements({ gating, standings }) } };
  },
});
