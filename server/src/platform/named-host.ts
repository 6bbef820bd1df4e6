import type { FastifyRequest } from 'fastify';

const plainHost = /^(\[[\da-f:.]+\]|[^\s:@/?#[\]]+)(?::\d{1,5})?$/i;

/**
 * The name or address by which a caller says it came, without its port; undefined where the header says anything more. What
 * the framework makes of it ends at the first colon, so that `192.168.43.1:3000@elsewhere` would be taken for the address.
 */
export function namedHost({ host }: Pick<FastifyRequest, 'host'>): string | undefined {
  return plainHost.exec(host)?.[1];
}
