import { domain } from '../../assembly/domain.ts';
import { pagesFeature } from './pages/pages.feature.ts';

/** What can be opened by a link: pages for everybody and what a link says of itself. */
export const sharingDomain = domain({
  name: 'sharing',
  features: [pagesFeature],
});
