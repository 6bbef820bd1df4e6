import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { needlessFor } from '../../../platform/security-headers.ts';
import type { LinkPreviewer } from '../link-preview.service.ts';
import { isForTakers, keepsOpener, lookOf, readLink, robots, sitemap } from './pages.rules.ts';
import { type Encoding, loadPages, type PageFacts, type StoredPage } from './pages.store.ts';

export interface PagesDeps extends PageFacts {
  /** The folder of the built web app; undefined where only the API is wanted. */
  webDist: string | undefined;
  /** What a shared link leads to, for chat programs. */
  previews: Readonly<Record<string, LinkPreviewer>>;
}

const isFile = (path: string) => /^\/assets\/|\.[a-z0-9]{2,11}$/i.test(path);
/** What pages are made from; only the pages themselves are served. */
const isMaterial = (path: string) => /^\/(prerendered\/|index\.html|visitor\.html|pages\.json)/.test(path);

function encodingFor(accepted: string | undefined): Encoding {
  const names = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((name) => names.some((given) => given.split(';')[0] === name)) ?? 'identity';
}

/** Serves the built web app: hashed files for ever, pages checked each time, for every path that is not the API's. */
export async function pagesRoutes(app: FastifyInstance, deps: PagesDeps): Promise<void> {
  const { webDist, publicUrl } = deps;
  if (!webDist) {
    app.setNotFoundHandler(() => {
      throw new AppError('not_found');
    });
    return;
  }
  const store = loadPages(webDist, deps);
  // Files and pages share one route, that of the static files.
  app.addHook('onRoute', (route) => {
    if (route.url !== '/*') return;
    route.config = { ...route.config, isForTakers: (path) => isForTakers(path, store.site.takerPatterns) };
  });
  await app.register(fastifyStatic, {
    root: webDist,
    index: false,
    preCompressed: true,
    cacheControl: false,
    allowedPath: (path) => !isMaterial(path),
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/');
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      for (const name of needlessFor(path)) response.removeHeader(name);
    },
  });

  /** While the database does not answer, the page still opens and says so itself. */
  const pageAt = async (path: string): Promise<StoredPage> => {
    const link = readLink(path);
    if (!link) return store.at(path);
    const preview = await deps.previews[link.kind]?.(link.id).catch(() => undefined);
    return preview === undefined ? store.at(path) : store.shared(link.kind, path, preview);
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const page = await pageAt(path);
    if (readLink(path)) reply.header('x-robots-tag', 'noindex');
    if (keepsOpener(path)) reply.header('cross-origin-opener-policy', 'unsafe-none');
    const encoding = encodingFor(request.headers['accept-encoding']);
    const { body, etag } = await page.variant(lookOf(request.headers), encoding);
    reply
      // Asked for each time, but sent again only if it changed: data is expensive.
      .headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie, save-data', etag })
      .type('text/html; charset=utf-8');
    if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.status(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.status(page.status).send(body);
  };

  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap(store.site.addresses, publicUrl)),
  );
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(publicUrl)));
  app.get('/', (request, reply) => sendPage(request, reply, '/'));
  app.setNotFoundHandler((request, reply) => {
    const [path = '/', query] = request.url.split('?', 2);
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/') && !isFile(path);
    if (!isPage) throw new AppError('not_found');
    // One address for each page. Only addresses of our own list are ever sent on to.
    const bare = path.replace(/\/$/, '');
    if (bare !== path && store.isPublic(bare)) return reply.redirect(query ? `${bare}?${query}` : bare, 301);
    return sendPage(request, reply, path);
  });
}
