import type { Handlers } from '../../../platform/mount.ts';
import type { StudyPagesService } from './study-pages.ts';

/** A name that every system takes, whatever the document is called. */
const fileName = (title: string) =>
  `${
    title
      .replace(/[^\p{L}\p{N}\p{M} -]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'Study Materials'
  }.pdf`;

export function studyPagesRoutes(studyPages: StudyPagesService): Handlers<'studyPages'> {
  return {
    generate: ({ body, query, account, caller }) =>
      body
        ? studyPages.generate(account.id, body.document_id, caller)
        : studyPages.startSprint(
            account.id,
            {
              ...(query.document_id && { documentId: query.document_id }),
              weeks: query.weeks,
              minutesPerDay: query.minutes_per_day,
            },
            caller,
          ),
    list: ({ query, account }) => studyPages.list(account.id, query),
    get: ({ params, query, account }) => studyPages.get(account?.id, params.id, query.brief),
    remove: ({ params, account }) => studyPages.remove(account.id, params.id),
    close: ({ params, account }) => studyPages.setOpen(account.id, params.id, false),
    open: ({ params, account }) => studyPages.setOpen(account.id, params.id, true),
    renewLink: ({ params, account }) => studyPages.renewLink(account.id, params.id),
    pdf: async ({ params, account, reply }) => {
      const { title, stream } = await studyPages.pdf(account.id, params.id);
      const name = encodeURIComponent(fileName(title));
      reply.headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="study-materials.pdf"; filename*=UTF-8''${name}`,
        'cache-control': 'no-store',
      });
      return reply.send(stream);
    },
    report: ({ params, body, caller }) => studyPages.report(params.id, body, caller),
  };
}
