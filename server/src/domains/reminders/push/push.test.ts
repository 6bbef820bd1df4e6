import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPlainSprint } from '../../../../test/a-plain-sprint.ts';
import { dumpDatabase } from '../../../../test/dump.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp, type TestClient, testSecrets } from '../../../../test/harness.ts';
import { startPushServer, type TestBrowser, type TestPushServer } from '../../../../test/push-server.ts';
import { deriveVapidKeys } from '../../../ports/push/vapid.ts';
import { createWebPush } from '../../../ports/push/web-push.ts';
import { runReminders } from '../reminders.jobs.ts';

let server: TestPushServer;
let app: TestApp;
let learner: Person;
let browser: TestBrowser;
beforeAll(async () => {
  server = await startPushServer();
  const keys = deriveVapidKeys((attempt) => testSecrets.key(`vapid ${attempt}`), 'https://akada.example');
  app = await buildTestApp({ push: (clock) => createWebPush({ keys, clock, door: server.door }) });
  await app.startWorkers();
});
afterAll(async () => {
  await app.close();
  await server.close();
});

let day = Date.parse('2027-03-01');
/** In the evening of another day, so that everybody may be reminded again. */
const nextEvening = () => {
  day += 86_400_000;
  app.clock.set(new Date(day + 16.1 * 3_600_000));
};

beforeEach(async () => {
  await app.db.queries.updateTable('settings').set({ reminders: 'off' }).execute();
  nextEvening();
  learner = await aPerson(app);
  browser = server.aBrowser();
  await learner.client.account.updateSettings({ body: { reminders: 'daily' } });
  await aPlainSprint(app, learner);
});

const allow = (client: TestClient, { target: { endpoint, p256dh, auth } }: TestBrowser) =>
  client.push.register({ body: { endpoint, keys: { p256dh, auth } } });

async function run(times = 1): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => app.runNow(runReminders)));
  const waiting = async () => {
    const { rows } = await app.db.execute(
      "select 1 from jobs.job where name = 'reminders.push' and state in ('created', 'retry', 'active')",
      [],
    );
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
}

const signInAgain = async ({ user, password }: Person) => {
  const { access_token } = await app.client().auth.login({ body: { email: user.email, password } });
  return app.client({ token: access_token });
};

describe('a reminder on a device', () => {
  it('says what the letter would, once a day, until the evening is over', async () => {
    await allow(learner.client, browser);
    await run(3);
    expect(browser.received).toHaveLength(1);
    expect(JSON.parse(browser.received[0]!.text!)).toMatchObject({
      title: 'Day 1 of Membranes',
      body: expect.stringContaining('Up next: “Lesson 1”.'),
      path: expect.stringMatching(/^\/sprint\//),
    });
    expect(Number(browser.received[0]?.ttl)).toBeGreaterThan(3 * 3600);
    expect(Number(browser.received[0]?.ttl)).toBeLessThanOrEqual(4 * 3600);
    nextEvening();
    await run();
    expect(browser.received).toHaveLength(2);
  });

  it('does not need a confirmed address, and comes beside no letter that was not asked for', async () => {
    await allow(learner.client, browser);
    await run();
    expect(browser.received).toHaveLength(1);
    expect(app.mail.kept?.().filter(({ to, unsubscribe }) => to === learner.user.email && unsubscribe)).toEqual([]);
  });

  it('is tried again where the push service was away for a moment', async () => {
    await allow(learner.client, browser);
    server.answers.push(503);
    await run();
    expect(browser.received).toHaveLength(1);
  });

  it('forgets a device that is gone', async () => {
    await allow(learner.client, browser);
    server.answers.push(410);
    await run();
    const client = await signInAgain(learner);
    expect(await client.push.state()).toMatchObject({ devices: 0 });
  });

  it('does not come where notices are not wanted', async () => {
    await allow(learner.client, browser);
    await learner.client.account.updateSettings({ body: { notifications_enabled: false } });
    await run();
    expect(browser.received).toEqual([]);
  });
});

describe('a device', () => {
  it('is told to the session that allowed it, and can be taken back', async () => {
    const { public_key, ...before } = await learner.client.push.state();
    expect(Buffer.from(public_key, 'base64url')).toHaveLength(65);
    expect(before).toEqual({ is_on: false, devices: 0 });
    await allow(learner.client, browser);
    expect(await learner.client.push.state()).toMatchObject({ is_on: true, devices: 1 });
    expect(await (await signInAgain(learner)).push.state()).toMatchObject({ is_on: false, devices: 1 });
    await learner.client.push.remove();
    await run();
    expect(browser.received).toEqual([]);
  });

  it.each([
    ['logging out', (client: TestClient) => client.auth.logout()],
    ['signing out everywhere', (client: TestClient) => client.account.endAllSessions({ query: {} })],
    ['deleting the account', (client: TestClient) => client.account.remove()],
  ])('is forgotten by %s', async (_, leave) => {
    await allow(learner.client, browser);
    await leave(learner.client);
    const rows = await app.db.queries
      .selectFrom('push_devices')
      .select('id')
      .where('user_id', '=', learner.user.id)
      .execute();
    expect(rows).toEqual([]);
  });

  it('belongs to whoever allowed it last', async () => {
    const other = await aPerson(app);
    await allow(learner.client, browser);
    await allow(other.client, browser);
    expect((await learner.client.push.state()).devices).toBe(0);
    expect((await other.client.push.state()).devices).toBe(1);
  });

  it('is one of at most ten: the oldest goes', async () => {
    for (let n = 0; n < 11; n += 1) await allow(await signInAgain(learner), server.aBrowser());
    expect((await learner.client.push.state()).devices).toBe(10);
  });

  it.each(['https://127.0.0.1/push', 'http://push.example/x', 'https://push.example:444/x'])(
    'cannot be at %s',
    async (endpoint) => {
      const { p256dh, auth } = browser.target;
      const error = await failureOf(learner.client.push.register({ body: { endpoint, keys: { p256dh, auth } } }));
      expect(error.code).toBe('push_not_usable');
    },
  );

  it('stands in no dump of the database in clear', async () => {
    await allow(learner.client, browser);
    const content = await dumpDatabase(app.db);
    expect(content).not.toContain(browser.target.endpoint);
    expect(content).not.toContain(browser.target.auth);
  });
});
