import { AppError } from '../../../platform/app-error.ts';
import { sendDownload } from '../../../platform/download.ts';
import { creating, type Handlers } from '../../../platform/mount.ts';
import type { Sprints } from '../../sprints/sprints.service.ts';
import type { StudyPagesService } from './study-pages.ts';

/** A name that every system takes, whatever the document is called. */
const fileName = (title: string) =>
  `${
    title
      .replace(/[^\p{L}\p{N}\p{M} -]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'Study Materials'
  }.pdf`;

export function studyPagesRoutes(studyPages: StudyPagesService, sprints: Sprints): Handlers<'studyPages'> {
  return {
    generate: creating(
      async ({ body, query, account, caller }, making) => {
        if (body) return studyPages.order(account.id, body.document_id, caller, making);
        // Without a body it is another name for the call that creates sprints.
        const { document_id, weeks, minutes_per_day } = query;
        if (!document_id) {
          const fault = { loc: ['query', 'document_id'], msg: 'Please select a file first.', type: 'missing' };
          throw new AppError('validation_failed', { faults: [fault] });
        }
        const wishes = { document_id, duration_weeks: weeks, minutes_per_day };
        return sprints.create(account.id, wishes, caller.address, making);
      },
      async ({ body, account }, made) => {
        if (body) return studyPages.result(account.id, made);
        const { id, title } = await sprints.path(account.id, made, false);
        return { id, title };
      },
    ),
    list: ({ query, account }) => studyPages.list(account.id, query),
    get: ({ params, query, account }) => studyPages.get(account?.id, params.id, query.brief),
    remove: ({ params, account }) => studyPages.remove(account.id, params.id),
    close: ({ params, account }) => studyPages.setOpen(account.id, params.id, false),
    open: ({ params, account }) => studyPages.setOpen(account.id, params.id, true),
    renewLink: ({ params, account }) => studyPages.renewLink(account.id, params.id),
    pdf: async ({ params, account, reply }) => {
      const { title, stream } = await studyPages.pdf(account.id, params.id);
      return sendDownload(reply, { name: fileName(title), type: 'application/pdf', content: stream });
    },
    report: ({ params, body, caller }) => studyPages.report(params.id, body, caller),
  };
}
