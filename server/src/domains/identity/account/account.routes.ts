import { avatarMaxBytes } from '@akada/contract';
import { sendDownload } from '../../../platform/download.ts';
import type { Handlers } from '../../../platform/mount.ts';
import { readSmallUpload } from '../../../platform/uploads.ts';
import type { Sessions } from '../auth/sessions.service.ts';
import type { AccountService } from './account.ts';
import type { Avatars } from './avatars.ts';
import type { ExportService } from './export.ts';
import type { SettingsService } from './settings.service.ts';

interface AccountServices {
  account: AccountService;
  avatars: Avatars;
  exports: ExportService;
  sessions: Sessions;
  settings: SettingsService;
}

const avatarUpload = { field: 'file', maxBytes: avatarMaxBytes, tooLarge: 'image_too_large' } as const;

export function accountRoutes(services: AccountServices): Handlers<'account'> {
  const { avatars, exports, sessions, settings } = services;
  return {
    updateProfile: ({ account, body }) => services.account.update(account, body),
    remove: ({ account }) => services.account.remove(account),
    putAvatar: async ({ account, request }) => avatars.set(account.id, await readSmallUpload(request, avatarUpload)),
    removeAvatar: ({ account }) => avatars.remove(account.id),
    exportData: async ({ account, reply }) => {
      const { name, stream } = await exports.open(account.id);
      return sendDownload(reply, { name, type: 'application/zip', content: stream });
    },
    changePassword: ({ account, body, caller }) => services.account.changePassword(account, body, caller),
    listSessions: ({ account }) => services.account.listSessions(account),
    endSession: ({ account, params }) => sessions.endOne(account.id, params.id),
    endAllSessions: ({ account, query }) =>
      services.account.signOutEverywhere(account, { removesLinks: query.remove_links === 'true' }),
    getSettings: ({ account }) => settings.get(account.id),
    updateSettings: ({ account, body }) => settings.update(account.id, body),
  };
}
