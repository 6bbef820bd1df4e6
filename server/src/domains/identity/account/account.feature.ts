import { feature } from '../../../assembly/feature.ts';
import { serveNamedPictures } from '../../../platform/named-pictures.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { Sessions } from '../auth/sessions.service.ts';
import type { Links } from '../social/links.service.ts';
import { accountData } from './account.data.ts';
import { accountWork, dropAvatar } from './account.jobs.ts';
import { accountRoutes } from './account.routes.ts';
import { createAccountService } from './account.ts';
import { createAvatars } from './avatars.ts';
import { createExportService } from './export.ts';
import { countPeople } from './figures.repo.ts';
import { createSettingsService } from './settings.service.ts';

interface Needs {
  auth: AuthService;
  sessions: Sessions;
  links: Links;
}

export const accountFeature = feature({
  name: 'account',
  jobs: [dropAvatar],
  personalData: accountData,
  build(ground, { auth, sessions, links }: Needs) {
    const account = createAccountService({
      ...{ ...ground, auth, sessions, links },
      onRemoval: async (trx, userId) => {
        for (const tell of ground.brought.onAccountRemoved) await tell(trx, userId);
      },
    });
    const avatars = createAvatars(ground);
    const exports = createExportService(ground);
    const settings = createSettingsService({ ...ground, auth });
    return {
      services: { settings },
      routes: { account: accountRoutes({ account, avatars, exports, sessions, settings }) },
      work: accountWork(ground),
      figures: { people: () => countPeople(ground) },
      serve: (http) => serveNamedPictures(http, { folder: 'avatars', find: avatars.find }),
    };
  },
});
