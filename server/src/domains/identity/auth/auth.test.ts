import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { termsVersion } from './auth.rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

describe('sign-up', () => {
  it('answers with tokens, the user and every name of the id that the documents read', async () => {
    const answer = await app.client().auth.register({
      body: { email: 'Ngozi@Student.Example', password: 'kolanu', name: '  Ngozi  ' },
    });
    expect(answer.user).toEqual({ id: answer.id, name: 'Ngozi', email: 'ngozi@student.example', avatar_url: null });
    expect([answer.userId, answer.user_id, answer.token]).toEqual([answer.id, answer.id, answer.access_token]);
    expect(answer.access_token.split('.')).toHaveLength(3);
  });

  it('refuses a taken address whatever its case', async () => {
    const { user } = await aPerson(app);
    const error = await failureOf(aPerson(app, { email: user.email.toUpperCase() }));
    expect([error.status, error.message]).toEqual([409, 'This email is already registered. Please log in instead.']);
  });

  it('gives one account to twenty simultaneous sign-ups with one address', async () => {
    const email = 'race@student.example';
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => aPerson(app, { email })));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('records which version of the terms was accepted', async () => {
    const { user } = await aPerson(app);
    const rows = await app.db.queries.selectFrom('consents').selectAll().where('user_id', '=', user.id).execute();
    expect(rows).toMatchObject([{ document: 'terms', version: termsVersion }]);
  });

  it('refuses an acceptance of older terms, and makes no account', async () => {
    const body = {
      email: 'older@student.example',
      password: 'a long pass phrase',
      name: 'Ada',
      terms_version: '2020-01-01',
    };
    expect((await failureOf(app.client().auth.register({ body }))).code).toBe('terms_changed');
    expect(await app.db.queries.selectFrom('users').select('id').where('email', '=', body.email).execute()).toEqual([]);
  });

  it('names every invalid field in one answer', async () => {
    const error = await failureOf(
      app.client().auth.register({ body: { email: 'nobody', password: '12345', name: ' ' } }),
    );
    expect(error.faults.map((fault) => fault.msg)).toEqual([
      'Please enter a valid email address',
      'Password must be at least 6 characters long',
      'Name is required',
    ]);
  });

  it('T25 ignores fields that a body has no business to carry', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/register',
      headers: { 'content-type': 'application/json' },
      payload:
        '{"email":"extra@student.example","password":"a secret of mine","name":"X","id":"chosen","plan":"pro","__proto__":{"plan":"pro"}}',
    });
    expect(response.statusCode).toBe(201);
    expect(response.json().id).not.toBe('chosen');
    expect(response.json()).not.toHaveProperty('plan');
  });
});

describe('a new password', () => {
  it.each(['123456', 'PassWord', '      ', 'aaaaaaaa', 'qwerty '])(
    'T70 “%s” is refused at sign-up',
    async (password) => {
      const body = { email: 'common@student.example', password, name: 'X' };
      const refused = await failureOf(app.client().auth.register({ body }));
      expect([refused.status, refused.code]).toEqual([422, 'common_password']);
    },
  );

  it.each(['nigeria', 'Unilag 2026', 'abcdef', 'akada1', '１２３４５６', '123456\u200b', '\u2060n\u00adigeria\ufeff'])(
    'T70 “%s” is one too: a word that everybody here knows, or another width of the same',
    async (password) => {
      const body = { email: 'common@student.example', password, name: 'X' };
      expect((await failureOf(app.client().auth.register({ body }))).code).toBe('common_password');
    },
  );

  it('T70 has its length in characters that can be seen', async () => {
    const body = { email: 'short@student.example', password: 'q7x\u200b\u200b\u200b', name: 'X' };
    const refused = await failureOf(app.client().auth.register({ body }));
    expect([refused.status, refused.code]).toEqual([422, 'validation_failed']);
  });

  it('is kept as it was typed, whatever it is compared as', async () => {
    const body = { email: 'wide@student.example', password: 'ｋettle\u200b boils', name: 'X' };
    await app.client().auth.register({ body });
    await app.client().auth.login({ body: { email: body.email, password: body.password } });
    const other = { email: body.email, password: 'kettle boils' };
    expect((await failureOf(app.client().auth.login({ body: other }))).code).toBe('invalid_credentials');
  });

  it('T70 is refused on a change as well, and the old one goes on', async () => {
    const { client, password, user } = await aPerson(app);
    const body = { current_password: password, new_password: 'Password123' };
    expect((await failureOf(client.account.changePassword({ body }))).code).toBe('common_password');
    await app.client().auth.login({ body: { email: user.email, password } });
  });
});

describe('log-in', () => {
  it('T1 answers alike for a wrong password and an unknown address', async () => {
    const { user } = await aPerson(app);
    const wrong = await failureOf(app.client().auth.login({ body: { email: user.email, password: 'not this' } }));
    const unknown = await failureOf(
      app.client().auth.login({ body: { email: 'no@one.example', password: 'not this' } }),
    );
    expect([wrong.status, wrong.code, wrong.message]).toEqual([401, 'invalid_credentials', 'Invalid credentials']);
    expect([unknown.status, unknown.code, unknown.message]).toEqual([wrong.status, wrong.code, wrong.message]);
  });

  it('T1 takes a similar time for known and unknown addresses', async () => {
    const known = await Promise.all(Array.from({ length: 5 }, () => aPerson(app)));
    const time = async (email: string) => {
      const start = performance.now();
      await failureOf(app.client().auth.login({ body: { email, password: 'not this' } }));
      return performance.now() - start;
    };
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const knownTimes: number[] = [];
    const unknownTimes: number[] = [];
    for (const [index, person] of known.entries()) {
      knownTimes.push(await time(person.user.email));
      unknownTimes.push(await time(`unknown${index}@one.example`));
    }
    const ratio = median(knownTimes) / median(unknownTimes);
    expect(ratio).toBeGreaterThan(0.3);
    expect(ratio).toBeLessThan(3);
  });

  it('T2 answers the eleventh wrong password with 429 and when to come back', async () => {
    const { user, password } = await aPerson(app);
    const client = app.client({ address: '10.1.1.1' });
    for (let n = 0; n < 10; n++) {
      const error = await failureOf(client.auth.login({ body: { email: user.email, password: 'not this' } }));
      expect(error.status).toBe(401);
    }
    const refused = await failureOf(client.auth.login({ body: { email: user.email, password } }));
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeGreaterThan(0);
  });

  it('T2 judges ten passwords of a burst, and the right one after them does not get in', async () => {
    const { user, password } = await aPerson(app);
    const guess = (typed: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        remoteAddress: '10.1.1.2',
        payload: { email: user.email, password: typed },
      });
    const burst = [...Array.from({ length: 149 }, (_, n) => `guess ${n}`), password];
    const statuses = (await Promise.all(burst.map(guess))).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(140);
  });

  it('T2 judges two hundred passwords of a burst from many addresses at one account, and no more', async () => {
    const { user } = await aPerson(app);
    const guess = (n: number) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        remoteAddress: `10.4.${n}.1`,
        payload: { email: user.email, password: 'not this' },
      });
    const statuses = (await Promise.all(Array.from({ length: 230 }, (_, n) => guess(n)))).map((r) => r.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(200);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  it('T2 takes the addresses of one IPv6 network for one caller', async () => {
    const { user } = await aPerson(app);
    const guess = (address: string) =>
      failureOf(app.client({ address }).auth.login({ body: { email: user.email, password: 'not this' } }));
    for (let n = 0; n < 10; n++) await guess(`2001:db8:0:7::${n}`);
    expect((await guess('2001:db8:0:7:ffff::1')).status).toBe(429);
    expect((await guess('2001:db8:0:8::1')).status).toBe(401);
  });

  it('gives the count of a success back on both limits', async () => {
    const { user, password } = await aPerson(app);
    const login = (n: number) =>
      app.client({ address: `10.5.5.${n}` }).auth.login({ body: { email: user.email, password } });
    for (let n = 0; n < 12; n++) await login(1);
    const { rows } = await app.db.execute('select sum(count)::int as sum from attempts where count > 0');
    const before = rows[0]?.sum;
    await login(2);
    expect((await app.db.execute('select sum(count)::int as sum from attempts where count > 0')).rows[0]?.sum).toBe(
      before,
    );
  });

  it('T69 slows a network down that guesses at many accounts, and lets a known device through', async () => {
    const { user, password } = await aPerson(app);
    const first = await app.client({ address: '10.7.0.1' }).auth.login({ body: { email: user.email, password } });
    const guess = (n: number) =>
      app.client({ address: '10.7.7.7' }).auth.login({ body: { email: `nobody${n}@one.example`, password: 'x' } });
    for (let n = 0; n < 100; n++) expect((await failureOf(guess(n))).status).toBe(401);
    expect((await failureOf(guess(100))).status).toBe(401);
    const slowed = await failureOf(guess(101));
    expect(slowed.status).toBe(429);
    expect(slowed.retryAfter).toBeLessThanOrEqual(3);
    const known = { email: user.email, password, device_key: first.device_key };
    expect((await app.client({ address: '10.7.7.7' }).auth.login({ body: known })).user.id).toBe(user.id);
    app.clock.advance({ seconds: 4 });
    expect((await failureOf(guess(102))).status).toBe(401);
  });

  it('T69 never slows a hall down, where most get it right', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => aPerson(app)));
    const hall = app.client({ address: '10.7.8.8' });
    for (const { user, password } of people) {
      for (let n = 0; n < 3; n++)
        await failureOf(hall.auth.login({ body: { email: user.email, password: 'not this' } }));
      await hall.auth.login({ body: { email: user.email, password } });
    }
    const { user, password } = people[0]!;
    for (let n = 0; n < 3; n++) await hall.auth.login({ body: { email: user.email, password } });
  });

  it('T71 two hundred wrong tries elsewhere keep the owner out, but not on a device that was signed in', async () => {
    const { user, password } = await aPerson(app);
    const { device_key } = await app
      .client({ address: '10.8.0.1' })
      .auth.login({ body: { email: user.email, password } });
    const from = (n: number) => app.client({ address: `2001:db8:9:${n.toString(16)}::1` });
    for (let n = 0; n < 200; n++)
      await failureOf(from(n).auth.login({ body: { email: user.email, password: 'not this' } }));
    const login = (key?: string) =>
      app.client({ address: '10.8.0.1' }).auth.login({ body: { email: user.email, password, device_key: key } });
    expect((await failureOf(login())).status).toBe(429);
    expect((await failureOf(login('made up'))).status).toBe(429);
    expect((await login(device_key)).user.id).toBe(user.id);
  });

  it('T71 a known device has ten tries like any other', async () => {
    const { user, password } = await aPerson(app);
    const client = app.client({ address: '10.8.0.2' });
    const { device_key } = await client.auth.login({ body: { email: user.email, password } });
    const wrong = () => failureOf(client.auth.login({ body: { email: user.email, password: 'not this', device_key } }));
    for (let n = 0; n < 10; n++) expect((await wrong()).status).toBe(401);
    expect((await wrong()).status).toBe(429);
  });

  it('still lets the owner in from another address after somebody guessed', async () => {
    const { user, password } = await aPerson(app);
    for (let n = 0; n < 11; n++) {
      await failureOf(app.client({ address: '10.2.2.2' }).auth.login({ body: { email: user.email, password: 'x' } }));
    }
    const answer = await app.client({ address: '10.3.3.3' }).auth.login({ body: { email: user.email, password } });
    expect(answer.user.id).toBe(user.id);
  });

  it('T3 compares every character of a long Unicode password', async () => {
    const password = 'ọ̀rọ̀-àṣírí '.repeat(40);
    const { user } = await aPerson(app, { password });
    const shorter = await failureOf(
      app.client().auth.login({ body: { email: user.email, password: password.slice(0, -1) } }),
    );
    expect(shorter.status).toBe(401);
    await app.client().auth.login({ body: { email: user.email, password } });
  });
});

describe('log-out', () => {
  it('T10 makes both tokens useless at once', async () => {
    const person = await aPerson(app);
    await person.client.auth.logout();
    expect((await failureOf(person.client.auth.validate())).status).toBe(401);
    const refresh = await failureOf(
      app.client().auth.refresh({ headers: {}, body: { refresh_token: person.refreshToken } }),
    );
    expect(refresh.status).toBe(401);
  });

  it('takes a token whose time is over, from a phone that had no network', async () => {
    const person = await aPerson(app);
    app.clock.advance({ minutes: 180 });
    expect((await failureOf(person.client.auth.validate())).status).toBe(401);
    await person.client.auth.logout();
    const refresh = await failureOf(
      app.client().auth.refresh({ headers: {}, body: { refresh_token: person.refreshToken } }),
    );
    expect(refresh.status).toBe(401);
  });

  it('leaves the other sessions of the account alone', async () => {
    const person = await aPerson(app);
    const other = await app.client().auth.login({ body: { email: person.user.email, password: person.password } });
    await person.client.auth.logout();
    expect(await app.client({ token: other.access_token }).auth.validate()).toEqual({ valid: true });
  });
});
