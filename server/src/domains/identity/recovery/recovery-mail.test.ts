import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dumpDatabase } from '../../../../test/dump.ts';
import { aPerson } from '../../../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { startSmtp, type TestSmtp } from '../../../../test/smtp.ts';

let smtp: TestSmtp;
let app: TestApp;
beforeAll(async () => {
  smtp = await startSmtp();
  app = await buildTestApp({ env: { SMTP_URL: smtp.url } });
  await app.startWorkers();
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});

const ask = (email: string) => app.inject({ method: 'POST', url: '/api/v1/auth/forgot-password', payload: { email } });

const deliveredTo = (email: string, subject: RegExp) =>
  smtp.delivered.filter((mail) => mail.to?.[0]?.address === email && subject.test(mail.subject ?? ''));

const codeSubject = /^\d{4} is your/;
const patience = { timeout: 20_000 };

describe('recovery over SMTP', () => {
  it('T13 answers alike for known and unknown addresses while the mail server is still busy', async () => {
    const { user } = await aPerson(app);
    const release = smtp.hold();
    const known = await ask(user.email);
    const unknown = await ask('nobody@student.example');
    expect(deliveredTo(user.email, codeSubject)).toEqual([]);
    const shape = (response: typeof known) => ({
      status: response.statusCode,
      keys: Object.keys(response.json()),
      message: response.json().message,
      idLength: response.json().request_id.length,
      headers: Object.keys(response.headers),
    });
    expect(shape(known)).toEqual(shape(unknown));
    expect(known.statusCode).toBe(200);
    release();
    await expect.poll(() => deliveredTo(user.email, codeSubject), patience).toHaveLength(1);
  });

  it('T13 takes a similar time for known and unknown addresses', async () => {
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const time = async (email: string) => {
      const start = performance.now();
      await ask(email);
      return performance.now() - start;
    };
    for (let n = 0; n < 7; n++) {
      const { user } = await aPerson(app);
      times.known.push(await time(user.email));
      times.unknown.push(await time(`unknown${n}@student.example`));
    }
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.2);
    expect(ratio).toBeLessThan(5);
  });

  it('sends nothing to an address without an account', async () => {
    const { user } = await aPerson(app);
    await ask('stranger@student.example');
    await ask(user.email);
    await expect.poll(() => deliveredTo(user.email, codeSubject), patience).toHaveLength(1);
    expect(deliveredTo('stranger@student.example', /./)).toEqual([]);
  });

  it('T20 a dump of the database holds no code in clear, before the mail is sent or after', async () => {
    const { user } = await aPerson(app);
    const release = smtp.hold();
    await ask(user.email);
    const before = await dumpDatabase(app.db);
    release();
    await expect.poll(() => deliveredTo(user.email, codeSubject), patience).toHaveLength(1);
    const mail = deliveredTo(user.email, codeSubject)[0];
    const code = mail?.subject?.slice(0, 4) ?? '';
    const after = await dumpDatabase(app.db);
    for (const content of [before, after]) {
      expect(content).toContain('password_resets');
      // Alone as a value: four digits stand by chance in many numbers and hashes.
      expect(content).not.toMatch(new RegExp(`[^\\w.:+-]${code}[^\\w.:+-]`));
      expect(content).not.toContain('is your Akada recovery code');
    }
    // The queue knows which letter to write, and nothing of what is in it.
    const { rows } = await app.db.execute("select data from jobs.job where name = 'mail.send'");
    expect(rows).not.toEqual([]);
    for (const { data } of rows) expect(Object.keys(data as object).sort()).toEqual(['id', 'letter']);
  });

  it('tells the person that the password was changed', async () => {
    const { user } = await aPerson(app);
    const { request_id } = (await ask(user.email)).json();
    await expect.poll(() => deliveredTo(user.email, codeSubject), patience).toHaveLength(1);
    const code = deliveredTo(user.email, codeSubject)[0]?.subject?.slice(0, 4) ?? '';
    const { reset_token } = await app.client().recovery.verifyCode({ body: { email: user.email, code, request_id } });
    await app.client().recovery.resetPassword({ body: { reset_token, password: 'a new long one' } });
    await expect.poll(() => deliveredTo(user.email, /password was changed/), patience).toHaveLength(1);
  });
});

describe('when the mail server is down', () => {
  async function stateOf(requestId: string): Promise<unknown> {
    const { rows } = await app.db.execute("select state from jobs.job where data->>'id' = $1", [requestId]);
    return rows[0]?.state;
  }

  /** Asks while there is no mail server, and waits until sending has failed. */
  async function askInVain(email: string): Promise<{ requestId: string; bringBack: () => Promise<void> }> {
    const port = Number(new URL(smtp.url).port);
    await smtp.close();
    const response = await ask(email);
    expect(response.statusCode).toBe(200);
    const requestId: string = response.json().request_id;
    await expect.poll(() => stateOf(requestId), patience).toBe('retry');
    const bringBack = async () => {
      smtp = await startSmtp(port);
    };
    return { requestId, bringBack };
  }

  it('answers as always, and sends the code when the server is back', { timeout: 90_000 }, async () => {
    const { user } = await aPerson(app);
    const { bringBack } = await askInVain(user.email);
    await bringBack();
    await expect.poll(() => deliveredTo(user.email, codeSubject), { timeout: 60_000 }).toHaveLength(1);
  });

  it('never sends a code that has run out in the meantime', { timeout: 90_000 }, async () => {
    const { user } = await aPerson(app);
    const { requestId, bringBack } = await askInVain(user.email);
    app.clock.advance({ minutes: 10, seconds: 1 });
    await bringBack();
    await expect.poll(() => stateOf(requestId), { timeout: 60_000 }).toBe('completed');
    expect(deliveredTo(user.email, codeSubject)).toEqual([]);
  });
});
