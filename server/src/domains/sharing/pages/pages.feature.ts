import { feature } from '../../../assembly/feature.ts';
import type { LibraryService } from '../../library/courses/library.service.ts';
import { pagesRoutes } from './pages.routes.ts';

export const pagesFeature = feature({
  name: 'pages',
  build: ({ config, identity, payments, webDist, brought }, { library }: { library: LibraryService }) => ({
    serve: (http) =>
      pagesRoutes(http, {
        webDist,
        publicUrl: config.publicUrl,
        isOnSale: payments !== null && config.planGating === 'on',
        hasVat: config.seller.vatPercent > 0,
        libraryPages: library.pages(),
        campusName: config.campus?.name ?? null,
        providers: Object.keys(identity),
        nairaPerMegabyte: config.nairaPerMegabyte,
        isClassroom: config.classroom,
        previews: brought.previews,
      }),
  }),
});
