import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';

const themeCookie = /(?:^|;\s*)theme=(light|dark)(?:;|$)/;

/** The chosen theme is written into the page, so that nothing flashes before the script has run. */
function withTheme(html: string, cookies: string | undefined): string {
  const theme = themeCookie.exec(cookies ?? '')?.[1];
  return theme ? html.replace('<html ', `<html data-theme="${theme}" `) : html;
}

const isFile = (path: string) => /^\/assets\/|\.[a-z0-9]{2,11}$/i.test(path);

/** Serves the built web app: hashed files for ever, the page itself fresh each time, for every path that is not the API's. */
export async function pagesRoutes(app: FastifyInstance, webDist: string | undefined): Promise<void> {
  if (!webDist) {
    app.setNotFoundHandler(() => {
      throw new AppError('not_found');
    });
    return;
  }
  const html = readFileSync(join(webDist, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: webDist,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/');
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });

  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(withTheme(html, request.headers.cookie));

  app.get('/', sendPage);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/') && !isFile(path);
    if (!isPage) throw new AppError('not_found');
    return sendPage(request, reply);
  });
}
