import { feature } from '../../../assembly/feature.ts';
import type { AuthService } from '../../identity/auth/auth.service.ts';
import { lettersRoutes } from './letters.routes.ts';
import { createUnsubscription } from './unsubscription.ts';

/** Stopping letters, whichever feature sends them. Apart from mail itself, which is there before accounts are. */
export const lettersFeature = feature({
  name: 'letters',
  build({ secrets, config: { publicUrl }, brought: { stoppable } }, { auth }: { auth: AuthService }) {
    const unsubscription = createUnsubscription({ secrets, auth, publicUrl, stoppable });
    return { services: { unsubscription }, routes: { letters: lettersRoutes(unsubscription) } };
  },
});
