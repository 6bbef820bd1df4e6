import type { Body, StudyPage, StudyPageMade, StudyPageSummary } from '@akada/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { markdownVersion, type RenderApart } from '../../../platform/markdown/render-apart.ts';
import type { Caller } from '../../../platform/mount.ts';
import type { Making } from '../../../platform/once.ts';
import type { Database } from '../../../ports/db/port.ts';
import type { Teacher } from '../../../ports/teacher/port.ts';
import type { EntitlementsService } from '../../billing/entitlements/entitlements.service.ts';
import type { DocumentsService } from '../../documents/documents.service.ts';
import type { TokensService } from '../../documents/tokens/tokens.service.ts';
import type { Limiter } from '../../house/limiter/limiter.service.ts';
import type { Composer, MailService } from '../../letters/mail/mail.service.ts';
import type { LinkPreviewer } from '../../sharing/link-preview.service.ts';
import { createReports, type NewReport } from '../../sharing/reports.service.ts';
import type { GenerationMaker, Generations } from '../../teaching/generation/generation.service.ts';
import { createStudyPageMaker, type StudyPageInput } from './study-pages.maker.ts';
import * as repo from './study-pages.repo.ts';
import { type Rendering, statusOf, toStudyPage, toSummary } from './study-pages.rules.ts';
import { sharedStudyPage } from './study-pages.shared.ts';

export interface StudyPagesDeps {
  db: Database;
  clock: Clock;
  limiter: Limiter;
  mail: MailService;
  /** Whom reports go to. */
  operator: string;
  teacher: Teacher;
  renderApart: RenderApart;
  documents: Pick<DocumentsService, 'describe' | 'getSource'>;
  tokens: Pick<TokensService, 'hold' | 'unlock'>;
  entitlements: EntitlementsService;
  generations: Generations;
}

export interface StudyPagesService {
  /** Begins one; gives the id of its making. */
  order(ownerId: string, documentId: string, caller: Caller, making: Making): Promise<string>;
  /** Waits for it. */
  result(ownerId: string, order: string): Promise<StudyPageMade>;
  list(
    ownerId: string,
    page: { limit: number; before?: string | undefined },
  ): Promise<{
    studies: StudyPageSummary[];
    next: string | null;
    making: { task_id: string; percent: number; doing: string; created_at: string }[];
  }>;
  get(readerId: string | undefined, id: string, isBrief: boolean): Promise<StudyPage>;
  remove(ownerId: string, id: string): Promise<void>;
  setOpen(ownerId: string, id: string, isOpen: boolean): Promise<StudyPageSummary>;
  renewLink(ownerId: string, id: string): Promise<StudyPageSummary>;
  /** The PDF and a name for its file. */
  pdf(ownerId: string, id: string): Promise<{ title: string; stream: NodeJS.ReadableStream }>;
  report(id: string, report: Body<'studyPages', 'report'>, caller: Caller): Promise<{ message: string }>;
  preview: LinkPreviewer;
  letters: Record<string, Composer>;
  maker: GenerationMaker;
}

const dayOf = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' }).format(date);

/** Longer than this no phone holds a connection open. */
const patience = { ms: 240_000, found: 'in your history' } as const;

export function createStudyPagesService(deps: StudyPagesDeps): StudyPagesService {
  const { db, clock, renderApart, documents, tokens, entitlements, generations } = deps;
  const missing = () => new AppError('study_not_available');
  const reports = createReports(deps, sharedStudyPage, {
    find: (linkId) => repo.findByLink(db.queries, linkId),
    insert: (trx, { id }, report: NewReport<Body<'studyPages', 'report'>['reason']>) =>
      repo.insertReport(trx, { ...report, study_id: id }),
    findReport: repo.findReport,
  });

  /** Text that an older renderer made is rendered again, once. */
  async function renderingOf(row: repo.StudyPageRow): Promise<Rendering> {
    if (row.markdown_version === markdownVersion) return { html: row.html, outline: row.outline };
    const { html, outline } = await renderApart(row.content, row.owner_id);
    const kept = { html, outline: JSON.stringify(outline), markdown_version: markdownVersion };
    await repo.saveRendering(db.queries, row, kept);
    return { html, outline };
  }

  async function change(ownerId: string, id: string, changes: Parameters<typeof repo.change>[3]) {
    const row = await repo.change(db.queries, ownerId, id, changes);
    if (!row) throw missing();
    return toSummary(row);
  }

  async function getOwn(ownerId: string, id: string): Promise<repo.StudyPageRow> {
    const row = await repo.findOwn(db.queries, ownerId, id);
    if (!row) throw missing();
    return row;
  }

  return {
    async order(ownerId, documentId, { address }, making) {
      const [document] = await documents.describe(ownerId, [documentId]);
      if (!document) throw new AppError('document_not_found');
      const { priority } = await entitlements.of(ownerId);
      const input: StudyPageInput = { documentId };
      return db.queries.transaction().execute((trx) =>
        making.within(trx, async () => {
          const id = await generations.start(trx, { kind: 'study', ownerId, address, input, priority });
          await tokens.hold(trx, ownerId, documentId, id);
          return id;
        }),
      );
    },

    async result(ownerId, order) {
      const row = await getOwn(ownerId, await generations.resultOf(ownerId, order, patience));
      const { study_id, title, link } = toSummary(row);
      return { study_id, title, link, study_content: row.content, ...(await renderingOf(row)) };
    },

    async list(ownerId, { limit, before }) {
      const after = before ? await repo.findOwnSummary(db.queries, ownerId, before) : undefined;
      const rows = await repo.listOwn(db.queries, ownerId, { limit: limit + 1, before: after });
      const shown = rows.slice(0, limit);
      const making = await generations.listUnfinished(ownerId, 'study');
      return {
        studies: shown.map(toSummary),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
        making: making.map(({ id, percent, doing, createdAt }) => ({
          task_id: id,
          percent,
          doing,
          created_at: createdAt.toISOString(),
        })),
      };
    },

    async get(readerId, id, isBrief) {
      const own = readerId ? await repo.findOwn(db.queries, readerId, id) : undefined;
      const row = own ?? (await repo.findByLink(db.queries, id));
      const isOwner = row !== undefined && row.owner_id === readerId;
      if (!row || (!isOwner && statusOf(row) !== 'open')) throw missing();
      const mayExport = isOwner && (await entitlements.of(row.owner_id)).pdfExport;
      return toStudyPage(row, await renderingOf(row), { isOwner, mayExport, isBrief });
    },

    async remove(ownerId, id) {
      if (!(await repo.remove(db.queries, ownerId, id))) throw missing();
    },

    setOpen: (ownerId, id, isOpen) => change(ownerId, id, { closed_at: isOpen ? null : clock.now() }),
    renewLink: (ownerId, id) => change(ownerId, id, { link_id: newId(), closed_at: null }),

    async pdf(ownerId, id) {
      const row = await getOwn(ownerId, id);
      if (!(await entitlements.of(ownerId)).pdfExport) throw new AppError('pro_required');
      const { title, content, updated_at } = row;
      const subtitle = `Study materials, ${dayOf(updated_at)}`;
      // Loaded with the first PDF: the maker is large.
      const { markdownPdf } = await import('../../../platform/pdf/markdown-pdf.ts');
      return { title, stream: markdownPdf({ title, subtitle, markdown: content }) };
    },

    report: reports.report,

    async preview(linkId) {
      const title = await repo.findOpenTitle(db.queries, linkId);
      return title === undefined ? null : { title, description: 'Study materials. No account needed.' };
    },

    letters: reports.letters,
    maker: createStudyPageMaker(deps) as GenerationMaker,
  };
}
