import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { UsageError } from '../../src/operator/command.ts';
import { commands, helpOf, readLine } from '../../src/operator/commands.ts';
import { chooseMail } from '../../src/ports/mail/choose.ts';
import { aPerson, type Person } from '../factories.ts';
import { failureOf } from '../failure.ts';
import { buildTestApp, type TestApp } from '../harness.ts';
import { aQuiz, linkIdOf } from '../quizzes.ts';
import { startSmtp, type TestSmtp } from '../smtp.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await aPerson(app, { name: 'Ngọzi Eze' });
});

async function admin(...line: string[]): Promise<string> {
  const read = readLine(line);
  if ('help' in read) return read.help;
  return 'runAlone' in read
    ? read.runAlone({ config: app.deps.config, openMail: () => app.deps.mail })
    : read.run(app.deps);
}

describe('a line', () => {
  it('without a command, or with help, lists every command', async () => {
    for (const line of [[], ['help'], ['--help']]) expect(await admin(...line)).toBe(helpOf());
    for (const name of Object.keys(commands)) expect(helpOf()).toContain(`  ${name} `);
    expect(await admin('grant-pro', '--help')).toContain('grant-pro <address or id> <days>');
  });

  it.each([
    ['an unknown command', ['toString']],
    ['too few words', ['grant-pro', 'a@b.example']],
    ['too many words', ['accounts', 'a', 'b']],
    ['an empty word', ['account', '']],
  ])('with %s says how it is meant', (_, line) => {
    expect(() => readLine(line)).toThrow(UsageError);
  });

  it.each([
    ['grant-pro', '0'],
    ['grant-pro', '-3'],
    ['grant-tokens', '1.5'],
    ['grant-tokens', '1e3'],
  ])('%s with %s is refused, and nothing is given', async (command, count) => {
    await expect(admin(command, person.user.email, count)).rejects.toThrow(UsageError);
  });
});

describe('accounts', () => {
  it('are found by a part of the name or the address, whatever signs it holds', async () => {
    expect(await admin('accounts', 'ngọzi')).toContain(person.user.email);
    expect(await admin('accounts', person.user.email.slice(0, 12))).toContain(person.user.id);
    await expect(admin('accounts', '%_%')).rejects.toThrow('No account holds');
  });

  it('are shown with what they hold, and with no secret', async () => {
    await aQuiz(person);
    const shown = await admin('account', person.user.email.toUpperCase());
    expect(shown).toMatch(/^quizzes +1$/m);
    expect(shown).toMatch(/^plan +free$/m);
    expect(shown).not.toMatch(/argon2|akr_/);
    await expect(admin('account', 'nobody@student.example')).rejects.toThrow('There is no account');
  });

  it('are given tokens and Pro', async () => {
    expect(await admin('grant-tokens', person.user.id, '5')).toContain('has 5 tokens');
    expect((await person.client.tokens.balance()).available_documents).toBe(5);
    expect(await admin('grant-pro', person.user.email, '30')).toMatch(/has Pro until \d{4}-\d\d-\d\d/);
    expect((await person.client.billing.subscription()).subscription.status).toBe('active');
  });

  it('that are disabled have no session and open none, and are told so, until they are enabled', async () => {
    const { email } = person.user;
    const signIn = (password: string) => app.client().auth.login({ body: { email, password } });
    await admin('disable', email);
    expect((await failureOf(person.client.auth.me())).status).toBe(401);
    const refresh = app.client().auth.refresh({ body: { refresh_token: person.refreshToken } });
    expect((await failureOf(refresh)).status).toBe(401);
    expect(await failureOf(signIn(person.password))).toMatchObject({ status: 403, code: 'account_disabled' });
    // Who does not know the password learns nothing.
    expect((await failureOf(signIn('wrong'))).code).toBe('invalid_credentials');
    expect(await admin('account', email)).toContain('disabled on');
    await admin('enable', email);
    expect((await signIn(person.password)).user.id).toBe(person.user.id);
  });
});

describe('the site', () => {
  it('has statistics, use of models and use of the storage', async () => {
    expect(await admin('statistics')).toMatch(/^ +\d+ {2}accounts$/m);
    expect(await admin('usage', '--days', '3')).toBeTruthy();
    await expect(admin('usage', '--weeks', '3')).rejects.toThrow(UsageError);
    expect(await admin('storage')).toBe('Nobody keeps a document.');
  });

  it('counts the questions that learners called bad by their makers, and names nobody', async () => {
    const bad = { owner_id: person.user.id, maker: 'introduced', called_at: app.clock.now() };
    const keys = ['what is a cell', 'what is an organ'];
    await app.db.queries
      .insertInto('bad_questions')
      .values(keys.map((question_key) => ({ ...bad, question_key })))
      .execute();
    const told = await admin('usage');
    expect(told).toMatch(/^ +2 {2}introduced, by 1 learner$/m);
    expect(told).not.toMatch(/what is a cell|@/);
  });

  it('takes a shared quiz down by its link and puts it back; a wrong link is a failure', async () => {
    const quiz = await aQuiz(person);
    const open = () => app.client().quizzes.get({ params: { id: linkIdOf(quiz) } });
    await admin('take-down', `https://akada.example${quiz.link}`);
    expect((await failureOf(open())).status).toBeGreaterThanOrEqual(400);
    await admin('put-back', linkIdOf(quiz));
    expect((await open()).quiz_id).toBeTruthy();
    await expect(admin('take-down', '/quiz/nothing')).rejects.toThrow('no quiz and no study materials');
  });
});

describe('the operators', () => {
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterAll(() => smtp.close());
  beforeEach(() => {
    smtp.delivered.length = 0;
  });

  async function tell(operators: string): Promise<string> {
    const env = { OPERATORS: operators, SMTP_URL: `${smtp.url}?ignoreTLS=true` };
    const config = readConfig({ MODE: 'local', PUBLIC_URL: 'http://localhost:3000', ...env });
    const read = readLine(['tell-operators', 'akada-backup.service']);
    if (!('runAlone' in read)) throw new Error('It asks for a database.');
    return read.runAlone({ config, openMail: () => chooseMail(config.mail) });
  }

  it('are told that a unit failed, by mail and without a database', async () => {
    expect(await tell('desk@akada.example, second@akada.example')).toBe(
      'Told desk@akada.example, second@akada.example.',
    );
    expect(smtp.delivered.map(({ subject }) => subject)).toEqual(
      Array(2).fill('akada-backup.service failed on localhost:3000'),
    );
    expect(smtp.delivered[0]?.text).toContain('journalctl -u akada-backup.service');
  });

  it('are told though one of their addresses takes no letter; where none does, it fails and says why', async () => {
    expect(await tell('refused@akada.example, desk@akada.example')).toBe(
      'Told desk@akada.example.\nrefused@akada.example couldn’t be told: The mail server refuses this address.',
    );
    expect(smtp.delivered.map(({ to }) => to?.[0]?.address)).toEqual(['desk@akada.example']);
    await expect(tell('refused@akada.example')).rejects.toThrow('The mail server refuses this address');
  });

  it('are told by a unit that waits for nothing that may fail before its letter', () => {
    const unit = readFileSync(new URL('../../../deploy/akada-failed@.service', import.meta.url), 'utf8');
    const before = [...unit.matchAll(/^ExecStartPre=(.)/gm)].map(([, first]) => first);
    expect(before).toEqual(['-']);
  });

  it('are told nothing that steers a mail program, and the log says where no letter can go', async () => {
    await expect(admin('tell-operators', 'x\nBcc: all@akada.example')).rejects.toThrow('isn’t the name of a unit');
    await expect(admin('tell-operators', 'akada-backup.service')).rejects.toThrow('SMTP_URL is not set');
  });
});
