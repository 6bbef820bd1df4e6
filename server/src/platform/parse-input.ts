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

/** No keyboard makes it and no text in the database can hold it. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

/** Parses each declared part of a request; all faults are told at once. Undeclared keys are dropped. */
export function parseInput(operation: Operation, request: FastifyRequest): ParsedInput<Operation> {
  const parsed: Partial<Record<Part, unknown>> = {};
  const faults: FieldFault[] = [];
  for (const part of parts) {
    const schema = operation[part];
    if (!schema || (part === 'body' && operation.consumes === 'multipart')) continue;
    const result = schema.safeParse(request[part]);
    if (!result.success) faults.push(...toFaults(part, result.error));
    else if (holdsNul(result.data)) faults.push({ loc: [part], msg: 'A text must not hold NUL', type: 'nul' });
    else parsed[part] = result.data;
  }
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  return parsed as unknown as ParsedInput<Operation>;
}
