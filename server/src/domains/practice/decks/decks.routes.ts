import { documentMaxBytes } from '@akada/contract';
import { sendDownload } from '../../../platform/download.ts';
import { creating, type Handlers } from '../../../platform/mount.ts';
import { spoolUpload } from '../../../platform/uploads.ts';
import type { DecksService } from './decks.ts';

const limits = { field: 'file', maxBytes: documentMaxBytes, tooLarge: 'file_too_large' } as const;

export function decksRoutes(decks: DecksService): Handlers<'cards'> {
  return {
    decks: async ({ account }) => ({ decks: await decks.list(account.id) }),
    deck: ({ account, query }) => decks.get(account.id, query),
    begin: ({ account, body, caller }) => decks.begin(account.id, body, caller.address),
    make: ({ account, body, caller }) => decks.make(account.id, body, caller.address),
    add: creating(({ account, body }, making) => decks.add(account.id, body, making)),
    keepMissed: ({ account, body }) => decks.keepMissed(account.id, body.attempt_token),
    edit: ({ account, params, body }) => decks.edit(account.id, params.id, body),
    remove: ({ account, params }) => decks.remove(account.id, params.id),
    importFile: ({ account, query, request }) =>
      decks.importFile(account.id, query, (folder) => spoolUpload(request, limits, folder)),
    exportFile: async ({ account, query: { format, ...asked }, reply }) =>
      sendDownload(reply, await decks.exportFile(account.id, asked, format)),
  };
}
