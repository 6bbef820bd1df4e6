import { domain } from '../../assembly/domain.ts';
import { browserErrorsFeature } from './browser-errors/browser-errors.feature.ts';
import * as browserErrors from './migrations/0059_browser_errors.ts';
import { statusFeature } from './status/status.feature.ts';

/** What whoever runs the server sees: how it is doing, and what broke in browsers. */
export const operationDomain = domain({
  name: 'operation',
  features: [browserErrorsFeature, statusFeature],
  migrations: {
    '0059_browser_errors': browserErrors,
  },
});
