import { ApiError } from '@akada/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { tablesAboutPeople } from '../../../../test/tables-about-people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  await app.startWorkers();
});
afterAll(() => app.close());

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error) => (error instanceof ApiError ? error.status : error),
  );

async function rowsAbout(userId: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await tablesAboutPeople(app.db)) {
    const { rows } = await app.db.execute(`select 1 from ${table} where ${column} = $1`, [userId]);
    if (rows.length > 0) found.push(table);
  }
  return found;
}

const aPicture = async () => {
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'me.png');
  return form;
};

describe('deleting an account', () => {
  it('T10 kills every token of it at once', async () => {
    const person = await aPerson(app);
    const other = await app.client().auth.login({ body: { email: person.user.email, password: person.password } });
    await person.client.account.remove();
    expect(await statusOf(person.client.auth.validate())).toBe(401);
    expect(await statusOf(app.client({ token: other.access_token }).auth.me())).toBe(401);
    for (const refresh_token of [person.refreshToken, other.refresh_token])
      expect(await statusOf(app.client().auth.refresh({ headers: {}, body: { refresh_token } }))).toBe(401);
    const login = { email: person.user.email, password: person.password };
    expect(await statusOf(app.client().auth.login({ body: login }))).toBe(401);
  });

  it('leaves no row about the person in any table', async () => {
    const person = await aPerson(app);
    await person.client.account.updateSettings({ body: { theme: 'light' } });
    await person.client.referral.get();
    expect(await rowsAbout(person.user.id)).toEqual(expect.arrayContaining(['settings', 'sessions', 'referral_codes']));
    await person.client.account.remove();
    expect(await rowsAbout(person.user.id)).toEqual([]);
    const users = await app.db.queries
      .selectFrom('users')
      .select('id')
      .where('email', '=', person.user.email)
      .execute();
    expect(users).toEqual([]);
  });

  it('makes the picture unreachable at once and removes its file soon', async () => {
    const person = await aPerson(app);
    const { avatar_url } = await person.client.account.putAvatar({ body: await aPicture() });
    const file = `avatars/${avatar_url?.split('/').pop()}`;
    expect(await app.storage.exists(file)).toBe(true);
    await person.client.account.remove();
    expect((await app.inject({ url: avatar_url! })).statusCode).toBe(404);
    await expect.poll(() => app.storage.exists(file), { timeout: 10_000 }).toBe(false);
  });

  it('frees the address for a new account that knows nothing of the old', async () => {
    const person = await aPerson(app);
    await person.client.account.updateProfile({ body: { bio: 'before' } });
    await person.client.account.remove();
    const again = await aPerson(app, { email: person.user.email });
    expect(again.user.id).not.toBe(person.user.id);
    expect(await again.client.auth.me()).toMatchObject({ bio: '', avatar_url: null });
  });

  it('leaves everybody else alone', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    await person.client.account.remove();
    expect(await other.client.auth.validate()).toEqual({ valid: true });
  });
});
