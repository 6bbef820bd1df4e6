import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import { generationsView } from '../../teaching/generation/generation.view.ts';
import { documentsView } from '../documents.view.ts';
import type { DocumentUnlocksTable, TokenAccountsTable, TokenGrantsTable } from './tokens.tables.ts';

export type AccountRow = Pick<Selectable<TokenAccountsTable>, 'available' | 'used_free_trial'>;

const untouched: AccountRow = { available: 0, used_free_trial: false };

export async function findAccount(db: Queries, userId: string): Promise<AccountRow> {
  const row = await db
    .selectFrom('token_accounts')
    .select(['available', 'used_free_trial'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? untouched;
}

/** Makes the account's row if there is none, and locks it until the transaction ends: takers come one by one. */
export async function lockAccount(trx: Queries, userId: string): Promise<AccountRow> {
  await trx
    .insertInto('token_accounts')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return trx
    .selectFrom('token_accounts')
    .select(['available', 'used_free_trial'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function saveAccount(trx: Queries, userId: string, account: AccountRow): Promise<void> {
  await trx.updateTable('token_accounts').set(account).where('user_id', '=', userId).execute();
}

/** How many documents were unlocked, and how many of those are still there. */
export async function countUnlocks(db: Queries, userId: string): Promise<{ used: number; present: number }> {
  const { used, present } = await db
    .selectFrom('document_unlocks')
    .leftJoin(documentsView.as('documents'), 'documents.id', 'document_unlocks.document_id')
    .select(({ fn }) => [fn.countAll<string>().as('used'), fn.count<string>('documents.id').as('present')])
    .where('document_unlocks.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { used: Number(used), present: Number(present) };
}

export async function listUnlocked(db: Queries, userId: string, documentIds: string[]): Promise<string[]> {
  if (documentIds.length === 0) return [];
  const rows = await db
    .selectFrom('document_unlocks')
    .select('document_id')
    .where('user_id', '=', userId)
    .where('document_id', 'in', documentIds)
    .execute();
  return rows.map(({ document_id }) => document_id);
}

export async function insertUnlock(trx: Queries, unlock: Insertable<DocumentUnlocksTable>): Promise<void> {
  await trx.insertInto('document_unlocks').values(unlock).execute();
}

export async function insertHold(
  trx: Queries,
  hold: { generation_id: string; user_id: string; document_id: string },
): Promise<void> {
  await trx.insertInto('token_holds').values(hold).execute();
}

/** Documents that are being worked on and not yet unlocked; what failed or was cancelled holds nothing. */
export async function listHeld(db: Queries, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('token_holds')
    .innerJoin(generationsView.as('generations'), 'generations.id', 'token_holds.generation_id')
    .leftJoin('document_unlocks', (join) =>
      join
        .onRef('document_unlocks.user_id', '=', 'token_holds.user_id')
        .onRef('document_unlocks.document_id', '=', 'token_holds.document_id'),
    )
    .select('token_holds.document_id')
    .distinct()
    .where('token_holds.user_id', '=', userId)
    .where('generations.status', 'in', ['queued', 'running'])
    .where('document_unlocks.document_id', 'is', null)
    .execute();
  return rows.map(({ document_id }) => document_id);
}

export async function insertGrant(trx: Queries, grant: Insertable<TokenGrantsTable>): Promise<void> {
  await trx.insertInto('token_grants').values(grant).execute();
}

export async function findGrant(
  trx: Queries,
  reference: string,
): Promise<{ documents: number; withdrawn: number } | undefined> {
  return trx
    .selectFrom('token_grants')
    .select(['documents', 'withdrawn'])
    .where('reference', '=', reference)
    .executeTakeFirst();
}

export async function saveWithdrawn(trx: Queries, reference: string, withdrawn: number): Promise<void> {
  await trx.updateTable('token_grants').set({ withdrawn }).where('reference', '=', reference).execute();
}
