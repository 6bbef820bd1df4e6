import { counted } from '../../../texts/counted.ts';
import { defineTexts } from '../../../texts/define.ts';

export const operatorTexts = defineTexts('operator', {
  title: 'How the server’s doing',
  checked: (at: string) => `Checked at ${at}; it looks again every half minute.`,
  failed: 'We couldn’t read the figures',
  retry: 'Try again',
  none: 'Nothing to show.',
  plugged: {
    title: 'What’s plugged in',
    version: 'Version',
    running: 'Running since',
    memory: 'Memory of this process',
    database: 'Database',
    databases: { embedded: 'Embedded', postgres: 'Postgres' },
    answered: (ms: number) => `answered in ${counted(Math.round(ms), 'millisecond')}`,
    mail: 'Mail',
    mails: { smtp: 'Sent by SMTP', outbox: 'Kept in the outbox; none is sent' },
    storage: 'Files',
    storages: { s3: 'In S3', disk: 'On this disk' },
    payments: 'Payments',
    providers: { paystack: 'Paystack', sandbox: 'Play money', off: 'Off' },
    teacher: 'Teacher',
    builtIn: 'Built in',
    pictures: 'Photos and scans',
    read: { yes: 'Read', no: 'Not read' },
  },
  people: {
    accounts: 'Accounts',
    recent: (count: number) => `${count} new this week`,
    learners: 'Learners this week',
    month: (count: number) => `${count} in 30 days`,
    documents: 'Documents kept',
  },
  money: {
    paid: 'Paid in 30 days',
    payments: (count: number) => counted(count, 'payment'),
    waiting: 'Payments waiting',
    strays: 'Unclaimed payments',
    pro: 'Accounts with Pro',
  },
  backups: {
    title: 'Backups',
    overdue: 'There’s no backup of the last day and a half. Check the nightly job on the server.',
    failed: (moment: string) => `The last backup failed at ${moment}.`,
    never: 'No backup was made yet.',
    columns: {
      made: 'Last good backup',
      took: 'Took',
      size: 'Size',
      holds: 'Holds',
      leftOut: 'Left out',
      file: 'File',
    },
    took: (seconds: number) => counted(seconds, 'second'),
    holds: (rows: number, files: number) => `${counted(rows, 'row')}, ${counted(files, 'file')}; read back to the end`,
    leftOut: (count: number) => (count === 0 ? 'Nothing' : `${counted(count, 'file')}, deleted while it was made`),
  },
  jobs: {
    title: 'Work in the background',
    columns: { work: 'Work', waiting: 'Waiting', later: 'Later', running: 'Running', failed: 'Failed in 7 days' },
    since: (moment: string) => `since ${moment}`,
    failures: 'Given up lately',
    failureColumns: { when: 'When', work: 'Work', why: 'Why' },
    fine: 'Nothing was given up in the last seven days.',
  },
  models: {
    title: 'Language models, last 7 days',
    columns: {
      model: 'Model',
      calls: 'Calls',
      tokens: 'Tokens',
      cost: 'Cost',
      failed: 'Failed',
      stoodIn: 'Built-in teacher stood in',
    },
    none: 'No model was used.',
  },
  errors: {
    title: 'What broke in browsers',
    columns: { what: 'What', page: 'Page', place: 'Where', times: 'Times', last: 'Last' },
    none: 'No browser told us of anything in 30 days.',
  },
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    operator: typeof operatorTexts;
  }
}
