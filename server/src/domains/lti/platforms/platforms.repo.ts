import type { Selectable } from 'kysely';
import type { Queries } from '../../../ports/db/port.ts';
import type { LtiPlatformsTable } from './platforms.tables.ts';

export type PlatformRow = Selectable<LtiPlatformsTable>;

/** False where this issuer has registered this client already. */
export async function insert(db: Queries, { origins, ...row }: PlatformRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('lti_platforms')
    .values({ ...row, origins: JSON.stringify(origins) })
    .onConflict((conflict) => conflict.columns(['issuer', 'client_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const list = (db: Queries): Promise<PlatformRow[]> =>
  db.selectFrom('lti_platforms').selectAll().orderBy('created_at').orderBy('id').execute();

export const find = (db: Queries, id: string): Promise<PlatformRow | undefined> =>
  db.selectFrom('lti_platforms').selectAll().where('id', '=', id).executeTakeFirst();

export const listOfIssuer = (db: Queries, issuer: string): Promise<PlatformRow[]> =>
  db.selectFrom('lti_platforms').selectAll().where('issuer', '=', issuer).execute();

export async function remove(db: Queries, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('lti_platforms').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function rename(db: Queries, id: string, name: string): Promise<void> {
  await db.updateTable('lti_platforms').set({ name }).where('id', '=', id).execute();
}

export async function setOrigins(db: Queries, id: string, origins: readonly string[]): Promise<void> {
  await db
    .updateTable('lti_platforms')
    .set({ origins: JSON.stringify(origins) })
    .where('id', '=', id)
    .execute();
}

export async function addDeployment(db: Queries, platformId: string, deploymentId: string): Promise<void> {
  await db
    .insertInto('lti_deployments')
    .values({ platform_id: platformId, deployment_id: deploymentId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function listDeployments(db: Queries, platformId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('lti_deployments')
    .select('deployment_id')
    .where('platform_id', '=', platformId)
    .orderBy('deployment_id')
    .execute();
  return rows.map(({ deployment_id }) => deployment_id);
}

export async function hasDeployment(db: Queries, platformId: string, deploymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('lti_deployments')
    .select('deployment_id')
    .where('platform_id', '=', platformId)
    .where('deployment_id', '=', deploymentId)
    .executeTakeFirst();
  return row !== undefined;
}
