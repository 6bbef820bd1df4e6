import { feature } from '../../../assembly/feature.ts';
import { systemRoutes } from './system.routes.ts';

/** First in the list: it counts the calls of every route that is added after it. */
export const systemFeature = feature({
  name: 'system',
  build: ({ db, config }) => ({
    serve: (http) => systemRoutes(http, { db, metricsToken: config.metricsToken }),
  }),
});
