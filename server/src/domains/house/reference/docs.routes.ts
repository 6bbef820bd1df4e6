import { listContract, toOpenApi } from '@akada/contract';
import type { FastifyInstance } from 'fastify';
import { version } from '../../../platform/version.ts';
import { referenceStyle, renderReference } from './render-reference.ts';

/** The contract, published: as OpenAPI for machines and as a page for people. */
export function docsRoutes(app: FastifyInstance): void {
  // Made when first asked for: each takes a megabyte, and a moment of every start.
  let document: ReturnType<typeof toOpenApi> | undefined;
  app.get('/api/v1/openapi.json', async () => {
    document ??= toOpenApi(listContract(), { title: 'Akada', version });
    return document;
  });
  let page: string | undefined;
  app.get('/api/docs', async (_request, reply) => {
    page ??= renderReference(listContract());
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/api/docs.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(referenceStyle));
}
