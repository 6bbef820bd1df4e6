import type { OperatorStatus } from '@akada/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aPerson, confirmAddress } from '../../../test/factories.ts';
import { failureOf } from '../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../test/harness.ts';
import { isOverdue } from './backups/backups.rules.ts';
import { noteBackup } from './backups/backups.service.ts';
import { addError } from './browser-errors/browser-errors.repo.ts';
import { mostErrors } from './browser-errors/browser-errors.rules.ts';

const operator = 'desk@akada.example';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({
    env: { OPERATORS: `someone@akada.example, third@akada.example, ${operator.toUpperCase()}` },
  });
});
afterAll(() => app.close());

const anError = {
  message: "Cannot read properties of undefined (reading 'day')",
  place: '/assets/sprint-Ab1.js:1:220',
};
const report = (error: { message: string; place: string; page: string }, address = '10.6.6.6') =>
  app.client({ address }).browserErrors.report({ body: error });

describe('the operator’s page', () => {
  it('is there for nobody but the accounts that the configuration names, by a confirmed address', async () => {
    const stranger = await aPerson(app);
    await confirmAddress(app, stranger);
    expect(await failureOf(stranger.client.operator.status())).toMatchObject({ code: 'not_found' });

    const desk = await aPerson(app, { email: operator });
    expect(await failureOf(desk.client.operator.status())).toMatchObject({ code: 'not_found' });
    await confirmAddress(app, desk);
    const status = await desk.client.operator.status();
    expect(status).toMatchObject({
      server: { version: '0.2.0' },
      ways: { mail: 'outbox', storage: 'disk', teacher: '' },
      people: { accounts: 2, new_in_7_days: 2 },
      money: { paid: 0, strays: 0 },
    });
  });

  it('shows the work that was given up, with its reason', async () => {
    const desk = await aPerson(app, { email: 'someone@akada.example' });
    await confirmAddress(app, desk);
    const job = { name: 'mail.send', payload: z.object({ letter: z.string(), id: z.string() }) };
    await app.queue.enqueue(job, { letter: 'contact', id: 'none' });
    await app.db.execute(
      `update jobs.job set state = 'failed', completed_on = $1, output = $2 where name = 'mail.send'`,
      [app.clock.now(), JSON.stringify({ message: 'connect ECONNREFUSED\n 127.0.0.1:25', stack: 'at smtp.ts' })],
    );
    const { jobs } = await desk.client.operator.status();
    expect(jobs.kinds.find(({ name }) => name === 'mail.send')).toMatchObject({
      failed: expect.any(Number),
      running: 0,
    });
    expect(jobs.failures[0]).toMatchObject({ name: 'mail.send', said: 'connect ECONNREFUSED 127.0.0.1:25' });
  });
});

describe('backups', () => {
  let status: () => Promise<OperatorStatus>;
  beforeAll(async () => {
    const desk = await aPerson(app, { email: 'third@akada.example' });
    await confirmAddress(app, desk);
    status = () => desk.client.operator.status();
  });
  const note = (hoursAgo: number, fault: string | null = null) => {
    const began = new Date(app.clock.now().getTime() - hoursAgo * 3_600_000);
    const counts = { bytes: 5_000_000_000, rows: 10_517, files: 467, left_out: fault ? 0 : 12 };
    const ended = new Date(began.getTime() + 90_000);
    return noteBackup(app.db.queries, { began_at: began, ended_at: ended, file: '/backups/one', ...counts, fault });
  };

  it('are shown with when, how long, what they hold and what was left out', async () => {
    expect((await status()).backups).toEqual({ last: null, last_good_at: null, is_overdue: false });
    await note(20);
    const { backups } = await status();
    expect(backups.last).toMatchObject({
      seconds: 90,
      bytes: 5_000_000_000,
      rows: 10_517,
      files: 467,
      left_out: 12,
      fault: '',
    });
    expect(backups.last_good_at).toBe(backups.last?.at);
  });

  it('that failed say why, beside when the last good one was', async () => {
    const good = (await status()).backups.last_good_at;
    await note(1, 'There’s no room left for /backups/two');
    const { backups } = await status();
    expect(backups.last?.fault).toBe('There’s no room left for /backups/two');
    expect(backups.last_good_at).toBe(good);
  });

  it('are missed after a day and a half, where one is expected', () => {
    const now = new Date('2026-11-19T12:00:00Z');
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
    const overdue = (lastGoodAt: Date | null, isExpected = true) => isOverdue({ lastGoodAt, now, isExpected });
    expect([overdue(hoursAgo(35)), overdue(hoursAgo(37)), overdue(null), overdue(null, false)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('what breaks in browsers', () => {
  const kept = () => app.db.queries.selectFrom('browser_errors').selectAll().execute();

  it('is counted by what it was, and says nothing about whose it was', async () => {
    const page = '/sprint/x7Kq2m90?day=3';
    await report({ ...anError, page });
    await report({ ...anError, page: '/sprint/another1?day=9' });
    expect(await kept()).toMatchObject([{ ...anError, page: '/sprint/…', times: 2 }]);
  });

  it('keeps no address, key or foreign file', async () => {
    const message = 'Failed for ada@student.example at https://a.example/x?token=abc key eyJhbGciOiJIUzI1NiJ9';
    await report({ message, place: 'https://elsewhere.example/x.js:1:2', page: '/settings' });
    const row = (await kept()).find((one) => one.page === '/settings');
    expect(row).toMatchObject({ place: '', message: 'Failed for [address] at https://a.example/x key […]' });
  });

  it('T89 has an end, for one caller and for all', async () => {
    const page = '/progress';
    const often = async () => {
      for (let time = 0; time < 30; time++) await report({ ...anError, page }, '10.7.7.7');
    };
    expect(await failureOf(often())).toMatchObject({ status: 429 });

    const now = app.clock.now();
    for (let at = 0; at <= mostErrors; at++) {
      const error = { message: `Error ${at}`, place: '', page };
      await addError(app.db.queries, { fingerprint: `f${at}`, error, now, most: mostErrors });
    }
    expect(await kept()).toHaveLength(mostErrors);
    expect(await report({ message: 'One more', place: '', page }, '10.8.8.8')).toEqual({ noted: false });
  });
});
