import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { tablesAboutPeople } from '../../../../test/tables-about-people.ts';
import { personalData } from '../../../domains.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

async function exportOf(person: Person) {
  const response = await app.inject({
    url: '/api/v1/auth/me/export',
    headers: { authorization: `Bearer ${person.token}` },
  });
  const files = unzipSync(new Uint8Array(response.rawPayload));
  return { response, files, json: (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array())) };
}

describe('the export', () => {
  it('is a zip to be saved, kept by no cache', async () => {
    const { response } = await exportOf(await aPerson(app));
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="akada-\d{4}-\d\d-\d\d\.zip"; /),
      'cache-control': 'no-store',
    });
  });

  it('holds everything that the person gave', async () => {
    const person = await aPerson(app, { name: 'Ngọzi' });
    await person.client.account.updateProfile({ body: { bio: 'I like bacteria.' } });
    await person.client.account.updateSettings({ body: { theme: 'light' } });
    const { code } = await person.client.referral.get();
    const picture = new FormData();
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    picture.set('file', new Blob([new Uint8Array(png)]), 'me.png');
    await person.client.account.putAvatar({ body: picture });

    const { files, json } = await exportOf(person);
    expect(json('profile.json')).toMatchObject({ name: 'Ngọzi', bio: 'I like bacteria.', email: person.user.email });
    expect(json('settings.json')).toMatchObject({ theme: 'light' });
    expect(json('consents.json')).toMatchObject([{ document: 'terms' }]);
    expect(json('sessions.json')).toHaveLength(1);
    expect(json('referral.json')).toMatchObject({ code, points: 0, sign_ups: [] });
    expect(await sharp(files['picture.webp']).metadata()).toMatchObject({ format: 'webp' });
  });

  it('holds no secret and nobody else', async () => {
    const inviter = await aPerson(app);
    const { code } = await inviter.client.referral.get();
    const answer = await app.client().auth.register({
      body: { email: 'invited@student.example', password: 'correct horse', name: 'X', referral_code: code },
    });
    for (const person of [inviter, { ...inviter, token: answer.access_token }]) {
      const { files } = await exportOf(person);
      const everything = Object.values(files)
        .map((bytes) => strFromU8(bytes))
        .join('\n');
      expect(everything).not.toMatch(/argon2|akr_|password_hash/);
      const stranger = person === inviter ? answer.user : inviter.user;
      expect(everything).not.toContain(stranger.id);
      expect(everything).not.toContain(stranger.email);
    }
  });

  it('covers every table that refers to an account', async () => {
    const known = new Set<string>(personalData.flatMap(({ tables }) => tables));
    const missing = (await tablesAboutPeople(app.db)).filter(({ table }) => !known.has(table));
    expect(missing).toEqual([]);
  });
});
