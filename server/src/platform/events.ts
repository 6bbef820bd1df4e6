import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from './app-error.ts';
import { toAppError } from './to-app-error.ts';

/** What a handler gives back when it has begun to stream its answer itself. */
export const streamed = Symbol('streamed');

export interface ServerEvent {
  event: string;
  data: unknown;
}

/** The browser reads the answer piece by piece: by fetch, since EventSource cannot carry the token. */
export function wantsEvents(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/event-stream');
}

/** Goes off when whoever asked is gone before the answer was. */
export function gone(reply: FastifyReply): AbortSignal {
  const control = new AbortController();
  reply.raw.once('close', () => control.abort());
  return control.signal;
}

const toText = ({ event, data }: ServerEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

async function* toLines(events: AsyncIterable<ServerEvent>, onError: (error: AppError) => void) {
  try {
    for await (const event of events) yield toText(event);
  } catch (thrown) {
    // The status is sent long since: the failure is told as the last event.
    const error = toAppError(thrown);
    onError(error);
    yield toText({ event: 'error', data: error.toBody() });
  }
}

/** Answers with events as they come, the last one being a failure where there was one. */
export function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  events: AsyncIterable<ServerEvent>,
): typeof streamed {
  const lines = toLines(events, (error) => {
    request.failure = error.code;
  });
  reply
    .header('cache-control', 'no-store')
    // Proxies that gather what they pass on would hold the pieces back.
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8')
    .send(Readable.from(lines));
  return streamed;
}
