import { feature } from '../../../assembly/feature.ts';
import type { EntitlementsService } from '../entitlements/entitlements.service.ts';
import { communityRoutes } from './community.routes.ts';

export const communityFeature = feature({
  name: 'community',
  build: ({ config }, { entitlements }: { entitlements: EntitlementsService }) => ({
    routes: { community: communityRoutes(entitlements, config.communityUrl) },
  }),
});
