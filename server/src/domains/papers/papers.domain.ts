import { domain } from '../../assembly/domain.ts';
import * as papers from './migrations/0049_papers.ts';
import { papersFeature } from './papers.feature.ts';

/** Past papers: bringing, checking, practising. */
export const papersDomain = domain({
  name: 'papers',
  features: [papersFeature],
  migrations: { '0049_papers': papers },
});
