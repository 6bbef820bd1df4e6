import { ModelFailure } from './failure.ts';
import type { OpenedModel } from './provider.ts';
import { mostLetters, type Request, wholePrompt } from './request.ts';
import { type Patience, withRetries } from './retry.ts';

export interface StreamedUse {
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}

type StreamPart =
  Awaited<ReturnType<OpenedModel['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never;

type Piece = { text: string } | { used: StreamedUse };

/** Ends a stream after a silence, and after its time as a whole: a server may drip for ever. */
function watch({ pieceMs, streamMs }: Patience) {
  const end = new AbortController();
  const quiet = () => end.abort(new Error(`The language model was silent for ${pieceMs / 1000} s.`));
  const long = () => end.abort(new Error(`The language model wrote for longer than ${streamMs / 1000} s.`));
  const whole = setTimeout(long, streamMs);
  let silence = setTimeout(quiet, pieceMs);
  return {
    signal: end.signal,
    heard() {
      clearTimeout(silence);
      silence = setTimeout(quiet, pieceMs);
    },
    stop() {
      clearTimeout(silence);
      clearTimeout(whole);
      // Whoever reads no further frees the connection.
      end.abort();
    },
  };
}

const usedIn = ({ usage }: Extract<StreamPart, { type: 'finish' }>): StreamedUse => ({
  inputTokens: usage.inputTokens.total,
  outputTokens: usage.outputTokens.total,
});

/**
 * One streamed answer, read from the provider itself: the library's own reader looks at the whole text again with every
 * piece. An end without a reason, and more text than was asked for, are failures.
 */
async function* open(
  model: OpenedModel,
  request: Request,
  patience: Patience,
  signal: AbortSignal | undefined,
): AsyncGenerator<Piece> {
  const clock = watch(patience);
  const abortSignal = signal ? AbortSignal.any([signal, clock.signal]) : clock.signal;
  const most = mostLetters(request);
  let letters = 0;
  try {
    const { stream } = await model.doStream({
      prompt: [
        { role: 'system', content: request.system },
        { role: 'user', content: [{ type: 'text', text: wholePrompt(request) }] },
      ],
      maxOutputTokens: request.maxOutputTokens,
      abortSignal,
    });
    for await (const part of stream as unknown as AsyncIterable<StreamPart>) {
      clock.heard();
      if (part.type === 'error') throw part.error;
      if (part.type === 'text-delta') {
        letters += part.delta.length;
        if (letters > most) throw new Error('The language model wrote more than it was asked for.');
        yield { text: part.delta };
      } else if (part.type === 'finish') {
        const { unified } = part.finishReason;
        if (unified === 'content-filter') throw new ModelFailure('refused');
        // A connection that was cut ends the stream too, but gives no reason.
        if (unified !== 'stop' && unified !== 'length') throw new Error('The stream was cut off.');
        yield { used: usedIn(part) };
        return;
      }
    }
    throw new Error('The stream was cut off.');
  } catch (error) {
    throw abortSignal.aborted ? abortSignal.reason : error;
  } finally {
    clock.stop();
  }
}

/** The pieces of an answer. Until the first one has come, a failure is tried again as any other call. */
export async function* streamPieces(
  model: OpenedModel,
  request: Request,
  patience: Patience,
  signal: AbortSignal | undefined,
): AsyncGenerator<Piece> {
  const { first, rest } = await withRetries(patience, signal, async () => {
    const pieces = open(model, request, patience, signal);
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
