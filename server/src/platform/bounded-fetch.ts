/** How much of an answer from outside is read, and how long it may take. */
export interface AnswerBounds {
  /** After decompression: a small answer may unpack into a huge one. */
  bytes: number;
  /** From the request to the end of the answer. */
  ms: number;
  /** For files that are passed on as fast as somebody takes them: only their beginning has to come in time. */
  isFile?: boolean;
}

/** The other side sent more than any honest answer has. */
export class AnswerTooLong extends Error {
  override name = 'AnswerTooLong';
}

/** The same bytes, until they are too many. */
function countBytes(most: number): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0;
  return new TransformStream({
    transform(chunk, out) {
      passed += chunk.byteLength;
      if (passed > most) throw new AnswerTooLong(`An answer from outside was longer than ${most} bytes.`);
      out.enqueue(chunk);
    },
  });
}

/**
 * A fetch whose answers have an end. Whoever reads one gets at most so many bytes within so much time, however the other
 * side drips or floods; then the connection is closed and the reading fails.
 */
export function boundedFetch({ bytes, ms, isFile = false }: AnswerBounds): typeof fetch {
  return async (input, init) => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new DOMException('No answer in time.', 'TimeoutError')), ms);
    timer.unref();
    const given = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const signal = given ? AbortSignal.any([given, patience.signal]) : patience.signal;
    const answer = await fetch(input, { ...init, signal });
    if (isFile) clearTimeout(timer);
    if (!answer.body) return answer;
    const { status, statusText, headers } = answer;
    return new Response(answer.body.pipeThrough(countBytes(bytes)), { status, statusText, headers });
  };
}
