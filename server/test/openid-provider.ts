import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/**
 * A real OpenID provider on loopback, as Google and Apple are ones. People consent by a small form, so that both tests
 * without a browser and journeys with one can sign in, or refuse.
 */

export interface TestPerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
}

export interface TestProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who is at the keyboard from now on. */
  person: TestPerson;
  close(): Promise<void>;
}

const form = (uid: string, cancelled = '') =>
  `<!doctype html><title>Test provider</title><form method="post" action="/interaction/${uid}"><button name="go" value="yes">Continue as the test person</button></form><a href="/interaction/${uid}/abort">Cancel</a>${cancelled}`;

export async function startOpenIdProvider(redirectUri: string): Promise<TestProvider> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const self: TestProvider = {
    issuer,
    clientId: 'akada-test',
    clientSecret: 'the secret of the test client, long enough',
    person: { sub: 'person-1', email: 'person@provider.example', email_verified: true, name: 'Test Person' },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: self.clientId,
        client_secret: self.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: async (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...self.person, sub }) }),
    cookies: { keys: ['test'] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
  });
  provider.on('server_error', (_ctx, error) => process.stderr.write(`test provider: ${error.message}\n`));

  server.on('request', async (request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    const [, uid, abort] = /^\/interaction\/([\w-]+)(\/abort)?/.exec(request.url ?? '') ?? [];
    if (!uid) return provider.callback()(request, response);
    if (request.method === 'GET' && !abort) {
      response.setHeader('content-type', 'text/html');
      return response.end(form(uid));
    }
    if (abort) return provider.interactionFinished(request, response, { error: 'access_denied' });
    const { params, grantId } = await provider.interactionDetails(request, response);
    const grant =
      (grantId && (await provider.Grant.find(grantId))) ||
      new provider.Grant({ accountId: self.person.sub, clientId: params.client_id as string });
    grant.addOIDCScope(String(params.scope));
    await provider.interactionFinished(request, response, {
      login: { accountId: self.person.sub, remember: false },
      consent: { grantId: await grant.save() },
    });
  });
  return self;
}

/** Where a page that posts itself would go, with what it would post as parameters; null for any other page. */
function postedTo(html: string): URL | null {
  const action = /action="(http[^"]+)"/.exec(html)?.[1];
  if (!action) return null;
  const url = new URL(action);
  for (const [, name = '', value = ''] of html.matchAll(/name="([^"]+)" value="([^"]*)"/g))
    url.searchParams.set(name, value);
  return url;
}

/** Walks through the provider as a browser would, up to the address that it sends the browser back to. */
export async function consentAt(url: string): Promise<URL> {
  const jar = new Map<string, string>();
  const visit = async (address: string, method: 'GET' | 'POST'): Promise<URL> => {
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name) jar.set(name, value ?? '');
    }
    const location = response.headers.get('location');
    if (!location) {
      const posted = postedTo(await response.text());
      return posted ?? visit(address, 'POST');
    }
    const next = new URL(location, address);
    return next.origin === new URL(url).origin ? visit(next.href, 'GET') : next;
  };
  return visit(url, 'GET');
}
