import { feature } from '../../../assembly/feature.ts';
import type { MailService } from '../mail/mail.service.ts';
import { contactWork, sweepMessages } from './contact.jobs.ts';
import { contactRoutes } from './contact.routes.ts';
import { createContactService } from './contact.ts';

export const contactFeature = feature({
  name: 'contact',
  jobs: [sweepMessages],
  build(ground, { mail }: { mail: MailService }) {
    const contact = createContactService({ ...ground, mail, operator: ground.config.mail.operator });
    return {
      routes: { contact: contactRoutes(contact) },
      work: contactWork(ground),
      letters: { contact: contact.composer },
    };
  },
});
