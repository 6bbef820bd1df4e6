import { feature } from '../../../assembly/feature.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { Sessions } from '../auth/sessions.service.ts';
import { sharedPhoneData } from './shared-phone.data.ts';
import { sharedPhoneWork, sweepPlaces } from './shared-phone.jobs.ts';
import { closePinsOfEnded } from './shared-phone.repo.ts';
import { sharedPhoneRoutes } from './shared-phone.routes.ts';
import { createSharedPhones } from './shared-phone.ts';

interface Needs {
  auth: AuthService;
  sessions: Sessions;
}

export const sharedPhoneFeature = feature({
  name: 'shared-phone',
  jobs: [sweepPlaces],
  personalData: [sharedPhoneData],
  build(ground, { auth, sessions }: Needs) {
    const phones = createSharedPhones({ ...ground, auth, sessions });
    return {
      routes: { sharedPhone: sharedPhoneRoutes(phones) },
      work: sharedPhoneWork(ground),
      onSessionsEnded: closePinsOfEnded,
    };
  },
});
