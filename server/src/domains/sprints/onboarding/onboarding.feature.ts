import { feature } from '../../../assembly/feature.ts';
import type { Profiles } from '../../identity/profile/profile.service.ts';
import type { CatalogueService } from '../../library/catalogue/catalogue.service.ts';
import { onboardingRoutes } from './onboarding.routes.ts';
import { createRecommender } from './recommendations.ts';

/** What a learner answers first, and the sprints that the catalogue recommends for it. */
export const onboardingFeature = feature({
  name: 'onboarding',
  build(ground, { profiles, catalogue }: { profiles: Profiles; catalogue: CatalogueService }) {
    const recommender = createRecommender({ ...ground, profiles, catalogue });
    return { routes: { onboarding: onboardingRoutes(profiles, recommender) } };
  },
});
