import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
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

/** What one provider does otherwise than others. */
interface Habits {
  clientId?: string;
  /** Tells address and name only to whoever asks with the token, as the standard has it. */
  tellsOnlyWhenAsked?: boolean;
  /** What stands in the identity token besides the subject. */
  claimsOf?: (person: TestPerson) => Record<string, unknown>;
  /** Judges what a client posts for its tokens; gives the client's own secret, or null to refuse it. */
  judgeSecret?: (secret: string) => Promise<boolean>;
  /** Changes the page that posts itself back to the client. */
  changePage?: (html: string) => string;
}

const form = (uid: string, cancelled = '') =>
  `<!doctype html><title>Test provider</title><form method="post" action="/interaction/${uid}"><button name="go" value="yes">Continue as the test person</button></form><a href="/interaction/${uid}/abort">Cancel</a>${cancelled}`;

export async function startOpenIdProvider(redirectUri: string, habits: Habits = {}): Promise<TestProvider> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const self: TestProvider = {
    issuer,
    clientId: habits.clientId ?? 'akada-test',
    clientSecret: 'the secret of the test client, long enough',
    person: { sub: 'person-1', email: 'person@provider.example', email_verified: true, name: 'Test Person' },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  const claimsOf = habits.claimsOf ?? ((person: TestPerson) => ({ ...person }));
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
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'is_private_email'], profile: ['name'] },
    // Apple's own word for the profile.
    scopes: ['openid', 'name'],
    conformIdTokenClaims: habits.tellsOnlyWhenAsked ?? false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: async (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...claimsOf(self.person), sub }) }),
    cookies: { keys: ['test'] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    pkce: { required: () => true },
  });
  provider.on('server_error', (_ctx, error) => process.stderr.write(`test provider: ${error.message}\n`));

  server.on('request', async (request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    const [, uid, abort] = /^\/interaction\/([\w-]+)(\/abort)?/.exec(request.url ?? '') ?? [];
    if (!uid) {
      const { judgeSecret, changePage } = habits;
      if (judgeSecret && request.url === '/token' && !(await judge(request, self.clientSecret, judgeSecret)))
        return response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_client"}');
      if (changePage) change(response, changePage);
      return provider.callback()(request, response);
    }
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

/** Reads what was posted for tokens; where its secret holds, the provider behind gets the one that it knows. */
async function judge(
  request: IncomingMessage & { body?: unknown },
  known: string,
  holds: (secret: string) => Promise<boolean>,
): Promise<boolean> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const posted = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
  if (!(await holds(posted.client_secret ?? ''))) return false;
  request.body = { ...posted, client_secret: known };
  return true;
}

function change(response: ServerResponse, changePage: (html: string) => string): void {
  const end = response.end.bind(response) as (body?: unknown) => ServerResponse;
  response.end = ((body?: unknown) => {
    if (typeof body !== 'string' || !body.includes('<form method="post"')) return end(body);
    const changed = changePage(body);
    response.setHeader('content-length', Buffer.byteLength(changed));
    return end(changed);
  }) as typeof response.end;
}

/** Where a page that posts itself would go, with what it would post as parameters; null for any other page. */
function postedTo(html: string): URL | null {
  const action = /action="(http[^"]+)"/.exec(html)?.[1];
  if (!action) return null;
  const url = new URL(action);
  for (const [, name = '', value = ''] of html.matchAll(/name="([^"]+)" value="([^"]*)"/g))
    url.searchParams.set(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
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
