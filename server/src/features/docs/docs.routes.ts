import { listContract, toOpenApi } from '@akada/contract';
import type { FastifyInstance } from 'fastify';
import { referenceStyle, renderReference } from './render-reference.ts';

/** The contract, published: as OpenAPI for machines and as a page for people. */
export function docsRoutes(app: FastifyInstance, version: string): void {
  const document = toOpenApi(listContract(), { title: 'Akada', version });
  app.get('/api/v1/openapi.json', async () => document);
  const page = renderReference(listContract());
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/docs.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(referenceStyle));
}
