import type { Migration } from 'kysely';
import * as accounts from './0001_accounts.ts';

/** Every migration by name, in order. Forward only: a mistake is mended by the next one. */
export const migrations: Record<string, Migration> = {
  '0001_accounts': accounts,
};
