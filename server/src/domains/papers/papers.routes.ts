import { documentMaxBytes } from '@akada/contract';
import { sendDownload } from '../../platform/download.ts';
import { creating, type Handlers } from '../../platform/mount.ts';
import { spoolUpload } from '../../platform/uploads.ts';
import type { AddingAnswers } from './adding-answers.ts';
import type { Answering } from './answering.ts';
import type { Bringing } from './bringing.ts';
import type { Papers } from './papers.ts';

const limits = { field: 'file', maxBytes: documentMaxBytes, tooLarge: 'file_too_large' } as const;

interface PapersRoutes {
  papers: Papers;
  bringing: Bringing;
  addingAnswers: AddingAnswers;
  answering: Answering;
}

export function papersRoutes({ papers, bringing, addingAnswers, answering }: PapersRoutes): Handlers<'papers'> {
  return {
    bring: ({ account, caller, query, request }) =>
      bringing.file({ ownerId: account.id, address: caller.address }, query.course, (folder) =>
        spoolUpload(request, limits, folder),
      ),
    bringText: creating(({ account, caller, body }, making) =>
      bringing.text({ ownerId: account.id, address: caller.address }, body, making),
    ),
    addAnswers: ({ account, caller, query, request }) =>
      addingAnswers.file({ ownerId: account.id, address: caller.address }, query.papers.split(','), (folder) =>
        spoolUpload(request, limits, folder),
      ),
    list: ({ account }) => papers.list(account.id),
    get: ({ account, params, query }) => papers.get(account.id, params.id, query),
    update: ({ account, caller, params, body }) =>
      papers.update({ ownerId: account.id, address: caller.address }, params.id, body),
    remove: ({ account, params }) => papers.remove(account.id, params.id),
    download: async ({ account, params, reply }) => {
      const { filename, file } = await papers.download(account.id, params.id);
      // Never as what it claims to be: a browser has nothing to run or to show here.
      const type = 'application/octet-stream';
      return sendDownload(reply, { name: filename, type, content: file.stream, bytes: file.size });
    },
    change: ({ account, params, body }) => papers.change(account.id, params.id, body),
    undo: ({ account, params }) => papers.undo(account.id, params.id),
    answer: async ({ account, body }) => ({ results: await answering.answer(account.id, body) }),
  };
}
