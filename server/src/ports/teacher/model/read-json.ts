import { z } from 'zod';

/** Reads JSON that a model wrapped into prose or a code fence; says what is wrong where that does not help. */
export function readJson<T>(text: string, schema: z.ZodType<T>): { value: T } | { broken: string; fault: string } {
  const from = text.search(/[{[]/);
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  if (from < 0 || to < from) return { broken: text, fault: 'It holds no JSON.' };
  let data: unknown;
  try {
    data = JSON.parse(text.slice(from, to + 1));
  } catch {
    return { broken: text, fault: 'It is not valid JSON.' };
  }
  const parsed = schema.safeParse(data);
  if (parsed.success) return { value: parsed.data };
  return { broken: text, fault: z.prettifyError(parsed.error).slice(0, 600) };
}
