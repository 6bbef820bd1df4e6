import type { FastifyRequest } from 'fastify';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Whether somebody on this very machine asks. The connection itself counts, never a header that a caller can write. */
export function isFromLoopback(request: FastifyRequest): boolean {
  const behindProxy = request.headers['x-forwarded-for'] !== undefined;
  return !behindProxy && loopback.test(request.socket.remoteAddress ?? '');
}
