import { feature } from '../../assembly/feature.ts';
import type { EntitlementsService } from '../billing/entitlements/entitlements.service.ts';
import type { DocumentsService } from '../documents/documents.service.ts';
import type { CatalogueService } from '../library/catalogue/catalogue.service.ts';
import type { Practice } from '../practice/practice.service.ts';
import { createAddingAnswers } from './adding-answers.ts';
import { createAnswering } from './answering.ts';
import { createBringing } from './bringing.ts';
import { papersData } from './papers.data.ts';
import { dropPaperFile, papersWork } from './papers.jobs.ts';
import { papersRoutes } from './papers.routes.ts';
import { createPapers } from './papers.ts';

interface Needs {
  catalogue: CatalogueService;
  documents: DocumentsService;
  entitlements: EntitlementsService;
  practice: Practice;
}

export const papersFeature = feature({
  name: 'papers',
  jobs: [dropPaperFile],
  personalData: papersData,
  build(ground, { catalogue, documents, entitlements, practice }: Needs) {
    const { quotaBytes } = ground.config.uploads;
    const reviews = practice.paperReviews;
    const deps = { ...ground, catalogue, documents, entitlements, reviews, quotaBytes };
    const papers = createPapers(deps);
    const answering = createAnswering(deps);
    practice.sittings.countPapersBy(answering.countSitting);
    return {
      routes: {
        papers: papersRoutes({
          papers,
          bringing: createBringing(deps),
          addingAnswers: createAddingAnswers(deps),
          answering,
        }),
      },
      work: papersWork(ground),
      onAccountRemoved: papers.forget,
    };
  },
});
