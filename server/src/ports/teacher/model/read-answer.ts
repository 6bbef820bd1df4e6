import { isForeignTo } from '@akada/engine/language';
import { z } from 'zod';
import type { Request } from './request.ts';

export type ReadAnswer<T> = { value: T } | { broken: string; fault: string; reason: 'malformed' | 'language' };

/** What is shorter is a name, a label or a verdict, whatever its language. */
const fewestWords = 4;

/** Reads what a model wrote; says what is wrong where it does not fit the schema or the language of the source. */
export function readAnswer<T>(
  text: string,
  { schema, source, purpose }: Request & { schema: z.ZodType<T> },
): ReadAnswer<T> {
  const read = readJson(text, schema);
  // What a check finds is read by nobody but us.
  if (!('value' in read) || !source || purpose === 'check') return read;
  const prose = stringsIn(read.value).filter((line) => line.split(/\s+/).length >= fewestWords);
  if (!isForeignTo(prose.join('\n'), source)) return read;
  return { broken: text, fault: 'It is not in the language of the text.', reason: 'language' };
}

/** Reads JSON that a model wrapped into prose or a code fence. */
function readJson<T>(text: string, schema: z.ZodType<T>): ReadAnswer<T> {
  const broken = (fault: string) => ({ broken: text, fault, reason: 'malformed' as const });
  const from = text.search(/[{[]/);
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  if (from < 0 || to < from) return broken('It holds no JSON.');
  let data: unknown;
  try {
    data = JSON.parse(text.slice(from, to + 1));
  } catch {
    return broken('It is not valid JSON.');
  }
  const parsed = schema.safeParse(data);
  return parsed.success ? { value: parsed.data } : broken(z.prettifyError(parsed.error).slice(0, 600));
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}
