import { feature } from '../../../assembly/feature.ts';
import type { DocumentsService } from '../../documents/documents.service.ts';
import type { CatalogueService } from '../../library/catalogue/catalogue.service.ts';
import type { Generations } from '../../teaching/generation/generation.service.ts';
import type { Sprints } from '../sprints.service.ts';
import { coverageData } from './coverage.data.ts';
import { coverageRoutes } from './coverage.routes.ts';
import { createCoverage } from './coverage.ts';

interface Needs {
  catalogue: CatalogueService;
  documents: DocumentsService;
  generations: Generations;
  sprints: Sprints;
}

export const coverageFeature = feature({
  name: 'coverage',
  personalData: coverageData,
  build(ground, { catalogue, documents, generations, sprints }: Needs) {
    const coverage = createCoverage({ ...ground, catalogue, documents, generations, addLessons: sprints.addLessons });
    return { routes: { coverage: coverageRoutes(coverage) }, makers: [coverage.maker] };
  },
});
