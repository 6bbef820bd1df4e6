import { sendDownload } from '../../../platform/download.ts';
import type { Handlers } from '../../../platform/mount.ts';
import type { BringCodes } from './bring-codes.ts';
import type { MakeQuizFiles } from './make-file.ts';

export function quizFilesRoutes({ about, make }: MakeQuizFiles, { bring }: BringCodes): Handlers<'quizFiles'> {
  return {
    about: ({ account, params }) => about(account.id, params.id),
    file: async ({ account, params, reply }) => {
      const { name, html } = await make(account.id, params.id);
      return sendDownload(reply, { name, type: 'text/html; charset=utf-8', content: html });
    },
    bring: ({ account, params, body }) => bring(account.id, params.id, body.text),
  };
}
