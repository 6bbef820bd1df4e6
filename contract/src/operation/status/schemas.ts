import { z } from 'zod';
import { operation } from '../../http/operation.ts';

/** How the server is doing, for the people who run it: numbers, never names. */

const count = z.number().int();
const moment = z.iso.datetime();

const JobsSchema = z.object({
  kinds: z
    .array(
      z.object({
        name: z.string(),
        waiting: count.describe('Due now and not begun.'),
        later: count.describe('Tried again, or meant for later.'),
        running: count,
        failed: count.describe('Given up in the last seven days.'),
        waiting_since: moment.nullable().describe('When the oldest one that is due was due.'),
      }),
    )
    .describe('Kinds of work with something to tell, the ones that failed first.'),
  failures: z
    .array(z.object({ name: z.string(), at: moment, said: z.string() }))
    .describe('The last ones that were given up, at most twenty.'),
});
export type JobFigures = z.output<typeof JobsSchema>;

const StorageSchema = z.object({ documents: count, bytes: count });
const PeopleSchema = z.object({ accounts: count, new_in_7_days: count, disabled: count });
const LearnersSchema = z.object({ in_7_days: count, in_30_days: count });
const MoneySchema = z.object({
  paid: count.describe('Payments in the last thirty days.'),
  paid_kobo: count,
  waiting: count.describe('Payments that are begun and not settled.'),
  strays: count.describe('Sums that came in and belong to nobody.'),
  pro: count.describe('Accounts with Pro now.'),
});
const ModelSchema = z.object({
  model: z.string(),
  calls: count,
  tokens: count,
  cost_micros: count.describe('Millionths of the currency that prices are given in.'),
  failures: count,
  fallbacks: count.describe('How often the built-in teacher stood in.'),
});
const BrowserErrorSchema = z.object({
  message: z.string(),
  place: z.string(),
  page: z.string(),
  times: count,
  first_at: moment,
  last_at: moment,
});
export type BrowserErrorFigures = z.output<typeof BrowserErrorSchema>;

const BackupsSchema = z.object({
  last: z
    .object({
      at: moment,
      seconds: count.describe('How long it took.'),
      file: z.string().describe('Where it was written.'),
      bytes: count,
      rows: count,
      files: count,
      left_out: count.describe('Files that were deleted while it was made.'),
      fault: z.string().describe('Why there is none; empty where it was written and read back to its end.'),
    })
    .nullable()
    .describe('The last one that was tried.'),
  last_good_at: moment.nullable().describe('When the last one was made that could be read back.'),
  is_overdue: z.boolean().describe('Whether a night was missed; on one’s own machine none is expected.'),
});
export type BackupFigures = z.output<typeof BackupsSchema>;

const StatusSchema = z.object({
  checked_at: moment,
  server: z.object({
    version: z.string(),
    started_at: moment,
    memory_bytes: count,
    database: z.enum(['embedded', 'postgres']),
    database_ms: z.number().describe('How long the database took to answer.'),
  }),
  ways: z
    .object({
      mail: z.enum(['smtp', 'outbox']),
      storage: z.enum(['s3', 'disk']),
      payments: z.enum(['paystack', 'sandbox', 'off']),
      teacher: z.string().describe('The model that teaches; empty where the built-in teacher is alone.'),
      pictures: z.boolean().describe('Whether photographs and scans are read.'),
    })
    .describe('What is plugged in.'),
  jobs: JobsSchema,
  backups: BackupsSchema,
  storage: StorageSchema,
  people: PeopleSchema,
  learners: LearnersSchema,
  money: MoneySchema,
  models: z.array(ModelSchema).describe('Of the last seven days.'),
  browser_errors: z.array(BrowserErrorSchema).describe('Of the last thirty days, the latest first, at most fifty.'),
});
export type OperatorStatus = z.output<typeof StatusSchema>;

export const operatorOperations = {
  status: operation({
    summary: 'How the server is doing; only for the accounts that its configuration names',
    response: StatusSchema,
    errors: ['not_found'],
    limit: { max: 60, per: 'minute' },
  }),
};
