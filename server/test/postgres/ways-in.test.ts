import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { disable, enable } from '../../src/operator/accounts.ts';
import type { Queries } from '../../src/ports/db/port.ts';
import { aPerson, type Person } from '../factories.ts';
import { failureOf } from '../failure.ts';
import { buildTestApp, type TestApp } from '../harness.ts';
import { launch as launchAt } from '../lti-launch.ts';
import { startLtiPlatform, type TestPlatform } from '../lti-platform.ts';
import { registerPlatform } from '../lti-registered.ts';
import { afterRecovery, readyToReset } from '../recovery.ts';

/** Only where several connections write at once can somebody come in while an account is closed or recovered. */

const publicUrl = 'http://akada.example';
const lesson = `${publicUrl}/courses/cos-101/lessons/history-of-computing`;

let platform: TestPlatform;
let app: TestApp;
let people = 0;
beforeAll(async () => {
  platform = await startLtiPlatform();
  app = await buildTestApp({ env: { PUBLIC_URL: publicUrl, LTI_LOOPBACK: 'on' } });
  await registerPlatform(app, platform);
  await app.startWorkers();
});
beforeEach(() => {
  people++;
  platform.person = { ...platform.person, sub: `at-once-${people}` };
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const launch = async () => (await launchAt(app, platform, lesson)).oneTime;
const enter = async () => app.client().lti.enter({ body: await launch() });
const login = ({ user, password }: Person) => app.client().auth.login({ body: { email: user.email, password } });

async function aJoinedPerson(): Promise<Person> {
  const person = await aPerson(app);
  const { user, password } = person;
  await person.client.lti.join({ body: { ...(await launch()), email: user.email, password } });
  return person;
}

async function countWaiting(): Promise<number> {
  const { rows } = await app.db.execute(
    `select 1 from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query not like '%jobs.%'`,
  );
  return rows.length;
}

/** Holds a row, lets one call after the other come as far as it can, then lets the row go. */
async function inThisOrder<Calls extends (() => Promise<unknown>)[]>(
  hold: RawBuilder<unknown>,
  ...calls: Calls
): Promise<PromiseSettledResult<unknown>[]> {
  const started: Promise<unknown>[] = [];
  await app.db.queries.transaction().execute(async (held: Queries) => {
    await hold.execute(held);
    for (const call of calls) {
      const before = await countWaiting();
      let isOver = false;
      const running = call().finally(() => {
        isOver = true;
      });
      running.catch(() => {});
      started.push(running);
      await expect.poll(async () => isOver || (await countWaiting()) > before, { timeout: 60_000 }).toBe(true);
    }
  });
  return Promise.allSettled(started);
}

const personOf = ({ user }: Person) => sql`select 1 from users where id = ${user.id} for no key update`;
const sessionsOf = ({ user }: Person) => sql`select 1 from sessions where user_id = ${user.id} for update`;
const linksOf = ({ user }: Person) => sql`select 1 from lti_people where user_id = ${user.id} for update`;

describe('an account that is being closed', () => {
  it.each([
    ['a login', login],
    ['a launch', enter],
  ])('is not opened by %s at the same moment', async (_name, comeIn) => {
    const person = await aJoinedPerson();
    const oneAfterTheOther = await inThisOrder(
      sessionsOf(person),
      () => disable(app.deps, person.user.id),
      () => comeIn(person),
    );
    const [closed, came] = oneAfterTheOther;
    expect(closed).toMatchObject({ status: 'fulfilled' });
    expect(came).toMatchObject({ status: 'rejected', reason: { code: 'account_disabled' } });
    await enable(app.deps, person.user.id);
    const client = app.client({ token: (await login(person)).access_token });
    expect((await client.account.listSessions()).sessions).toHaveLength(1);
  });
});

describe('T67 a recovery', () => {
  it('waits for another one of the same account, which then finds its token spent', async () => {
    const person = await aPerson(app);
    const first = await readyToReset(app, person);
    app.clock.advance({ minutes: 1 });
    const second = await readyToReset(app, person);
    const [one, other] = await inThisOrder(personOf(person), first, second);
    expect(one).toMatchObject({ status: 'fulfilled' });
    expect(other).toMatchObject({ status: 'rejected', reason: { code: 'invalid_reset_token' } });
  });

  it('waits for a launch that came first, and ends what it opened', async () => {
    const person = await aJoinedPerson();
    const [came, recovered] = await inThisOrder(linksOf(person), enter, await readyToReset(app, person));
    expect([came?.status, recovered?.status]).toEqual(['fulfilled', 'fulfilled']);
    const owner = await afterRecovery(app, person);
    expect(await owner.social.listLinks()).toMatchObject({ platforms: [] });
    expect((await owner.account.listSessions()).sessions).toHaveLength(1);
    expect((await failureOf(person.client.auth.me())).status).toBe(401);
    expect((await enter()).session.user.id).not.toBe(person.user.id);
  });
});

it('logging out everywhere waits for a launch that came first, and ends what it opened', async () => {
  const person = await aJoinedPerson();
  const everywhere = () => person.client.account.endAllSessions({ query: {} });
  const [came, ended] = await inThisOrder(linksOf(person), enter, everywhere);
  expect(ended).toMatchObject({ status: 'fulfilled' });
  const { session } = (came as PromiseFulfilledResult<Awaited<ReturnType<typeof enter>>>).value;
  const launched = app.client({ token: session.access_token });
  expect((await failureOf(launched.auth.me())).status).toBe(401);
});
