import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { Caller } from '../../platform/mount.ts';
import type { Database, Queries } from '../../ports/db/port.ts';
import type { Limiter } from '../house/limiter/limiter.service.ts';
import type { Composer, MailService } from '../letters/mail/mail.service.ts';
import type { SharedThing } from './shared-thing.service.ts';

/** Whoever opens a shared link can say that something is wrong with it; that goes to whoever runs the server. */

interface GivenReport<Reason extends string> {
  reason: Reason;
  message: string;
  email?: string | undefined;
}

export interface NewReport<Reason extends string> {
  id: string;
  reason: Reason;
  message: string;
  email: string | null;
  created_at: Date;
}

/** A report as its letter tells it. */
interface ToldReport {
  reason: string;
  message: string;
  email: string | null;
  title: string;
  link_id: string;
  owner_email: string;
}

/** How a shared thing is found by its link, and where its reports lie. */
interface Reportable<Thing, Reason extends string> {
  find(linkId: string): Promise<Thing | undefined>;
  insert(trx: Queries, thing: Thing, report: NewReport<Reason>): Promise<void>;
  findReport(db: Queries, id: string): Promise<ToldReport | undefined>;
}

interface ReportsDeps {
  db: Database;
  clock: Clock;
  limiter: Limiter;
  mail: MailService;
  /** Whom reports go to. */
  operator: string;
}

export interface Reports<Reason extends string> {
  /** Says the same of a link that leads nowhere. */
  report(linkId: string, given: GivenReport<Reason>, caller: Caller): Promise<{ message: string }>;
  /** Who writes the letters, by their kind. */
  letters: Record<string, Composer>;
}

const hour = 60 * 60;
const limits = { link: { max: 10, seconds: hour }, caller: { max: 20, seconds: hour } };

export function createReports<Thing, Reason extends string>(
  { db, clock, limiter, mail, operator }: ReportsDeps,
  { kind, called }: Pick<SharedThing, 'kind' | 'called'>,
  { find, insert, findReport }: Reportable<Thing, Reason>,
): Reports<Reason> {
  const letter = `${kind}-report`;

  const compose: Composer = async (id) => {
    const report = await findReport(db.queries, id);
    if (!report) return null;
    const path = `/${kind}/${report.link_id}`;
    const message = mail.write({
      to: operator,
      subject: `Reported ${called}: ${report.title}`,
      ...(report.email && { replyTo: { name: 'Reporter', address: report.email } }),
      heading: `Someone reported the ${called} “${report.title}”`,
      paragraphs: [
        `Reason: ${report.reason.replaceAll('_', ' ')}. Made by ${report.owner_email}.`,
        ...(report.message ? report.message.split(/\n{2,}/) : []),
        `To take it down: operator take-down ${path}`,
      ],
      button: { label: `View the ${called}`, url: mail.linkTo(path) },
      note: report.email ? `Reported by ${report.email}. Your reply goes there.` : 'They didn’t leave an address.',
    });
    return { message };
  };

  return {
    async report(linkId, { reason, message, email }, { address }) {
      await limiter.count(`${kind} report of ${linkId}`, limits.link);
      await limiter.count(`${kind} report by ${address}`, limits.caller);
      const thing = await find(linkId);
      if (thing) {
        const report = { id: newId(), reason, message, email: email ?? null, created_at: clock.now() };
        await db.queries.transaction().execute(async (trx) => {
          await insert(trx, thing, report);
          await mail.post(letter, report.id, { within: trx });
        });
      }
      return { message: 'Thank you. We’ll look into it.' };
    },
    letters: { [letter]: compose },
  };
}
