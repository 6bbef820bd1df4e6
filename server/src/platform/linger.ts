import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How much of a body is still taken in after its answer, and for how long. */
const most = { bytes: 100 * 1024 * 1024, ms: 20_000 };

/**
 * For an answer that does not wait for the rest of the body, such as 413 or 507. Closing the connection at once would
 * reset it under a sender who is still sending, and the answer would be lost with it. So the answer goes out, our side
 * is closed, and what still comes is read and thrown away until the sender closes theirs or it is too much.
 */
export function lingerAfterAnswer({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (lingerOn(raw)) reply.header('connection', 'close');
}

/** The same for an answer that is written by hand, which has to end the connection where this says so. */
export function lingerOn(raw: IncomingMessage): boolean {
  const { socket } = raw;
  if (raw.complete || !(socket instanceof Socket)) return false;
  const before = socket.bytesRead;
  // The last thing that Node does to a connection that it closes after an answer.
  socket.destroySoon = () => {
    raw.unpipe();
    raw.resume();
    socket.end();
    const until = performance.now() + most.ms;
    const watch = setInterval(() => {
      if (performance.now() > until || socket.bytesRead - before > most.bytes) socket.destroy();
    }, 100);
    watch.unref();
    socket.once('end', () => socket.destroy());
    socket.once('close', () => clearInterval(watch));
  };
  return true;
}
