import { feature } from '../../../assembly/feature.ts';
import type { EntitlementsService } from '../../billing/entitlements/entitlements.service.ts';
import type { MailService } from '../../letters/mail/mail.service.ts';
import type { CatalogueService } from '../../library/catalogue/catalogue.service.ts';
import { sharedPapersRoutes } from './shared-papers.routes.ts';
import { sharedPaper } from './shared-papers.shared.ts';
import { createSharedPapers } from './shared-papers.ts';

interface Needs {
  mail: MailService;
  catalogue: CatalogueService;
  entitlements: EntitlementsService;
}

export const sharedPapersFeature = feature({
  name: 'shared-papers',
  shared: [sharedPaper],
  build(ground, { mail, catalogue, entitlements }: Needs) {
    const { operator } = ground.config.mail;
    const shared = createSharedPapers({ ...ground, mail, catalogue, entitlements, operator });
    return {
      routes: { sharedPapers: sharedPapersRoutes(shared) },
      letters: shared.letters,
      previews: { paper: shared.preview },
    };
  },
});
