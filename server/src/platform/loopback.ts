import type { FastifyRequest } from 'fastify';
import { namedHost } from './named-host.ts';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Whether the address in the browser names this machine itself: a page of elsewhere whose name was turned to it does not. */
export function namesLoopback(request: FastifyRequest): boolean {
  const name = namedHost(request) ?? '';
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(name.replace(/\.$/, ''));
}

/** Whether somebody on this very machine asks. The connection itself counts, never a header that a caller can write. */
export function isFromLoopback(request: FastifyRequest): boolean {
  const behindProxy = request.headers['x-forwarded-for'] !== undefined;
  return !behindProxy && loopback.test(request.socket.remoteAddress ?? '');
}
