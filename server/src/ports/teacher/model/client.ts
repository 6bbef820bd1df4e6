import { APICallError } from 'ai';
import type { Meter, MeteredCall, Reservation, Settlement, TeachingContext } from '../port.ts';
import type { Circuit } from './circuit.ts';
import { ModelFailure } from './failure.ts';
import { formInWords } from './means.ts';
import { type ReadAnswer, readAnswer } from './read-answer.ts';
import { isRefusal } from './refusal.ts';
import { mostLetters, type Request, wholePrompt } from './request.ts';
import { type StreamedUse, streamPieces } from './stream.ts';
import { createWriter, type ObjectRequest, type WriterDeps } from './writer.ts';

export interface ClientDeps extends WriterDeps {
  meter: Meter;
  circuit: Circuit;
}

/** A context with an account: only such a caller may start what costs money. */
export type PaidContext = TeachingContext & {
  accountId: string;
  /** The quiz that a call is made for, so that its cost can be told. */
  quiz?: string;
};

export interface ModelClient {
  name: string;
  /** An answer that fits the schema, in the language of the source: repaired once where it does not, then given up. */
  generate<T>(request: ObjectRequest<T>, context: PaidContext): Promise<T>;
  /** Plain text, piece by piece. */
  stream(request: Request, context: PaidContext): AsyncGenerator<string>;
}

interface Used {
  inputTokens: number;
  outputTokens: number;
}

/** Four letters a token is usual for English; three leaves room for names, figures and other languages. */
const tokensIn = (text: string) => Math.ceil(text.length / 3);

/** All that is sent. */
const tokensSent = (request: Request) =>
  tokensIn(request.system + wholePrompt(request)) + (request.picture?.tokens ?? 0);

function usedOf(usage: StreamedUse | undefined, request: Request, text: string): Used {
  return {
    inputTokens: usage?.inputTokens ?? tokensSent(request),
    outputTokens: usage?.outputTokens ?? tokensIn(text),
  };
}

export function createModelClient(deps: ClientDeps): ModelClient {
  const { name, model, means, meter, circuit, patience, log } = deps;
  const write = createWriter(deps);

  /** Reserves before, settles after, and tells the circuit how it went. */
  async function begin(request: Request, { accountId, address, quiz }: PaidContext) {
    if (!circuit.enter()) throw new ModelFailure('unavailable');
    const call: MeteredCall = { accountId, address, model: name, purpose: request.purpose, quiz };
    const tokens = tokensSent(request) + request.maxOutputTokens;
    let reservation: Reservation | null = null;
    try {
      reservation = await meter.reserve(call, tokens);
    } finally {
      if (!reservation) circuit.left();
    }
    if (!reservation) throw new ModelFailure('budget');
    const settle = reservation.settle;
    const began = performance.now();
    return async (outcome: Settlement['outcome'], used: Used = { inputTokens: 0, outputTokens: 0 }) => {
      if (outcome === 'failed') circuit.failed();
      else if (outcome === 'stopped') circuit.left();
      else circuit.succeeded();
      // What was made is the learner's even if it could not be booked.
      await settle({ outcome, ...used, latencyMs: performance.now() - began }).catch((error) =>
        log.error({ err: error }, 'settling the use of the language model'),
      );
    };
  }

  /** What a failure is called, for the learner and in the log; the log gets no text of any document. */
  function failureOf(error: unknown): ModelFailure {
    const status = APICallError.isInstance(error) ? error.statusCode : undefined;
    const about = { model: name, status, fault: error instanceof Error ? error.message.slice(0, 200) : 'unknown' };
    log.warn(about, 'language model failed');
    return new ModelFailure('unavailable', error);
  }

  async function ask<T>(request: ObjectRequest<T>, context: PaidContext): Promise<ReadAnswer<T>> {
    const { signal } = context;
    const end = await begin(request, context);
    try {
      const { text, usage, finishReason } = await write(request, signal);
      if (text.length > mostLetters(request)) throw new Error('The language model wrote more than it was asked for.');
      const used = usedOf(usage, request, text);
      const isRefused = finishReason === 'content-filter' || isRefusal(text);
      const read = isRefused ? undefined : readAnswer(text, request);
      await end(read && 'value' in read ? 'done' : 'rejected', used);
      // Who asks again hears the same.
      if (!read) throw new ModelFailure('refused');
      return read;
    } catch (error) {
      if (error instanceof ModelFailure) throw error;
      if (signal?.aborted) {
        await end('stopped', usedOf(undefined, request, ''));
        throw error;
      }
      await end('failed');
      throw failureOf(error);
    }
  }

  return {
    name,

    async generate(request, context) {
      const first = await ask(request, context);
      if ('value' in first) return first.value;
      const second = await ask({ ...request, prompt: repairPrompt(request, first) }, context);
      if ('value' in second) return second.value;
      throw new ModelFailure(second.reason);
    },

    async *stream(request, context) {
      const end = await begin(request, context);
      let text = '';
      let outcome: Settlement['outcome'] = 'stopped';
      let used: StreamedUse | undefined;
      try {
        const pieces = streamPieces(await model(means[0]), request, patience, context.signal);
        for await (const piece of pieces) {
          if ('used' in piece) {
            used = piece.used;
            outcome = 'done';
          } else {
            text += piece.text;
            yield piece.text;
          }
        }
      } catch (error) {
        if (context.signal?.aborted) throw error;
        outcome = error instanceof ModelFailure ? 'rejected' : 'failed';
        throw error instanceof ModelFailure ? error : failureOf(error);
      } finally {
        // A learner who leaves in the middle has used what came until then.
        await end(outcome, outcome === 'failed' ? undefined : usedOf(used, request, text));
      }
    },
  };
}

function repairPrompt<T>(
  { prompt, schema }: ObjectRequest<T>,
  { broken, fault }: { broken: string; fault: string },
): string {
  return `${prompt}

Your answer before was not usable: ${fault}
It was:
${JSON.stringify(broken.slice(0, 4000))}
${formInWords(schema)}`;
}
