import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../test/harness.ts';
import { type RegisteringPlatform, startRegisteringPlatform } from '../../../../test/lti-platform-registration.ts';
import { ltiCommands } from '../../../operator/lti.ts';

const publicUrl = 'http://akada.example';
let platform: RegisteringPlatform;
let app: TestApp;
let honest: Record<string, unknown>;

beforeAll(async () => {
  platform = await startRegisteringPlatform();
  honest = platform.configuration;
  app = await buildTestApp({ env: { PUBLIC_URL: publicUrl, LTI_LOOPBACK: 'on' } });
});
beforeEach(() => {
  platform.configuration = honest;
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const invite = async (to = app) => String(await ltiCommands['lti-invite']?.run(to.deps));
const open = (url: string, to = app) => to.inject({ method: 'GET', url });
const clients = async () =>
  (await app.db.queries.selectFrom('lti_platforms').select('client_id').execute()).map(({ client_id }) => client_id);

describe('a platform that registers itself', () => {
  it('is told what this tool is, may launch from where it says, and its window is closed', async () => {
    const page = await open(platform.open(await invite()));
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('org.imsglobal.lti.close');
    expect(page.body).toContain(`"closeTo":"${platform.issuer}"`);
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${platform.issuer}`);
    expect(platform.taken.at(-1)).toMatchObject({
      initiate_login_uri: `${publicUrl}/api/v1/lti/login`,
      redirect_uris: [`${publicUrl}/api/v1/lti/launch`],
      jwks_uri: `${publicUrl}/api/v1/lti/keys`,
      token_endpoint_auth_method: 'private_key_jwt',
      logo_uri: `${publicUrl}/icon-192.png`,
      scope:
        'https://purl.imsglobal.org/spec/lti-ags/scope/score https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
    });
    const listed = String(await ltiCommands['lti-platforms']?.run(app.deps));
    expect(listed).toContain('moodle (127.0.0.1)');
    expect(listed).toContain('deployments: deployment-of-client-');
  });

  it('is called as the operator wishes', async () => {
    const { id } = await app.db.queries.selectFrom('lti_platforms').select('id').limit(1).executeTakeFirstOrThrow();
    await ltiCommands['lti-name']?.run(app.deps, id, ' University of Lagos Moodle ');
    expect(String(await ltiCommands['lti-platforms']?.run(app.deps))).toContain('  University of Lagos Moodle  ');
    await expect(ltiCommands['lti-name']?.run(app.deps, id, ' ')).rejects.toThrow('needs a name');
    await expect(ltiCommands['lti-name']?.run(app.deps, 'nobody', 'Moodle')).rejects.toThrow('no platform nobody');
  });
});

describe('T91 only an operator’s link registers, once, and only whom it comes from', () => {
  it('not a second time, also when it comes twice at once', async () => {
    const link = platform.open(await invite());
    // Shown in a frame of the platform, so that its administrator reads why.
    const refused = await open(platform.open(`${publicUrl}/api/v1/lti/register?invite=made-up`));
    expect(refused.headers['content-security-policy']).toContain(`frame-ancestors ${platform.issuer}`);
    expect(refused.body).toContain('can make a new link');
    const both = await Promise.all([open(link), open(link)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await open(link)).statusCode).toBe(401);
  });

  it('not a made-up one, and none of last week', async () => {
    const before = await clients();
    expect((await open(platform.open(`${publicUrl}/api/v1/lti/register?invite=made-up`))).statusCode).toBe(401);
    const link = platform.open(await invite());
    app.clock.advance({ days: 8 });
    expect((await open(link)).statusCode).toBe(401);
    app.clock.advance({ days: -8 });
    expect(await clients()).toEqual(before);
  });

  it('not for a platform that speaks for another, and the link stays good', async () => {
    const link = platform.open(await invite());
    platform.configuration = { ...honest, issuer: 'https://moodle.example' };
    expect((await open(link)).statusCode).toBe(401);
    platform.configuration = honest;
    expect((await open(link)).statusCode).toBe(200);
  });

  it.each([
    ['a registration inside', { registration_endpoint: 'https://169.254.169.254/latest' }],
    ['keys inside', { jwks_uri: 'https://10.0.0.1/keys' }],
    ['nothing of what it needs', { token_endpoint: undefined }],
  ])('not with %s', async (_what, changed) => {
    const before = await clients();
    platform.configuration = { ...honest, ...changed };
    expect((await open(platform.open(await invite()))).statusCode).toBe(401);
    expect(await clients()).toEqual(before);
  });

  it('not where the platform refuses', async () => {
    expect((await open(platform.open(await invite(), { registration_token: 'wrong' }))).statusCode).toBe(401);
  });

  it.each([
    'https://169.254.169.254/latest',
    'http://moodle.example/configuration',
    'https://localhost/configuration',
    'file:///etc/passwd',
    'no address',
  ])('fetches nothing from %s', async (openid_configuration) => {
    const link = await invite();
    expect((await open(platform.open(link, { openid_configuration }))).statusCode).toBe(401);
    expect((await open(platform.open(link))).statusCode).toBe(200);
  });
});
