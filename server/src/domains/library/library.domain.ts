import { domain } from '../../assembly/domain.ts';
import { catalogueFeature } from './catalogue/catalogue.feature.ts';
import { libraryFeature } from './courses/library.feature.ts';

/** What the product knows by itself: the catalogue of courses and the written lessons. */
export const libraryDomain = domain({
  name: 'library',
  features: [catalogueFeature, libraryFeature],
});
