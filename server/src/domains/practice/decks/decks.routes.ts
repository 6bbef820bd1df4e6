import { sendDownload } from '../../../platform/download.ts';
import type { Handlers } from '../../../platform/mount.ts';
import type { DecksService } from './decks.ts';

export function decksRoutes(decks: DecksService): Handlers<'cards'> {
  return {
    decks: async ({ account }) => ({ decks: await decks.list(account.id) }),
    deck: ({ account, query }) => decks.get(account.id, query),
    begin: ({ account, body, caller }) => decks.begin(account.id, body, caller.address),
    make: ({ account, body, caller }) => decks.make(account.id, body, caller.address),
    add: ({ account, body }) => decks.add(account.id, body),
    keepMissed: ({ account, body }) => decks.keepMissed(account.id, body.attempt_token),
    edit: ({ account, params, body }) => decks.edit(account.id, params.id, body),
    remove: ({ account, params }) => decks.remove(account.id, params.id),
    exportFile: async ({ account, query: { format, ...asked }, reply }) =>
      sendDownload(reply, await decks.exportFile(account.id, asked, format)),
  };
}
