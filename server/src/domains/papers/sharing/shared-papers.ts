import type { Body, PaperLink, SharedPaper } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { Caller } from '../../../platform/mount.ts';
import { toJsonb } from '../../../platform/storable.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { EntitlementsService } from '../../billing/entitlements/entitlements.service.ts';
import type { Limiter } from '../../house/limiter/limiter.service.ts';
import { lockPerson } from '../../identity/users/users.service.ts';
import type { Composer, MailService } from '../../letters/mail/mail.service.ts';
import type { CatalogueService } from '../../library/catalogue/catalogue.service.ts';
import type { LinkPreviewer } from '../../sharing/link-preview.service.ts';
import { createReports, type NewReport } from '../../sharing/reports.service.ts';
import { courseOf } from '../paper-courses.ts';
import * as papers from '../papers.repo.ts';
import { copiedItems, titleOf, toldQuestions } from './for-others.rules.ts';
import { linkOf } from './link.rules.ts';
import * as repo from './shared-papers.repo.ts';
import { sharedPaper } from './shared-papers.shared.ts';

interface SharedPapersDeps {
  db: Database;
  clock: Clock;
  limiter: Limiter;
  mail: MailService;
  /** Whom reports go to. */
  operator: string;
  catalogue: CatalogueService;
  entitlements: EntitlementsService;
}

type Report = Body<'sharedPapers', 'report'>;

export interface SharedPapers {
  share(ownerId: string, id: string): Promise<PaperLink>;
  close(ownerId: string, id: string): Promise<PaperLink>;
  renew(ownerId: string, id: string): Promise<PaperLink>;
  get(readerId: string | undefined, linkId: string): Promise<SharedPaper>;
  copy(readerId: string, linkId: string): Promise<{ id: string; course: string; was_there: boolean }>;
  report(linkId: string, report: Report, caller: Caller): Promise<{ message: string }>;
  preview: LinkPreviewer;
  letters: Record<string, Composer>;
}

/** Papers that their owners share: a page for whoever has the link, and copies for those with an account. */
export function createSharedPapers(deps: SharedPapersDeps): SharedPapers {
  const { db, clock, catalogue, entitlements } = deps;
  const reports = createReports(deps, sharedPaper, {
    find: (linkId) => repo.findByLink(db.queries, linkId),
    insert: (trx, { id }, report: NewReport<Report['reason']>) => repo.insertReport(trx, { ...report, paper_id: id }),
    findReport: repo.findReport,
  });

  const shown = (changed: Parameters<typeof linkOf>[0] | undefined): PaperLink => {
    const link = changed && linkOf(changed);
    if (!link) throw new AppError('paper_not_found');
    return link;
  };

  /** What a link leads to for this reader: closed or taken down, to its owner alone. */
  async function open(readerId: string | undefined, linkId: string) {
    const row = await repo.findByLink(db.queries, linkId);
    const link = row && linkOf(row);
    const isOwner = row?.owner_id === readerId;
    if (!row || !link || (!isOwner && link.status !== 'open')) throw new AppError('paper_not_available');
    return { row, link, isOwner };
  }

  return {
    share: async (ownerId, id) => shown(await repo.share(db.queries, ownerId, id, newId(), clock.now())),
    close: async (ownerId, id) => shown(await repo.changeLink(db.queries, ownerId, id, { closed_at: clock.now() })),
    renew: async (ownerId, id) =>
      shown(await repo.changeLink(db.queries, ownerId, id, { link_id: newId(), closed_at: null })),

    async get(readerId, linkId) {
      const { row, link, isOwner } = await open(readerId, linkId);
      const { course, kind, year, semester, items } = row;
      const course_title = courseOf(catalogue, course).title;
      const questions = toldQuestions(items);
      return { course, kind, year, semester, course_title, questions, link, is_owner: isOwner };
    },

    async copy(readerId, linkId) {
      const { row, isOwner } = await open(readerId, linkId);
      const { course, kind, year, semester, minutes } = row;
      if (isOwner) return { id: row.id, course, was_there: true };
      const { maxPapers } = await entitlements.of(readerId);
      return db.queries.transaction().execute(async (trx) => {
        // One at a time for each account, as papers are brought.
        await lockPerson(trx, readerId);
        const there = await repo.findCopy(trx, readerId, row.id);
        if (there) return { id: there.id, course, was_there: true };
        if ((await papers.count(trx, readerId)) >= maxPapers) throw new AppError('papers_limit_reached');
        const items = toJsonb(copiedItems(row.items, newId));
        const { id } = await papers.insert(trx, {
          id: newId(),
          owner_id: readerId,
          ...{ course, kind, year, semester, minutes, items },
          ...{ filename: null, file_key: null, size: items.length, copied_from: row.id },
          created_at: clock.now(),
        });
        return { id, course, was_there: false };
      });
    },

    report: reports.report,

    async preview(linkId) {
      const facts = await repo.findOpenFacts(db.queries, linkId);
      return facts ? { title: titleOf(facts), description: 'A past paper. No account needed.' } : null;
    },

    letters: reports.letters,
  };
}
