import { feature } from '../../../assembly/feature.ts';
import { docsRoutes } from './docs.routes.ts';

export const docsFeature = feature({
  name: 'docs',
  build: () => ({ serve: docsRoutes }),
});
