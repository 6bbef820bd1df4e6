import { domain } from '../../assembly/domain.ts';
import * as createdOnce from './migrations/0015_created_once.ts';
import * as madeOnce from './migrations/0069_made_once.ts';
import { docsFeature } from './reference/docs.feature.ts';
import { systemFeature } from './system/system.feature.ts';

/** What every domain stands on: limits, once-only creation, health, the reference of the API. */
export const houseDomain = domain({
  name: 'house',
  features: [systemFeature, docsFeature],
  migrations: {
    '0015_created_once': createdOnce,
    '0069_made_once': madeOnce,
  },
});
