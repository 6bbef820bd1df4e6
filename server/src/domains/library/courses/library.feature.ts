import { feature } from '../../../assembly/feature.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { libraryRoutes } from './library.routes.ts';
import { createLibraryService } from './library.service.ts';

export const libraryFeature = feature({
  name: 'library',
  build(ground, { catalogue }: { catalogue: CatalogueService }) {
    const library = createLibraryService({ ...ground, catalogue });
    return { services: { library }, routes: { library: libraryRoutes(library) } };
  },
});
