import { feature } from '../../../assembly/feature.ts';
import type { LibraryService } from '../../library/courses/library.service.ts';
import type { StudyPagesService } from '../../practice/study-pages/study-pages.service.ts';
import type { Quizzes } from '../../quizzes/quizzes.service.ts';
import { createLinkPreviews } from './link-previews.ts';
import { pagesRoutes } from './pages.routes.ts';

interface Needs {
  library: LibraryService;
  quizzes: Quizzes;
  studyPages: StudyPagesService;
}

export const pagesFeature = feature({
  name: 'pages',
  build: ({ config, identity, payments, webDist }, { library, quizzes, studyPages }: Needs) => ({
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
        linkPreview: createLinkPreviews({ quizzes: quizzes.taking, studyPages }),
      }),
  }),
});
