import { type LanguageModel, type LanguageModelUsage, streamText } from 'ai';
import type { Request } from './request.ts';
import { type Patience, withRetries } from './retry.ts';

type Piece = { text: string } | { usage: LanguageModelUsage };

/** One streamed answer. A silence longer than the patience ends it, and so does an end without a reason for it. */
async function* open(
  model: LanguageModel,
  { system, prompt, maxOutputTokens }: Request,
  pieceMs: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<Piece> {
  const silence = new AbortController();
  const tooQuiet = () => silence.abort(new Error(`The language model was silent for ${pieceMs / 1000} s.`));
  let timer = setTimeout(tooQuiet, pieceMs);
  const result = streamText({
    model,
    system,
    prompt,
    maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
    onError: () => {},
  });
  try {
    for await (const part of result.fullStream) {
      clearTimeout(timer);
      timer = setTimeout(tooQuiet, pieceMs);
      if (part.type === 'text-delta') yield { text: part.text };
      else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') throw signal?.reason ?? silence.signal.reason;
      else if (part.type === 'finish') {
        // A connection that was cut ends the stream too, but gives no reason.
        if (part.finishReason !== 'stop' && part.finishReason !== 'length') throw new Error('The stream was cut off.');
        yield { usage: part.totalUsage };
        return;
      }
    }
    throw new Error('The stream was cut off.');
  } finally {
    clearTimeout(timer);
    // Whoever reads no further frees the connection.
    silence.abort();
  }
}

/** The pieces of an answer. Until the first one has come, a failure is tried again as any other call. */
export async function* streamPieces(
  model: LanguageModel,
  request: Request,
  patience: Patience,
  signal: AbortSignal | undefined,
): AsyncGenerator<Piece> {
  const { first, rest } = await withRetries(patience, signal, async () => {
    const pieces = open(model, request, patience.pieceMs, signal);
    return { first: await pieces.next(), rest: pieces };
  });
  if (first.done) return;
  try {
    yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
