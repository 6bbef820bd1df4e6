import type { LanguageModel, UserContent } from 'ai';
import type { ModelAddress } from '../../../config.ts';
import { boundedFetch } from '../../../platform/bounded-fetch.ts';
import type { Means } from './means.ts';
import { type Request, wholePrompt } from './request.ts';

// The library writes its warnings to the terminal, which belongs to the operator.
globalThis.AI_SDK_LOG_WARNINGS = false;

export type OpenedModel = Extract<LanguageModel, { specificationVersion: 'v3' }>;

/** A streamed token takes a few hundred bytes of events; no answer that we ask for has more than a few thousand. */
const fetch = boundedFetch({ bytes: 8 * 1024 * 1024, ms: 3 * 60_000 });

/** The chosen provider's model. Imported when first used: a server without a key never loads them. */
export async function openModel(
  { provider, baseUrl, apiKey, name }: ModelAddress,
  means: Means = 'schema',
): Promise<OpenedModel> {
  switch (provider) {
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const open = createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: baseUrl!,
        includeUsage: true,
        supportsStructuredOutputs: true,
        fetch,
        ...(means === 'object' && { transformRequestBody: withPlainObject }),
        ...(apiKey && { apiKey }),
      });
      return open(name);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ apiKey: apiKey!, fetch, ...(baseUrl && { baseURL: baseUrl }) })(name);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI({ apiKey: apiKey!, fetch, ...(baseUrl && { baseURL: baseUrl }) })(name);
    }
  }
}

/** The form as servers took it before there was `json_schema`. */
function withPlainObject({ response_format, ...body }: Record<string, unknown>): Record<string, unknown> {
  const { json_schema } = (response_format ?? {}) as { json_schema?: { schema: unknown } };
  return json_schema ? { ...body, response_format: { type: 'json_object', schema: json_schema.schema } } : body;
}

/**
 * What is sent to a model. Anthropic keeps what it has read only up to a mark; the others see by themselves that calls
 * begin alike, and some servers on one's own machine take nothing but a single text.
 */
export function contentFor(model: OpenedModel, request: Request): UserContent {
  if (request.picture)
    return [
      { type: 'image', image: request.picture.data, mediaType: 'image/jpeg' },
      { type: 'text', text: wholePrompt(request) },
    ];
  if (!request.source || !model.provider.startsWith('anthropic')) return wholePrompt(request);
  const keep = { anthropic: { cacheControl: { type: 'ephemeral' as const } } };
  return [
    { type: 'text', text: request.source, providerOptions: keep },
    { type: 'text', text: request.prompt },
  ];
}
