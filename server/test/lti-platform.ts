import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JSONWebKeySet,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import { asksForLinks, type TakenLink, takeLinks } from './lti-platform-links.ts';
import {
  asksForMembers,
  bearerOf,
  membersClaim,
  membersOffer,
  membersScope,
  noMembers,
  type PlatformMembers,
  tellMembers,
} from './lti-platform-members.ts';

/**
 * A learning platform on loopback that follows LTI 1.3: it begins launches, says who is there by a signed form, gives out
 * its keys, keeps things for tools by storage messages, gives tokens for what a tool signs, takes scores, and tells who is in its course. Tests change
 * what it claims, or how it signs.
 */

export interface PlatformPerson {
  sub: string;
  name: string;
  roles: string[];
}

export interface TakenScore {
  userId: string;
  scoreGiven: number;
  scoreMaximum: number;
  activityProgress: string;
  gradingProgress: string;
  timestamp: string;
}

/** What one launch has otherwise than an honest one. */
export interface Twist {
  claims?: JWTPayload;
  /** A whole token instead of the platform's. */
  token?: (honest: JWTPayload) => Promise<string>;
}

interface PageHabits {
  /** Offers no storage to tools, as Moodle does not. */
  keepsNothing?: boolean;
}

export interface TestPlatform {
  issuer: string;
  clientId: string;
  deploymentId: string;
  person: PlatformPerson;
  /** The keys of the tool, for whoever proves to be it. */
  toolKeys: () => Promise<JSONWebKeySet>;
  /** The column of its gradebook that belongs to every link. */
  lineItem: string;
  /** What was told of its people, the oldest first. */
  scores: TakenScore[];
  /** What the next scores are answered with; taken otherwise. */
  scoreAnswers: number[];
  tokensGiven: number;
  /** The tokens that count, with their scope. */
  tokens: Map<string, string>;
  /** What tools may get a token for. */
  scopes: string[];
  /** Who is in its course. */
  members: PlatformMembers;
  /** The link in its course that leads to a target. */
  linkTo(target: string): string;
  /** A page of a course with the tool in a frame. */
  coursePage(toolUrl: string, target: string, habits?: PageHabits): string;
  /** The page on which a lecturer chooses what of the tool stands in the course. */
  choicePage(toolUrl: string, habits?: PageHabits): string;
  /** What was chosen. */
  links: TakenLink[];
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
  context: claim('context'),
  target: claim('target_link_uri'),
  type: claim('message_type'),
  version: claim('version'),
} as const;

const scoreScope = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';
const learner = 'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner';

export async function startLtiPlatform({ clientId = 'akada-tool' } = {}): Promise<TestPlatform> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = 'platform-key-1';
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const targets = new Map<string, string>();
  const linked: string[] = [];
  /** Hints of launches that ask for a choice. */
  const choices = new Set<string>();
  let hints = 0;

  const self: TestPlatform = {
    issuer,
    clientId,
    deploymentId: 'deployment-1',
    person: { sub: 'user-1', name: 'Ngozi Okeke', roles: [learner] },
    toolKeys: async () => ({ keys: [] }),
    lineItem: `${issuer}/lineitems/1?type=quiz`,
    scores: [],
    scoreAnswers: [],
    tokensGiven: 0,
    tokens: new Map(),
    scopes: [scoreScope, membersScope],
    members: noMembers(),
    linkTo(target) {
      if (!linked.includes(target)) linked.push(target);
      return `link-${linked.indexOf(target)}`;
    },
    coursePage: (toolUrl, target, habits) =>
      `${issuer}/course?${new URLSearchParams({ toolUrl, target, ...inWords(habits) })}`,
    choicePage: (toolUrl, habits) =>
      `${issuer}/choice?${new URLSearchParams({ toolUrl, target: `${toolUrl}/`, ...inWords(habits) })}`,
    links: [],
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
      const hint = `launch-${++hints}`;
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
      const target = targets.get(parameter('lti_message_hint') ?? '') ?? '';
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
        [claims.target]: target,
        [claim('resource_link')]: { id: self.linkTo(target), title: 'A link in a course' },
        [claim('roles')]: self.person.roles,
        [claim('context')]: { id: 'course-1', title: 'BIO 101' },
        'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': { scope: [scoreScope], lineitem: self.lineItem },
        [membersClaim]: membersOffer(issuer),
        ...(choices.has(parameter('lti_message_hint') ?? '') && asksForLinks(issuer)),
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

  const html = (response: ServerResponse, body: string) =>
    // Without an icon of its own a browser asks for one, now and then, and finds none.
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(body.replace('<title>', '<link rel="icon" href="data:,"><title>'));

  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/keys') {
      self.keysAsked++;
      return json(response, keys);
    }
    if (url.pathname === '/course') return html(response, courseOf(url, self.initiation(targetOf(url))));
    if (url.pathname === '/choice') {
      const initiation = self.initiation(targetOf(url));
      choices.add(initiation.lti_message_hint ?? '');
      return html(response, courseOf(url, initiation));
    }
    if (url.pathname === '/links') {
      self.links = await takeLinks(self, await bodyOf(request));
      return html(response, `<!doctype html><title>BIO 101</title><p>${self.links.length} added to BIO 101</p>`);
    }
    if (url.pathname === '/auth') return html(response, await formOf(self, url));
    if (url.pathname === '/token') {
      const access_token = await giveToken(self, request);
      if (access_token === null) return response.writeHead(400).end('{"error":"invalid_scope"}');
      return json(response, { access_token, expires_in: 3600 });
    }
    if (asksForMembers(url)) return tellMembers(self, request, response);
    if (url.pathname === '/lineitems/1/scores') return response.writeHead(await takeScore(self, request)).end();
    response.writeHead(404).end();
  });
  return self;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const inWords = ({ keepsNothing = false }: PageHabits = {}) => ({ keepsNothing: String(keepsNothing) });

const targetOf = (url: URL) => url.searchParams.get('target') ?? '';

/** A course with the tool in a frame, which keeps what the tool asks it to keep. */
function courseOf(url: URL, begun: Record<string, string>): string {
  const toolUrl = url.searchParams.get('toolUrl') ?? '';
  const keeps = url.searchParams.get('keepsNothing') !== 'true';
  const initiation = new URLSearchParams({ ...begun, ...(keeps && { lti_storage_target: '_parent' }) });
  return `<!doctype html><title>BIO 101</title><h1>BIO 101</h1>
<iframe title="Akada" style="width:100%;height:500px" src="${escaped(`${toolUrl}/api/v1/lti/login?${initiation}`)}"></iframe>
<script>
const kept = new Map();
addEventListener('message', ({ data, origin, source }) => {
  const { subject, message_id, key, value } = data;
  if (subject === 'lti.put_data') kept.set(origin + key, value);
  source.postMessage({ subject: subject + '.response', message_id, key, value: kept.get(origin + key) }, origin);
});
</script>`;
}

/** Says who is there, by a form that posts itself. */
async function formOf(self: TestPlatform, url: URL): Promise<string> {
  const fields = Object.entries(await self.answer(url))
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('');
  const action = escaped(url.searchParams.get('redirect_uri') ?? '');
  return `<!doctype html><title>Test Campus</title><form method="post" action="${action}">${fields}</form><script>document.forms[0].submit()</script>`;
}

/** Only for a statement that the tool has signed for this very address. */
async function giveToken(self: TestPlatform, request: IncomingMessage): Promise<string | null> {
  const asked = new URLSearchParams(await bodyOf(request));
  const keys = createLocalJWKSet(await self.toolKeys());
  await jwtVerify(asked.get('client_assertion') ?? '', keys, {
    issuer: self.clientId,
    subject: self.clientId,
    audience: `${self.issuer}/token`,
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'iat', 'jti'],
  });
  const scope = asked.get('scope') ?? '';
  if (asked.get('grant_type') !== 'client_credentials' || !self.scopes.includes(scope)) return null;
  const token = `token-${++self.tokensGiven}`;
  self.tokens.set(token, scope);
  return token;
}

async function takeScore(self: TestPlatform, request: IncomingMessage): Promise<number> {
  const { authorization, 'content-type': type } = request.headers;
  const score = JSON.parse(await bodyOf(request)) as TakenScore;
  const isAllowed = self.tokens.get(bearerOf(authorization)) === scoreScope;
  if (!isAllowed || type !== 'application/vnd.ims.lis.v1.score+json') return 401;
  const status = self.scoreAnswers.shift() ?? 200;
  if (status === 200) self.scores.push(score);
  return status;
}
