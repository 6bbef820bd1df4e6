import { feature } from '../../../assembly/feature.ts';
import { pushData } from './push.data.ts';
import { deleteOfEnded } from './push.repo.ts';
import { pushRoutes } from './push.routes.ts';
import { createPushService } from './push.ts';

export const pushFeature = feature({
  name: 'push',
  personalData: [pushData],
  build(ground) {
    const push = createPushService(ground);
    return { services: { push }, routes: { push: pushRoutes(push) }, onSessionsEnded: deleteOfEnded };
  },
});
