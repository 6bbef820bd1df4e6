import { curriculum } from '../../../../../content/curriculum/curriculum.ts';
import { feature } from '../../../assembly/feature.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { createCatalogueService } from './catalogue.service.ts';

export const catalogueFeature = feature({
  name: 'catalogue',
  build({ library }) {
    const catalogue = createCatalogueService(curriculum, library);
    return { services: { catalogue }, routes: { catalogue: catalogueRoutes(catalogue) } };
  },
});
