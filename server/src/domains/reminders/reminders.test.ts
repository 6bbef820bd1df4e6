import type { Settings } from '@akada/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPlainSprint } from '../../../test/a-plain-sprint.ts';
import { aPerson, confirmAddress, type Person, signedInAgain } from '../../../test/factories.ts';
import { failureOf } from '../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';
import { lettersSent, regularLettersTo } from '../../../test/mails.ts';
import { Mondays } from '../../../test/mondays.ts';
import { sendMail } from '../letters/mail/mail.jobs.ts';
import { runReminders } from './reminders.jobs.ts';

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
  // Who was reminded in another test is out of the way.
  await app.db.queries.updateTable('settings').set({ reminders: 'off' }).execute();
  at('08:00');
  learner = await aLearner();
});

async function aLearner(reminders: Settings['reminders'] = 'daily'): Promise<Person> {
  const person = await aPerson(app);
  await confirmAddress(app, person);
  await person.client.account.updateSettings({ body: { reminders } });
  await aPlainSprint(app, person, { title: 'Membranes' });
  return person;
}

const again = async (person: Person) => (await signedInAgain(app, person)).client;

/** Looks who is to be reminded, and waits until every letter that follows is sent or dropped. */
async function run(times = 1): Promise<void> {
  await Promise.all(Array.from({ length: times }, () => app.runNow(runReminders)));
  await lettersSent(app);
}

const reminders = ({ user }: Person) => regularLettersTo(app, user.email);

describe('a daily reminder', () => {
  it('comes in the early evening of where the learner is, and names what is next', async () => {
    at('15:30');
    await run();
    expect(reminders(learner)).toEqual([]);
    // Five in the evening in Lagos.
    at('16:05');
    await run();
    const [letter] = reminders(learner);
    expect(letter?.subject).toBe('Day 1 of Membranes');
    expect(letter?.text).toContain('Up next: “Lesson 1”.');
    expect(letter?.text).toMatch(/https:\/\/akada\.example\/sprint\/\S+/);
  });

  it('does not come to an account that was disabled', async () => {
    const { id } = learner.user;
    await app.db.queries.updateTable('users').set({ disabled_at: app.clock.now() }).where('id', '=', id).execute();
    at('16:05');
    await run();
    expect(reminders(learner)).toEqual([]);
    // Were it enabled, it would have come.
    await app.db.queries.updateTable('users').set({ disabled_at: null }).where('id', '=', id).execute();
    await run();
    expect(reminders(learner)).toHaveLength(1);
  });

  it('follows the time zone of the account', async () => {
    await learner.client.account.updateProfile({ body: { timezone: 'America/New_York' } });
    at('16:05');
    await run();
    expect(reminders(learner)).toEqual([]);
    at('23:05');
    await run();
    expect(reminders(learner)).toHaveLength(1);
  });

  it('comes once a day, however many workers look and however often', async () => {
    at('16:05');
    await run(4);
    at('18:00');
    await run(2);
    expect(reminders(learner)).toHaveLength(1);
    at('16:05', 1);
    await run(2);
    expect(reminders(learner)).toHaveLength(2);
  });

  it('is not sent again by a worker that takes over from one that died in handing it over', async () => {
    at('16:05');
    const post = async (mail_at: Date | null) => {
      const turn = { user_id: learner.user.id, day: mondays.monday, mail_at };
      await app.db.queries
        .insertInto('reminder_turns')
        .values(turn)
        .onConflict((on) => on.column('user_id').doUpdateSet(turn))
        .execute();
      await app.queue.enqueue(sendMail, { letter: 'reminder', id: learner.user.id });
      await lettersSent(app);
      return reminders(learner).length;
    };
    expect(await post(app.clock.now())).toBe(0);
    expect(await post(null)).toBe(1);
  });

  it('does not come at night, though the server slept until then', async () => {
    at('20:30');
    await run();
    expect(reminders(learner)).toEqual([]);
  });

  it('does not come once the day’s study is done', async () => {
    at('12:00');
    const client = await again(learner);
    const [sprint] = (await client.sprints.list()).sprints;
    await client.progress.updateProgress({
      params: { sprintId: sprint?.id ?? '' },
      body: { day_number: 1, activity_type: 'day_completed' },
    });
    at('16:05');
    await run();
    expect(reminders(learner)).toEqual([]);
    at('16:05', 1);
    await run();
    expect(reminders(learner).map(({ subject }) => subject)).toEqual(['Day 2 of Membranes']);
  });

  it('goes to no address that is not confirmed', async () => {
    await app.db.queries
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('id', '=', learner.user.id)
      .execute();
    at('16:05');
    await run();
    expect(reminders(learner)).toEqual([]);
  });

  it('does not come where mail is not wanted, nor where there is nothing to study', async () => {
    await learner.client.account.updateSettings({ body: { email_notifications: false } });
    const idle = await aPerson(app);
    await confirmAddress(app, idle);
    await idle.client.account.updateSettings({ body: { reminders: 'daily' } });
    at('16:05');
    await run();
    expect([...reminders(learner), ...reminders(idle)]).toEqual([]);
  });
});

describe('a weekly reminder', () => {
  it('comes on Sundays, seven days apart', async () => {
    const weekly = await aLearner('weekly');
    for (let day = 0; day < 14; day += 1) {
      at('16:05', day);
      await run();
    }
    expect(reminders(weekly)).toHaveLength(2);
  });

  it('does not follow a daily one of the day before', async () => {
    at('16:05', 5);
    await run();
    await (await again(learner)).account.updateSettings({ body: { reminders: 'weekly' } });
    at('16:05', 6);
    await run();
    expect(reminders(learner)).toHaveLength(1);
  });
});

describe('the wish', () => {
  const wish = async ({ client }: Person) => (await client.account.getSettings()).reminders;

  it('is off until somebody says otherwise', async () => {
    expect(await wish(await aPerson(app))).toBe('off');
  });

  it('is what the wizard was told last, also for a sprint that is there', async () => {
    const person = await aPerson(app);
    const { id } = await person.client.sprints.create({ body: { topic: 'COS 101', reminder: 'weekly' } });
    expect(await wish(person)).toBe('weekly');
    await person.client.sprints.update({ params: { id }, body: { reminder: 'none' } });
    expect(await wish(person)).toBe('off');
    await person.client.account.updateSettings({ body: { reminders: 'daily' } });
    await person.client.sprints.update({ params: { id }, body: { title: 'Computing' } });
    expect(await wish(person)).toBe('daily');
  });
});

describe('stopping reminders', () => {
  async function stopAddress(): Promise<string> {
    at('16:05');
    await run();
    return (reminders(learner)[0]?.unsubscribe ?? '').replace('https://akada.example', '');
  }
  const wish = async () => (await (await again(learner)).account.getSettings()).reminders;

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('takes one click of a mail program, without logging in, as %s', async (type, payload) => {
    const url = await stopAddress();
    const answer = await app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    expect(answer.statusCode).toBe(200);
    expect(await wish()).toBe('off');
    at('16:05', 1);
    await run();
    expect(reminders(learner)).toHaveLength(1);
  });

  it('is not done by merely opening the address, which leads to a page that asks', async () => {
    const url = await stopAddress();
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^https:\/\/akada\.example\/unsubscribe\?token=aku_/);
    expect(await wish()).toBe('daily');
  });

  it('takes no token that was changed, or was made for somebody else', async () => {
    const token = new URLSearchParams((await stopAddress()).split('?')[1]).get('token') ?? '';
    const other = await aPerson(app);
    for (const forged of [`${token}x`, token.replace(/aku_[^.]+/, `aku_${other.user.id}`), 'nonsense']) {
      const error = await failureOf(app.client().letters.stop({ query: { token: forged } }));
      expect(error.code).toBe('invalid_unsubscription');
    }
    expect(await wish()).toBe('daily');
  });
});
