import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A platform on loopback that registers tools by itself (LTI Dynamic Registration 1.0). */

const toolConfiguration = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

export interface RegisteringPlatform {
  issuer: string;
  /** What it says of itself, for tests to change. */
  configuration: Record<string, unknown>;
  /** What tools have told of themselves. */
  taken: Record<string, unknown>[];
  /** What the administrator's browser opens for a link of the tool. */
  open(link: string, changed?: Record<string, string>): string;
  close(): Promise<void>;
}

export async function startRegisteringPlatform(): Promise<RegisteringPlatform> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const self: RegisteringPlatform = {
    issuer,
    configuration: {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      registration_endpoint: `${issuer}/register`,
      'https://purl.imsglobal.org/spec/lti-platform-configuration': { product_family_code: 'moodle', version: '4.5' },
    },
    taken: [],
    open(link, changed = {}) {
      const url = new URL(link);
      const added = { openid_configuration: `${issuer}/configuration`, registration_token: 'one-time', ...changed };
      for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
      return url.pathname + url.search;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  server.on('request', async (request, response) => {
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/configuration') return say(200, self.configuration);
    if (request.url !== '/register' || request.headers.authorization !== 'Bearer one-time') return say(401, {});
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
    self.taken.push(asked);
    const clientId = `client-${self.taken.length}`;
    say(200, { ...asked, client_id: clientId, [toolConfiguration]: { deployment_id: `deployment-of-${clientId}` } });
  });
  return self;
}
