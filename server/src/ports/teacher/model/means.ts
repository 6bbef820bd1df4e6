import { APICallError } from 'ai';
import { z } from 'zod';
import type { ModelChoice } from '../../../config.ts';

/**
 * How the form of an answer is asked for. `schema`: by the provider's own means (JSON schema, a tool, a grammar); `object`: as
 * older servers on one's own machine take it; `words`: in the prompt alone.
 */
export type Means = 'schema' | 'object' | 'words';

/** What is tried, the surest first. Ollama, llama.cpp, LM Studio and vLLM make a grammar of the schema themselves. */
export function meansOf(provider: ModelChoice['provider']): readonly [Means, ...Means[]] {
  return provider === 'openai-compatible' ? ['schema', 'object', 'words'] : ['schema', 'words'];
}

const statuses = [400, 415, 422, 500, 501];

/** Whether a provider says that it does not take the form; anything else that it finds wrong is not about that. */
export function isFormRefused(error: unknown): boolean {
  if (!APICallError.isInstance(error) || !statuses.includes(error.statusCode ?? 0)) return false;
  return /response_?format|json_?schema|\bschema|grammar|structured|output_config|\btools?\b|tool_choice/i.test(
    `${error.message} ${error.responseBody ?? ''}`,
  );
}

/** The form in words, for who was not told it otherwise or did not keep to it. */
export function formInWords(schema: z.ZodType): string {
  const { $schema: _, ...form } = z.toJSONSchema(schema);
  return `Answer with nothing but JSON that fits this schema:\n${JSON.stringify(form)}`;
}
