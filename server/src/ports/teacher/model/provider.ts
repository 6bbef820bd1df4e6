import type { LanguageModel } from 'ai';
import type { ModelChoice } from '../../../config.ts';
import { boundedFetch } from '../../../platform/bounded-fetch.ts';

// The library writes its warnings to the terminal, which belongs to the operator.
globalThis.AI_SDK_LOG_WARNINGS = false;

export type OpenedModel = Extract<LanguageModel, { specificationVersion: 'v3' }>;

/** A streamed token takes a few hundred bytes of events; no answer that we ask for has more than a few thousand. */
const fetch = boundedFetch({ bytes: 8 * 1024 * 1024, ms: 3 * 60_000 });

/** The chosen provider's model. Imported when first used: a server without a key never loads them. */
export async function openModel({ provider, baseUrl, apiKey, name }: ModelChoice): Promise<OpenedModel> {
  switch (provider) {
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const open = createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: baseUrl!,
        includeUsage: true,
        supportsStructuredOutputs: true,
        fetch,
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
