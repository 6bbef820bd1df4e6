import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '../../../../test/factories.ts';
import { failureOf } from '../../../../test/failure.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { launch as launchAt } from '../../../../test/lti-launch.ts';
import { startLtiPlatform, type TestPlatform } from '../../../../test/lti-platform.ts';
import { registerPlatform } from '../../../../test/lti-registered.ts';
import { createMeanwhile } from '../../../../test/meanwhile.ts';
import { afterRecovery, readyToReset } from '../../../../test/recovery.ts';
import { disable } from '../../../operator/accounts.ts';

const publicUrl = 'http://akada.example';
const lesson = `${publicUrl}/courses/cos-101/lessons/history-of-computing`;
const meanwhile = createMeanwhile();

let platform: TestPlatform;
let app: TestApp;
let people = 0;
beforeAll(async () => {
  platform = await startLtiPlatform();
  app = await buildTestApp({
    env: { PUBLIC_URL: publicUrl, LTI_LOOPBACK: 'on' },
    passwords: meanwhile.passwords,
    database: meanwhile.database,
  });
  await registerPlatform(app, platform);
  await app.startWorkers();
});
beforeEach(() => {
  people++;
  platform.person = { ...platform.person, sub: `meanwhile-${people}` };
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const launch = async () => (await launchAt(app, platform, lesson)).oneTime;
const enter = async () => app.client().lti.enter({ body: await launch() });

describe('T101 an account is joined to a stranger’s platform by nothing that has ended meanwhile', () => {
  it('joins nobody by a password that a recovery has replaced since it was proved', async () => {
    const person = await aPerson(app);
    const { user, password } = person;
    const oneTime = await launch();
    meanwhile.afterProof(await readyToReset(app, person));
    const join = app.client().lti.join({ body: { ...oneTime, email: user.email, password } });
    expect(await failureOf(join)).toMatchObject({ status: 401, code: 'invalid_credentials' });
    const owner = await afterRecovery(app, { user });
    expect(await owner.social.listLinks()).toMatchObject({ platforms: [] });
    expect((await owner.account.listSessions()).sessions).toHaveLength(1);
    expect((await enter()).session.user.id).not.toBe(user.id);
  });

  it('joins nobody by a sign-in that a recovery has ended since it was looked at', async () => {
    const person = await aPerson(app);
    const oneTime = await launch();
    const { id } = await app.client().lti.look({ body: oneTime });
    // As if it had been opened at a provider, for this launch.
    await app.db.execute('update sessions set proof_for = $1 where user_id = $2', [id, person.user.id]);
    expect(await person.client.lti.look({ body: oneTime })).toMatchObject({ is_proved: true });
    meanwhile.beforeTransaction(await readyToReset(app, person));
    const join = person.client.lti.join({ body: oneTime });
    expect(await failureOf(join)).toMatchObject({ code: 'proof_required' });
    expect(await (await afterRecovery(app, person)).social.listLinks()).toMatchObject({ platforms: [] });
    expect((await enter()).session.user.id).not.toBe(person.user.id);
  });

  it('joins no account that was closed since its password was proved', async () => {
    const { user, password, client } = await aPerson(app);
    const oneTime = await launch();
    meanwhile.afterProof(() => disable(app.deps, user.id));
    const join = client.lti.join({ body: { ...oneTime, email: user.email, password } });
    expect(await failureOf(join)).toMatchObject({ status: 403, code: 'account_disabled' });
    expect((await enter()).session.user.id).not.toBe(user.id);
  });
});
