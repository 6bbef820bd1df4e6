import type { IncomingMessage, ServerResponse } from 'node:http';

/** The part of the platform on loopback that tells who is in its course (Names and Role Provisioning Services 2.0). */

export const membersScope = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';
export const membersClaim = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
const mediaType = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';
const path = '/courses/1/members';

export interface PlatformMembers {
  /** The people of the course as the platform tells them; tests put in whatever they like. */
  people: unknown[];
  /** Who can open only some of the links: by the link, the people. */
  ofLink: Map<string, unknown[]>;
  /** Are in the course no more. */
  goneLinks: Set<string>;
  /** As many as it gives at once, whatever it is asked for. */
  pageSize: number;
  /** What the next pages are answered with; given otherwise. */
  answers: number[];
  /** What stands in the header of links instead of the honest one. */
  link: ((page: number) => string) | null;
  /** What it was asked for: the parameters of each page. */
  asked: Record<string, string>[];
}

export const noMembers = (): PlatformMembers => ({
  people: [],
  ofLink: new Map(),
  goneLinks: new Set(),
  pageSize: 50,
  answers: [],
  link: null,
  asked: [],
});

/** What a message says of it. */
export const membersOffer = (issuer: string) => ({
  context_memberships_url: `${issuer}${path}?kind=course`,
  service_versions: ['1.0', '2.0'],
});

export const asksForMembers = (url: URL) => url.pathname === path;

interface Telling {
  issuer: string;
  tokens: ReadonlyMap<string, string>;
  members: PlatformMembers;
}

export const bearerOf = (authorization = '') => authorization.replace('Bearer ', '');

/** One page of the list, for whoever has a token of this scope and speaks this version. */
export function tellMembers(self: Telling, request: IncomingMessage, response: ServerResponse): void {
  const { members } = self;
  const url = new URL(request.url ?? '/', self.issuer);
  members.asked.push(Object.fromEntries(url.searchParams));
  const { authorization, accept } = request.headers;
  const status = members.answers.shift() ?? 200;
  if (self.tokens.get(bearerOf(authorization)) !== membersScope) return void response.writeHead(401).end();
  if (accept !== mediaType || url.searchParams.get('kind') !== 'course') return void response.writeHead(406).end();
  if (status !== 200) return void response.writeHead(status).end('<p>Something else</p>');
  const link = url.searchParams.get('rlid');
  const people = members.ofLink.get(link ?? '') ?? members.people;
  if (members.goneLinks.has(link ?? '')) return void response.writeHead(404).end();
  const page = Number(url.searchParams.get('page') ?? 0);
  const size = Math.min(members.pageSize, Number(url.searchParams.get('limit') ?? members.pageSize));
  const next = new URL(url);
  next.searchParams.set('page', String(page + 1));
  const honest = [
    `<${self.issuer}${path}?since=1>; rel="differences"`,
    ...((page + 1) * size < people.length ? [`<${next.pathname}${next.search}>; rel="next"`] : []),
  ].join(', ');
  response.writeHead(200, { 'content-type': mediaType, link: members.link ? members.link(page) : honest }).end(
    JSON.stringify({
      id: url.href,
      context: { id: 'course-1', title: 'BIO 101' },
      members: people.slice(page * size, (page + 1) * size),
    }),
  );
}
