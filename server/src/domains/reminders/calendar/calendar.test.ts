import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPlainSprint } from '../../../../test/a-plain-sprint.ts';
import { dumpDatabase } from '../../../../test/dump.ts';
import { aPerson, type Person } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { aQuiz } from '../../../../test/quizzes.ts';
import { escapeText, fold, toICalendar } from './icalendar.rules.ts';

describe('a line of a calendar', () => {
  it('holds at most 75 bytes and breaks no character', () => {
    const line = `SUMMARY:${'Ẹ̀kọ́ 📚 '.repeat(40)}`;
    const folded = fold(line).split('\r\n');
    for (const part of folded) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
    expect(folded.slice(1).every((part) => part.startsWith(' '))).toBe(true);
    expect(fold(line).replaceAll('\r\n ', '')).toBe(line);
  });

  it('takes what is part of the format as text, and no line break', () => {
    expect(escapeText('a,b;c\\d\r\nBEGIN:VEVENT\u0007')).toBe('a\\,b\\;c\\\\d\\nBEGIN:VEVENT');
  });
});

describe('a calendar', () => {
  it('marks days as days and moments as moments', () => {
    const events = [
      { uid: 'a@x', title: 'Exam', when: '2027-02-28', url: 'https://x/a' },
      { uid: 'b@x', title: 'Quiz', when: new Date('2027-03-01T10:30:00.500Z'), url: 'https://x/b' },
    ];
    expect(toICalendar('Akada', events, new Date('2027-01-01T00:00:00Z')).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Akada//Deadlines//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Akada',
      'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
      'BEGIN:VEVENT',
      'UID:a@x',
      'DTSTAMP:20270101T000000Z',
      'DTSTART;VALUE=DATE:20270228',
      'DTEND;VALUE=DATE:20270301',
      'SUMMARY:Exam',
      'URL:https://x/a',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:b@x',
      'DTSTAMP:20270101T000000Z',
      'DTSTART:20270301T103000Z',
      'SUMMARY:Quiz',
      'URL:https://x/b',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });
});

describe('the address of a calendar', () => {
  let app: TestApp;
  let learner: Person;
  beforeAll(async () => {
    app = await buildTestApp({ env: { PUBLIC_URL: 'https://akada.example' } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    learner = await aPerson(app);
  });

  const open = (url: string | null, headers = {}) =>
    app.inject({ url: (url ?? '').replace('https://akada.example', ''), headers });
  const linesOf = (body: string) => body.replaceAll('\r\n ', '').split('\r\n');

  it('is there once it is asked for, and leads to what is due, without a token', async () => {
    expect(await learner.client.calendar.get()).toEqual({ url: null });
    const { url } = await learner.client.calendar.renew();
    expect(await learner.client.calendar.get()).toEqual({ url });
    const id = await aPlainSprint(app, learner, { title: 'GST 111, use of English', examDate: '2099-05-03' });
    const closes_at = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
    await aQuiz(learner, { settings: { closes_at } });
    const answer = await open(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=900',
      'x-robots-tag': 'noindex',
    });
    const lines = linesOf(answer.body);
    expect(lines).toContain('SUMMARY:Exam: GST 111\\, use of English');
    expect(lines).toContain('DTSTART;VALUE=DATE:20990503');
    expect(lines).toContain(`URL:https://akada.example/sprint/${id}`);
    expect(lines).toContain('SUMMARY:Quiz closes: Tens');
  });

  it('gives the same events the same names, and the same tag while nothing changes', async () => {
    const { url } = await learner.client.calendar.renew();
    await aPlainSprint(app, learner, { examDate: '2099-05-03' });
    const uids = (body: string) => linesOf(body).filter((line) => line.startsWith('UID:'));
    const first = await open(url);
    app.clock.advance({ minutes: 5 });
    const same = await open(url, { 'if-none-match': first.headers.etag });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await app.db.queries
      .updateTable('learning_paths')
      .set({ exam_date: '2099-06-01' })
      .where('owner_id', '=', learner.user.id)
      .execute();
    const moved = await open(url, { 'if-none-match': first.headers.etag });
    expect(moved.statusCode).toBe(200);
    expect(uids(moved.body)).toEqual(uids(first.body));
  });

  it('leads nowhere once it is renewed or turned off', async () => {
    const { url: first } = await learner.client.calendar.renew();
    const { url: second } = await learner.client.calendar.renew();
    expect((await open(first)).statusCode).toBe(404);
    expect((await open(second)).statusCode).toBe(200);
    await learner.client.calendar.remove();
    expect((await open(second)).statusCode).toBe(404);
  });

  it('ends with every session of its account, and stays with a new password', async () => {
    const { url } = await learner.client.calendar.renew();
    const passwords = { current_password: learner.password, new_password: 'another long phrase' };
    await learner.client.account.changePassword({ body: passwords });
    expect((await open(url)).statusCode).toBe(200);
    await learner.client.account.endAllSessions({ query: {} });
    expect((await open(url)).statusCode).toBe(404);
  });

  it('can be neither guessed nor read from the database', async () => {
    const { url } = await learner.client.calendar.renew();
    const forged = (url ?? '').replace(/\.[\w-]{43}\//, `.${'A'.repeat(43)}/`);
    expect((await open(forged)).statusCode).toBe(404);
    const token = /akl_[^/]+/.exec(url ?? '')?.[0] ?? '';
    expect(token.length).toBeGreaterThan(50);
    expect(await dumpDatabase(app.db)).not.toContain(token);
  });
});
