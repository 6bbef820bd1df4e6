import { feature } from '../../../assembly/feature.ts';
import type { CatalogueService } from '../../library/catalogue/catalogue.service.ts';
import { onboardingData } from './onboarding.data.ts';
import { onboardingRoutes } from './onboarding.routes.ts';
import { createOnboardingService } from './onboarding.service.ts';

export const onboardingFeature = feature({
  name: 'onboarding',
  personalData: onboardingData,
  build(ground, { catalogue }: { catalogue: CatalogueService }) {
    const onboarding = createOnboardingService({ ...ground, catalogue });
    return { services: { onboarding }, routes: { onboarding: onboardingRoutes(onboarding) } };
  },
});
