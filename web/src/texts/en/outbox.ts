import { defineTexts } from '../define.ts';

export const outboxTexts = defineTexts('outbox', {
  overdue:
    'This waited more than 28 days for a connection, so we’ve stopped sending it. It may have arrived before: please check, then try again.',
});

declare module '../define.ts' {
  interface Namespaces {
    outbox: typeof outboxTexts;
  }
}
