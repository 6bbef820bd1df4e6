import { z } from 'zod';
import { feature } from '../../../assembly/feature.ts';
import { type JobDefinition, work } from '../../../platform/queue.ts';
import { createBrowserErrors } from './browser-errors.ts';

const sweepErrors: JobDefinition = { name: 'browser-errors.sweep', payload: z.object({}), cron: '41 3 * * *' };

export const browserErrorsFeature = feature({
  name: 'browser-errors',
  jobs: [sweepErrors],
  build(ground) {
    const browserErrors = createBrowserErrors(ground);
    return {
      routes: { browserErrors: { report: ({ body, caller }) => browserErrors.report(body, caller) } },
      work: [work(sweepErrors, browserErrors.sweep)],
      figures: { browser_errors: browserErrors.latest },
    };
  },
});
