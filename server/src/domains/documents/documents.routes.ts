import { documentMaxBytes } from '@akada/contract';
import type { FastifyRequest } from 'fastify';
import { sendDownload } from '../../platform/download.ts';
import { gone, sendEvents, wantsEvents } from '../../platform/events.ts';
import type { Account, Caller, Handlers } from '../../platform/mount.ts';
import { spoolUpload } from '../../platform/uploads.ts';
import type { DocumentsService } from './documents.service.ts';

const limits = { field: 'file', maxBytes: documentMaxBytes, tooLarge: 'file_too_large' } as const;

interface Upload {
  account: Account;
  caller: Caller;
  request: FastifyRequest;
}

export function documentsRoutes(documents: DocumentsService): Handlers<'documents'> {
  const { uploads, conversations } = documents;

  const upload = ({ account, caller, request }: Upload) =>
    uploads.receive({ ownerId: account.id, address: caller.address }, (folder) => spoolUpload(request, limits, folder));

  return {
    upload,
    uploadFree: upload,
    list: ({ account, query }) => documents.list(account.id, query),
    get: ({ account, params, query }) => documents.get(account.id, params.id, query),
    section: ({ account, params }) => documents.section(account.id, params.id, params.section_id),
    download: async ({ account, params, reply }) => {
      const { filename, file } = await documents.download(account.id, params.id);
      // Never as what it claims to be: a browser has nothing to run or to show here.
      const type = 'application/octet-stream';
      return sendDownload(reply, {
        name: filename,
        type,
        content: file.stream,
        ...(file.size !== undefined && { bytes: file.size }),
      });
    },
    remove: ({ account, params }) => documents.remove(account.id, params.id),
    ask: async ({ account, caller, params, body, request, reply }) => {
      const asker = { ownerId: account.id, address: caller.address, signal: gone(reply) };
      if (!wantsEvents(request)) return conversations.answer(asker, params.id, body.question);
      return sendEvents(request, reply, await conversations.ask(asker, params.id, body.question));
    },
    messages: async ({ account, params }) => ({ messages: await conversations.messages(account.id, params.id) }),
    prompts: async ({ account, caller, params }) => ({
      prompts: await conversations.prompts({ ownerId: account.id, address: caller.address }, params.id),
    }),
  };
}
