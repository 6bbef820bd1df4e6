import type { LanguageModel } from 'ai';
import type { ModelChoice } from '../../../config.ts';

// The library writes its warnings to the terminal, which belongs to the operator.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The chosen provider's model. Imported when first used: a server without a key never loads them. */
export async function openModel({ provider, baseUrl, apiKey, name }: ModelChoice): Promise<LanguageModel> {
  switch (provider) {
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const open = createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: baseUrl!,
        includeUsage: true,
        supportsStructuredOutputs: true,
        ...(apiKey && { apiKey }),
      });
      return open(name);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ apiKey: apiKey!, ...(baseUrl && { baseURL: baseUrl }) })(name);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI({ apiKey: apiKey!, ...(baseUrl && { baseURL: baseUrl }) })(name);
    }
  }
}
