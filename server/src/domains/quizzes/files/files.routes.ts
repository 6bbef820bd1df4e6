import type { FastifyReply } from 'fastify';
import { sendDownload } from '../../../platform/download.ts';
import type { Handlers } from '../../../platform/mount.ts';
import type { BringCodes } from './bring-codes.ts';
import type { MakeQuizFiles } from './make-file.ts';

const send = (reply: FastifyReply, { name, html }: { name: string; html: string }) =>
  sendDownload(reply, { name, type: 'text/html; charset=utf-8', content: html });

export function quizFilesRoutes(
  { about, make, makeForTaker }: MakeQuizFiles,
  { bring }: BringCodes,
): Handlers<'quizFiles'> {
  return {
    about: ({ account, params }) => about(account.id, params.id),
    file: async ({ account, params, reply }) => send(reply, await make(account.id, params.id)),
    take: async ({ params, reply }) => send(reply, await makeForTaker(params.id)),
    bring: ({ account, params, body }) => bring(account.id, params.id, body.text),
  };
}
