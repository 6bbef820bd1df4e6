import { sendDownload } from '../../../platform/download.ts';
import type { Handlers } from '../../../platform/mount.ts';
import type { WeekFiles } from './week-files.ts';

export function weekFilesRoutes({ files, codes }: WeekFiles): Handlers<'weekFiles'> {
  return {
    about: ({ account, params }) => files.about(account.id, params),
    file: async ({ account, params, reply }) => {
      const { name, html } = await files.make(account.id, params);
      return sendDownload(reply, { name, type: 'text/html; charset=utf-8', content: html });
    },
    bring: ({ account, body, caller }) => codes.bring(account.id, { ...body, address: caller.address }),
    brought: ({ account }) => codes.brought(account.id),
  };
}
