import { domain } from '../../assembly/domain.ts';
import { backupsFeature } from './backups/backups.feature.ts';
import { browserErrorsFeature } from './browser-errors/browser-errors.feature.ts';
import * as browserErrors from './migrations/0059_browser_errors.ts';
import * as backups from './migrations/0068_backups.ts';
import { statusFeature } from './status/status.feature.ts';

/** What whoever runs the server sees: how it is doing, and what broke in browsers. */
export const operationDomain = domain({
  name: 'operation',
  features: [backupsFeature, browserErrorsFeature, statusFeature],
  migrations: {
    '0059_browser_errors': browserErrors,
    '0068_backups': backups,
  },
});
