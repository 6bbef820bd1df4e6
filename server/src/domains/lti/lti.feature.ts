import { feature } from '../../assembly/feature.ts';
import { createPublicAsk } from '../../platform/public-ask.ts';
import type { AuthService } from '../identity/auth/auth.service.ts';
import { createToolKeys } from './keys/keys.ts';
import { launchData } from './launch/launch.data.ts';
import { ltiRoutes } from './launch/launch.routes.ts';
import { createLaunches } from './launch/launch.ts';
import { createVerifyToken } from './launch/verify.ts';
import { ltiWork, sweepLaunches } from './lti.jobs.ts';
import { createPlatforms } from './platforms/platforms.ts';

interface Needs {
  auth: AuthService;
}

export const ltiFeature = feature({
  name: 'lti',
  jobs: [sweepLaunches],
  personalData: [launchData],
  build(ground, { auth }: Needs) {
    const { publicUrl, lti } = ground.config;
    const door = createPublicAsk(lti);
    const keys = createToolKeys(ground);
    const launches = createLaunches({ ...ground, auth, verify: createVerifyToken({ ...ground, door }), publicUrl });
    return {
      services: { platforms: createPlatforms({ ...ground, door }) },
      routes: { lti: ltiRoutes({ launches, keys, publicUrl }) },
      work: ltiWork({ ...ground, keys }),
    };
  },
});
