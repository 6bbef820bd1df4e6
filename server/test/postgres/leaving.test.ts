import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../factories.ts';
import { buildTestApp, type TestApp } from '../harness.ts';

/** Only where several connections write at once can a deletion and a job wait for each other. */

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const isSomebodyWaiting = async () => {
  const { rows } = await app.db.execute(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length > 0;
};

it('an account is deleted although one of its jobs got in the way', async () => {
  const { client, user } = await aPerson(app);
  await client.account.updateSettings({ body: { theme: 'light' } });

  const leaving = await app.db.queries.transaction().execute(async (job) => {
    // The deletion is to be the one that the database ends.
    await sql`set local deadlock_timeout = '1min'`.execute(job);
    await job.updateTable('settings').set({ theme: 'dark' }).where('user_id', '=', user.id).execute();
    const call = client.account.remove();
    await expect.poll(isSomebodyWaiting, { timeout: 20_000 }).toBe(true);
    await job.updateTable('users').set({ bio: 'written by the job' }).where('id', '=', user.id).execute();
    return { call };
  });

  await leaving.call;
  expect(await app.db.queries.selectFrom('users').select('id').where('id', '=', user.id).execute()).toEqual([]);
});
