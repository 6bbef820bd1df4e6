import type { FieldFault, Operation, ParsedInput } from '@akada/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from './app-error.ts';

type Part = 'params' | 'query' | 'headers' | 'body';
const parts: Part[] = ['params', 'query', 'headers', 'body'];

function toFaults(part: Part, error: z.ZodError): FieldFault[] {
  return error.issues.map((issue) => ({
    loc: [part, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))],
    msg: issue.message,
    type: issue.code ?? 'custom',
  }));
}

/** No keyboard makes NUL, no text in the database can hold it, and nothing that we ask for is nested so deep. */
const deepest = 50;

/** What is wrong with the texts of a value, keys included, or null. */
function faultIn(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return value.includes('\0') ? 'A text must not hold NUL' : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > deepest) return 'This is nested too deeply';
  for (const [key, part] of Object.entries(value)) {
    const fault = faultIn(key) ?? faultIn(part, depth + 1);
    if (fault) return fault;
  }
  return null;
}

/**
 * Half a character (a lone surrogate) is what is left where a program cut a text in the middle of an emoji. No database
 * takes it; everywhere a mark stands for it, as in every text that is written as UTF-8.
 */
function withWholeCharacters(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd');
  if (Array.isArray(value)) return value.map(withWholeCharacters);
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, part]) => [withWholeCharacters(key), withWholeCharacters(part)]),
  );
}

/** Parses each declared part of a request; all faults are told at once. Undeclared keys are dropped. */
export function parseInput(operation: Operation, request: FastifyRequest): ParsedInput<Operation> {
  const parsed: Partial<Record<Part, unknown>> = {};
  const faults: FieldFault[] = [];
  for (const part of parts) {
    const schema = operation[part];
    if (!schema || (part === 'body' && operation.consumes === 'multipart')) continue;
    const result = schema.safeParse(request[part]);
    if (!result.success) {
      faults.push(...toFaults(part, result.error));
      continue;
    }
    const fault = faultIn(result.data);
    if (fault) faults.push({ loc: [part], msg: fault, type: 'text' });
    else parsed[part] = withWholeCharacters(result.data);
  }
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  return parsed as unknown as ParsedInput<Operation>;
}
