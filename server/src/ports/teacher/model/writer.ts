import { type FinishReason, generateText, type LanguageModelUsage, NoObjectGeneratedError, Output } from 'ai';
import type { z } from 'zod';
import type { Log } from '../../../platform/log.ts';
import { formInWords, isFormRefused, type Means } from './means.ts';
import { contentFor, type OpenedModel } from './provider.ts';
import type { Request } from './request.ts';
import { type Patience, withRetries } from './retry.ts';

export interface ObjectRequest<T> extends Request {
  /** Told to the provider with the schema. */
  name: string;
  schema: z.ZodType<T>;
}

export interface Written {
  text: string;
  usage: LanguageModelUsage | undefined;
  finishReason: FinishReason | undefined;
}

export interface WriterDeps {
  name: string;
  model: (means: Means) => Promise<OpenedModel>;
  means: readonly [Means, ...Means[]];
  patience: Patience;
  log: Log;
}

type Write = <T>(request: ObjectRequest<T>, signal: AbortSignal | undefined) => Promise<Written>;

/** Whole answers of a model. Means that it does not take are left for the next ones, and not tried again. */
export function createWriter({ name, model, means, patience, log }: WriterDeps): Write {
  let known = 0;

  async function writeBy<T>(by: Means, request: ObjectRequest<T>, signal: AbortSignal | undefined): Promise<Written> {
    const opened = await model(by);
    const asked =
      by === 'schema' ? request : { ...request, prompt: `${request.prompt}\n\n${formInWords(request.schema)}` };
    const output = by === 'words' ? Output.text() : Output.object({ schema: request.schema, name: request.name });
    return withRetries(patience, signal, () =>
      generateText({
        model: opened,
        system: asked.system,
        messages: [{ role: 'user', content: contentFor(opened, asked) }],
        maxOutputTokens: asked.maxOutputTokens,
        output,
        maxRetries: 0,
        abortSignal: patienceFor(patience.callMs, signal),
      }).then(({ text, usage, finishReason }) => ({ text, usage, finishReason }), unlessBroken),
    );
  }

  return async (request, signal) => {
    for (let at = known; ; at++) {
      try {
        const written = await writeBy(means[at] ?? 'words', request, signal);
        known = Math.max(known, at);
        return written;
      } catch (error) {
        const next = means[at + 1];
        if (!next || !isFormRefused(error)) throw error;
        log.info({ model: name, means: next }, 'the language model takes no such form; asking for it otherwise');
      }
    }
  };
}

function patienceFor(ms: number, signal: AbortSignal | undefined): AbortSignal {
  return signal ? AbortSignal.any([signal, AbortSignal.timeout(ms)]) : AbortSignal.timeout(ms);
}

/** An answer that is not what the schema wants is an answer: it is repaired, not tried again. */
function unlessBroken(error: unknown): Written {
  if (!NoObjectGeneratedError.isInstance(error)) throw error;
  return { text: error.text ?? '', usage: error.usage, finishReason: error.finishReason };
}
