import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const logIn = (person: Person, password = person.password) =>
  app.client().auth.login({ body: { email: person.user.email, password } });

describe('the profile', () => {
  it('changes only what is given', async () => {
    const { client, user } = await aPerson(app, { name: 'Ngozi' });
    await client.account.updateProfile({ body: { bio: '  200 level, Microbiology  ' } });
    const profile = await client.account.updateProfile({ body: { name: 'Ngọzi Ọlá', timezone: 'Africa/Accra' } });
    expect(profile).toMatchObject({
      id: user.id,
      name: 'Ngọzi Ọlá',
      bio: '200 level, Microbiology',
      timezone: 'Africa/Accra',
      has_password: true,
    });
    expect(await client.auth.me()).toEqual(profile);
  });

  it.each([
    [{ name: '   ' }, 'Name is required'],
    [{ name: 'two\nlines' }, 'Name must be on one line'],
    [{ bio: 'x'.repeat(501) }, 'Bio must be at most 500 characters long'],
    [{ bio: 'a\0b' }, 'A text must not hold NUL'],
    [{ timezone: 'Mars/Olympus' }, 'Unknown time zone'],
  ])('refuses %j', async (body, message) => {
    const { client } = await aPerson(app);
    const error = await failureOf(client.account.updateProfile({ body }));
    expect([error.status, error.message]).toEqual([422, message]);
  });

  it('T25 changes neither the address nor the id, whatever a body says', async () => {
    const { client, user, token } = await aPerson(app);
    await app.inject({
      method: 'PATCH',
      url: '/api/v1/auth/me',
      headers: { authorization: `Bearer ${token}` },
      payload: { email: 'other@student.example', id: 'chosen', email_confirmed_at: '2026-01-01T00:00:00Z' },
    });
    expect(await client.auth.me()).toMatchObject({ id: user.id, email: user.email, email_confirmed: false });
  });

  it('T36 gives a name with mark-up back as it was written, as JSON that no browser takes for a page', async () => {
    const name = '<img src=x onerror=alert(1)> =HYPERLINK("x")';
    const { token } = await aPerson(app, { name });
    const response = await app.inject({ url: '/api/v1/auth/me', headers: { authorization: `Bearer ${token}` } });
    expect(response.json().name).toBe(name);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('settings', () => {
  it('begin with the documents’ defaults', async () => {
    const { client } = await aPerson(app);
    expect(await client.account.getSettings()).toEqual({
      learning_style: 'visual',
      difficulty_preference: 'adaptive',
      notifications_enabled: true,
      email_notifications: true,
      reminders: 'off',
      weekly_digest: false,
      theme: 'dark',
      focus: 'study',
      theme_chosen: false,
      terms_to_accept: null,
    });
  });

  it('name terms that are newer than those the person accepted, until these are accepted too', async () => {
    const person = await aPerson(app);
    const consents = app.db.queries.updateTable('consents').where('user_id', '=', person.user.id);
    await consents.set({ version: '2020-01-01' }).execute();
    const { terms_to_accept } = await person.client.account.getSettings();
    expect(terms_to_accept).toMatch(/^\d{4}-\d\d-\d\d$/);
    await person.client.auth.acceptTerms({ body: { version: terms_to_accept ?? '' } });
    expect((await person.client.account.getSettings()).terms_to_accept).toBeNull();
  });

  it('keep what is left out', async () => {
    const { client } = await aPerson(app);
    await client.account.updateSettings({ body: { theme: 'light' } });
    const settings = await client.account.updateSettings({ body: { email_notifications: false } });
    expect(settings).toMatchObject({ theme: 'light', email_notifications: false, learning_style: 'visual' });
    expect(await client.account.getSettings()).toMatchObject(settings);
  });

  it('remember that somebody teaches, and leave the theme unchosen', async () => {
    const { client } = await aPerson(app);
    await client.account.updateSettings({ body: { focus: 'teach' } });
    expect(await client.account.getSettings()).toMatchObject({ focus: 'teach', theme_chosen: false });
  });

  it('hold what was chosen last of two phones, whichever arrives first and however often', async () => {
    const { client } = await aPerson(app);
    const now = app.clock.now().getTime();
    const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
    const choices = [
      { theme: 'light', chosen_at: ago(15) },
      { theme: 'dark', reminders: 'daily', chosen_at: ago(25) },
      { reminders: 'weekly', chosen_at: ago(20) },
    ] as const;
    for (const order of [choices, choices.toReversed(), choices]) {
      for (const body of order) await client.account.updateSettings({ body });
      expect(await client.account.getSettings()).toMatchObject({ theme: 'light', reminders: 'weekly' });
    }
    // The answer says what holds.
    const late = await client.account.updateSettings({ body: { theme: 'dark', focus: 'teach', chosen_at: ago(16) } });
    expect(late).toMatchObject({ theme: 'light', focus: 'teach' });
    // A clock that is a day ahead chooses for now: what is chosen afterwards, without a time, is later.
    await client.account.updateSettings({ body: { theme: 'system', chosen_at: ago(-1440) } });
    expect(await client.account.updateSettings({ body: { theme: 'dark' } })).toMatchObject({ theme: 'dark' });
  });

  it('are chosen by a phone whose clock is wrong as by any other', async () => {
    const { client } = await aPerson(app);
    const now = app.clock.now().getTime();
    const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
    await client.account.updateSettings({ body: { theme: 'light', chosen_at: ago(10) } });
    const twoHoursBehind = { chosen_at: ago(125), sent_at: ago(120) };
    expect(await client.account.updateSettings({ body: { theme: 'dark', ...twoHoursBehind } })).toMatchObject({
      theme: 'dark',
    });
    const twoHoursAhead = { chosen_at: ago(-112), sent_at: ago(-120) };
    expect(await client.account.updateSettings({ body: { theme: 'system', ...twoHoursAhead } })).toMatchObject({
      theme: 'dark',
    });
  });

  it('keep both of two changes made at once', async () => {
    const { client } = await aPerson(app);
    await Promise.all([
      client.account.updateSettings({ body: { theme: 'system' } }),
      client.account.updateSettings({ body: { difficulty_preference: 'hard' } }),
    ]);
    expect(await client.account.getSettings()).toMatchObject({ theme: 'system', difficulty_preference: 'hard' });
  });

  it('count the theme as chosen once it was saved, and not for another choice', async () => {
    const { client } = await aPerson(app);
    await client.account.updateSettings({ body: { difficulty_preference: 'hard' } });
    expect(await client.account.getSettings()).toMatchObject({ theme: 'dark', theme_chosen: false });
    await client.account.updateSettings({ body: { theme: 'dark' } });
    await client.account.updateSettings({ body: { difficulty_preference: 'easy' } });
    expect(await client.account.getSettings()).toMatchObject({ theme: 'dark', theme_chosen: true });
  });

  it('refuse a theme that does not exist', async () => {
    const { client } = await aPerson(app);
    const error = await failureOf(client.account.updateSettings({ body: { theme: 'pink' as 'dark' } }));
    expect(error.status).toBe(422);
  });
});

describe('changing the password', () => {
  const change = (person: Person, current_password: string, new_password: string) =>
    person.client.account.changePassword({ body: { current_password, new_password } });

  it('lets in with the new one and no longer with the old', async () => {
    const person = await aPerson(app);
    await change(person, person.password, 'a new password');
    expect((await failureOf(logIn(person))).status).toBe(401);
    expect((await logIn(person, 'a new password')).user.id).toBe(person.user.id);
  });

  it('T10 ends every other session at once and keeps this one', async () => {
    const person = await aPerson(app);
    const other = await logIn(person);
    await change(person, person.password, 'a new password');
    expect((await failureOf(app.client({ token: other.access_token }).auth.validate())).status).toBe(401);
    const refresh = { headers: {}, body: { refresh_token: other.refresh_token } };
    expect((await failureOf(app.client().auth.refresh(refresh))).status).toBe(401);
    expect(await person.client.auth.validate()).toEqual({ valid: true });
  });

  it('needs the current one', async () => {
    const person = await aPerson(app);
    const error = await failureOf(change(person, 'not this', 'a new password'));
    expect([error.status, error.code]).toEqual([403, 'wrong_password']);
    expect((await logIn(person)).user.id).toBe(person.user.id);
  });

  it('refuses a short one with the documents’ words', async () => {
    const person = await aPerson(app);
    const error = await failureOf(change(person, person.password, '1234567'));
    expect(error.message).toBe('Password must be at least 8 characters long');
  });

  it('stops guessing after ten wrong tries', async () => {
    const person = await aPerson(app);
    for (let n = 0; n < 10; n++) await failureOf(change(person, 'not this', 'a new password'));
    expect((await failureOf(change(person, person.password, 'a new password'))).status).toBe(429);
  });

  it('tells an account without a password how to get one', async () => {
    const person = await aPerson(app);
    await app.db.queries.updateTable('users').set({ password_hash: null }).where('id', '=', person.user.id).execute();
    expect((await failureOf(change(person, 'anything', 'a new password'))).code).toBe('password_not_set');
    expect((await person.client.auth.me()).has_password).toBe(false);
  });
});

describe('sessions', () => {
  it('are listed with their devices, this one marked', async () => {
    const person = await aPerson(app);
    await app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/128.0 Mobile Safari/537.36' },
      payload: { email: person.user.email, password: person.password },
    });
    const { sessions } = await person.client.account.listSessions();
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome on Android', false],
      [expect.any(String), true],
    ]);
  });

  it('can be ended one by one', async () => {
    const person = await aPerson(app);
    const other = await logIn(person);
    const { sessions } = await person.client.account.listSessions();
    const id = sessions.find(({ current }) => !current)?.id ?? '';
    await person.client.account.endSession({ params: { id } });
    expect((await failureOf(app.client({ token: other.access_token }).auth.validate())).status).toBe(401);
    expect((await person.client.account.listSessions()).sessions).toHaveLength(1);
    expect((await failureOf(person.client.account.endSession({ params: { id } }))).status).toBe(404);
  });

  it('all end when signing out everywhere, this one included', async () => {
    const person = await aPerson(app);
    const other = await logIn(person);
    await person.client.account.endAllSessions({ query: {} });
    expect((await failureOf(person.client.auth.validate())).status).toBe(401);
    expect((await failureOf(app.client({ token: other.access_token }).auth.validate())).status).toBe(401);
  });
});
