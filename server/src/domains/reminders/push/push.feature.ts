import { feature } from '../../../assembly/feature.ts';
import { pushData } from './push.data.ts';
import { pushRoutes } from './push.routes.ts';
import { createPushService } from './push.service.ts';

export const pushFeature = feature({
  name: 'push',
  personalData: [pushData],
  build(ground) {
    const push = createPushService(ground);
    return { services: { push }, routes: { push: pushRoutes(push) } };
  },
});
