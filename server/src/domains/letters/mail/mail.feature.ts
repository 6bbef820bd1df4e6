import { feature } from '../../../assembly/feature.ts';
import { mailWork, sendMail } from './mail.jobs.ts';
import { createMailService } from './mail.service.ts';
import { outboxRoutes } from './outbox.routes.ts';

export const mailFeature = feature({
  name: 'mail',
  jobs: [sendMail],
  build({ config, queue, log, mail, brought }) {
    const composers = brought.letters;
    return {
      services: { mail: createMailService({ queue, publicUrl: config.publicUrl, composers }) },
      work: mailWork({ mail, log, composers }),
      serve: (http) => {
        if (mail.kept && config.mode === 'local') outboxRoutes(http, mail.kept);
      },
    };
  },
});
