import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPlainSprint } from '../../../../test/a-plain-sprint.ts';
import { aPerson, confirmAddress, type Person, signedInAgain } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { lettersSent, regularLettersTo } from '../../../../test/mails.ts';
import { Mondays } from '../../../../test/mondays.ts';
import { runDigests } from './digest.jobs.ts';

let app: TestApp;
let learner: Person;
const mondays = new Mondays();
const at = (time: string, daysLater?: number) => mondays.set(app, time, daysLater);

beforeAll(async () => {
  app = await buildTestApp({ env: { PUBLIC_URL: 'https://akada.example' } });
  await app.startWorkers();
});
afterAll(() => app.close());
beforeEach(async () => {
  mondays.next();
  // Who wanted it in another test is out of the way.
  await app.db.queries.updateTable('settings').set({ weekly_digest: false }).execute();
  at('08:00', -5);
  learner = await aReader();
  await aPlainSprint(app, learner, { title: 'Membranes' });
});

async function aReader(): Promise<Person> {
  const person = await aPerson(app);
  await confirmAddress(app, person);
  await person.client.account.updateSettings({ body: { weekly_digest: true } });
  return person;
}

const again = async (person: Person) => (await signedInAgain(app, person)).client;

/** Looks for whom it is time, and waits until every letter that follows is sent or dropped. */
async function run(times = 1): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => app.runNow(runDigests)));
  await lettersSent(app);
}

const digests = ({ user }: Person) => regularLettersTo(app, user.email);

async function finishDayOne(): Promise<void> {
  const client = await again(learner);
  const [sprint] = (await client.sprints.list()).sprints;
  await client.progress.updateProgress({
    params: { sprintId: sprint?.id ?? '' },
    body: { day_number: 1, activity_type: 'day_completed' },
  });
}

describe('the weekly digest', () => {
  it('says on Monday morning what was learnt last week and what is next', async () => {
    at('12:00', -3);
    await finishDayOne();
    // Eight in the morning in Lagos.
    at('07:05');
    await run();
    const [letter] = digests(learner);
    expect(letter?.subject).toBe('Your week with Akada');
    expect(letter?.text).toContain('Last week you studied on 1 day. You finished “Lesson 1”.');
    expect(letter?.text).toContain('Up next: day 2 of Membranes, “Lesson 2”.');
    expect(letter?.text).toMatch(/https:\/\/akada\.example\/sprint\/\S+/);
  });

  it('does not count what was done this Monday already, nor before last week', async () => {
    at('06:30');
    await finishDayOne();
    at('07:05');
    await run();
    expect(digests(learner).map(({ subject }) => subject)).toEqual(['A new week with Akada']);
    at('07:05', 14);
    await run();
    expect(digests(learner)[0]?.text).not.toContain('You finished');
  });

  it('comes in the morning of where the learner is', async () => {
    await learner.client.account.updateProfile({ body: { timezone: 'America/New_York' } });
    at('07:05');
    await run();
    expect(digests(learner)).toEqual([]);
    at('13:05');
    await run();
    expect(digests(learner)).toHaveLength(1);
  });

  it('comes once a week, however many workers look and however often', async () => {
    at('07:05');
    await run(4);
    at('08:30');
    await run(2);
    at('07:05', 1);
    await run();
    expect(digests(learner)).toHaveLength(1);
    at('07:05', 7);
    await run(2);
    expect(digests(learner)).toHaveLength(2);
  });

  it('is not sent where there is nothing to say', async () => {
    const idle = await aReader();
    at('07:05');
    await run();
    expect(digests(idle)).toEqual([]);
    expect(digests(learner)).toHaveLength(1);
  });

  it('goes only to those who chose it, at a confirmed address of an account in use', async () => {
    const unasked = await aPerson(app);
    expect((await unasked.client.account.getSettings()).weekly_digest).toBe(false);
    await aPlainSprint(app, unasked);
    const change = (changes: object) =>
      app.db.queries.updateTable('users').set(changes).where('id', '=', learner.user.id).execute();
    at('07:05');
    await change({ email_confirmed_at: null });
    await run();
    await change({ email_confirmed_at: app.clock.now(), disabled_at: app.clock.now() });
    await run();
    expect([...digests(unasked), ...digests(learner)]).toEqual([]);
    // Were it not for that, it would have come.
    await change({ disabled_at: null });
    await run();
    expect(digests(learner)).toHaveLength(1);
  });
});

describe('stopping the digest', () => {
  async function stopAddress(): Promise<string> {
    at('07:05');
    await run();
    return (digests(learner)[0]?.unsubscribe ?? '').replace('https://akada.example', '');
  }
  const settings = async () => (await again(learner)).account.getSettings();

  it('takes one click of a mail program, without logging in, and leaves reminders as they are', async () => {
    await learner.client.account.updateSettings({ body: { reminders: 'daily' } });
    const url = await stopAddress();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
    expect(answer.statusCode).toBe(200);
    expect(await settings()).toMatchObject({ weekly_digest: false, reminders: 'daily' });
    at('07:05', 7);
    await run();
    expect(digests(learner)).toHaveLength(1);
  });

  it('is not done by merely opening the address, which leads to a page that asks', async () => {
    const answer = await app.inject({ url: await stopAddress() });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^https:\/\/akada\.example\/unsubscribe\?token=aku_/);
    expect(await settings()).toMatchObject({ weekly_digest: true });
  });

  it('takes no token that was made for reminders', async () => {
    const token = new URLSearchParams((await stopAddress()).split('?')[1]).get('token') ?? '';
    const error = await failureOf(app.client().letters.stop({ query: { token: token.replace('.digest', '') } }));
    expect(error.code).toBe('invalid_unsubscription');
    expect(await settings()).toMatchObject({ weekly_digest: true });
  });
});

describe('what is kept of it', () => {
  it('goes with the account', async () => {
    at('07:05');
    await run();
    await (await again(learner)).account.remove();
    const { rows } = await app.db.execute('select 1 from digest_turns where user_id = $1', [learner.user.id]);
    expect(rows).toEqual([]);
  });
});
