import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/**
 * A learning platform on loopback that follows LTI 1.3: it begins launches, says who is there by a signed form, and gives
 * out its keys. Tests change what it claims, or how it signs.
 */

export interface PlatformPerson {
  sub: string;
  name: string;
  roles: string[];
}

/** What one launch has otherwise than an honest one. */
export interface Twist {
  claims?: JWTPayload;
  /** A whole token instead of the platform's. */
  token?: (honest: JWTPayload) => Promise<string>;
}

export interface TestPlatform {
  issuer: string;
  clientId: string;
  deploymentId: string;
  person: PlatformPerson;
  /** Asked for so often. */
  keysAsked: number;
  registration: {
    name: string;
    issuer: string;
    clientId: string;
    loginUrl: string;
    tokenUrl: string;
    keysUrl: string;
    deploymentId: string;
  };
  /** What the platform sends to begin with. */
  initiation(target: string): Record<string, string>;
  /** What the platform posts for a request that came to its log-in. */
  answer(asked: URL, twist?: Twist): Promise<{ id_token: string; state: string }>;
  sign(claims: JWTPayload, header?: { kid?: string }): Promise<string>;
  close(): Promise<void>;
}

const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;
export const claims = {
  deployment: claim('deployment_id'),
  target: claim('target_link_uri'),
  type: claim('message_type'),
  version: claim('version'),
} as const;

const learner = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';

export async function startLtiPlatform({ clientId = 'akada-tool' } = {}): Promise<TestPlatform> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = 'platform-key-1';
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const targets = new Map<string, string>();
  let hints = 0;

  const self: TestPlatform = {
    issuer,
    clientId,
    deploymentId: 'deployment-1',
    person: { sub: 'user-1', name: 'Ngozi Okeke', roles: [learner] },
    keysAsked: 0,
    registration: {
      name: 'Test Campus',
      issuer,
      clientId,
      loginUrl: `${issuer}/auth`,
      tokenUrl: `${issuer}/token`,
      keysUrl: `${issuer}/keys`,
      deploymentId: 'deployment-1',
    },
    initiation(target) {
      const hint = `link-${++hints}`;
      targets.set(hint, target);
      return {
        iss: issuer,
        client_id: clientId,
        login_hint: self.person.sub,
        lti_message_hint: hint,
        lti_deployment_id: self.deploymentId,
        target_link_uri: target,
      };
    },
    async answer(asked, { claims: changed = {}, token } = {}) {
      const parameter = (name: string) => asked.searchParams.get(name) ?? undefined;
      const now = Math.floor(Date.now() / 1000);
      const honest: JWTPayload = {
        iss: issuer,
        aud: parameter('client_id'),
        sub: self.person.sub,
        name: self.person.name,
        nonce: parameter('nonce'),
        iat: now,
        exp: now + 300,
        [claims.version]: '1.3.0',
        [claims.type]: 'LtiResourceLinkRequest',
        [claims.deployment]: self.deploymentId,
        [claims.target]: targets.get(parameter('lti_message_hint') ?? ''),
        [claim('resource_link')]: { id: parameter('lti_message_hint'), title: 'A link in a course' },
        [claim('roles')]: self.person.roles,
        [claim('context')]: { id: 'course-1', title: 'BIO 101' },
        ...changed,
      };
      return { id_token: token ? await token(honest) : await self.sign(honest), state: parameter('state') ?? '' };
    },
    sign: (payload, header = {}) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  const json = (response: ServerResponse, body: unknown) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/keys') {
      self.keysAsked++;
      return json(response, keys);
    }
    response.writeHead(404).end();
  });
  return self;
}
