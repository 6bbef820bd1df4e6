import { scanLimits } from '@akada/contract';
import type { FastifyReply } from 'fastify';
import type { Handlers } from '../../../platform/mount.ts';
import { spoolUpload } from '../../../platform/uploads.ts';
import type { AddingPages } from './adding-pages.ts';
import type { ScannedDocuments } from './scanned-documents.ts';
import type { Scans } from './scans.ts';

const limits = { field: 'file', maxBytes: scanLimits.maxBytes, tooLarge: 'picture_too_large' } as const;
const keptSeconds = 3600;

/** For its owner's browser alone, which may keep it for a while: it never changes under its address. */
async function sendPicture(reply: FastifyReply, picture: Promise<Buffer>) {
  const content = await picture;
  return reply
    .header('content-type', 'image/jpeg')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', `private, max-age=${keptSeconds}`)
    .header('vary', 'authorization')
    .send(content);
}

interface Rooms {
  scans: Scans;
  adding: AddingPages;
  scanned: ScannedDocuments;
}

export function scansRoutes({ scans, adding, scanned }: Rooms): Handlers<'scans'> {
  return {
    begin: ({ account, body }) => scans.begin(account.id, body),
    list: ({ account }) => scans.list(account.id),
    get: ({ account, params }) => scans.get(account.id, params.id),
    remove: ({ account, params }) => scans.remove(account.id, params.id),
    addPage: ({ account, caller, params, request }) =>
      adding.add({ ownerId: account.id, address: caller.address }, params, (folder) =>
        spoolUpload(request, limits, folder),
      ),
    removePage: ({ account, params }) => scans.removePage(account.id, params),
    order: ({ account, params, body }) => scans.order(account.id, params.id, body.keys),
    readAnyway: ({ account, params }) => scans.readAnyway(account.id, params),
    page: ({ account, params }) => scans.page(account.id, params),
    picture: ({ account, params, query, reply }) => sendPicture(reply, scans.picture(account.id, params, query.width)),
    line: ({ account, params, reply }) => sendPicture(reply, scans.line(account.id, params, params.line)),
    correct: ({ account, params, body }) => scans.correct(account.id, params, body.words),
    use: ({ account, caller, params, body }) =>
      scanned.use({ ownerId: account.id, address: caller.address }, params.id, body?.title),
    documentPicture: ({ account, params, query, reply }) =>
      sendPicture(reply, scanned.picture(account.id, params.id, params.page, query.width)),
    documentLines: ({ account, params, query }) => scanned.find(account.id, params.id, params.page, query.sentence),
  };
}
