import { type ContractEntry, type ErrorCode, errorCodesOf, errors } from '@akada/contract';
import type { LightMyRequestResponse } from 'fastify';

const jsonOf = (response: LightMyRequestResponse): { detail?: unknown; code?: string } | null => {
  try {
    return response.json();
  } catch {
    return null;
  }
};

/** Calls that answer people's browsers with a page also say so on a page when something is wrong. */
const isPage = ({ operation }: ContractEntry, { headers }: LightMyRequestResponse) =>
  operation.raw === 'text/html' && String(headers['content-type']).startsWith('text/html');

const isDeclared = (entry: ContractEntry, status: number) =>
  status < 500 && [...errorCodesOf(entry)].some((code) => errors[code][0] === status);

/** What is wrong with an answer, or null: a code that the call declares, its status, the shape of an error, the schema of a success. */
export function faultOf(entry: ContractEntry, response: LightMyRequestResponse): string | null {
  const { operation } = entry;
  const { statusCode } = response;
  if (statusCode < 400) {
    if (!operation.response) return null;
    const parsed = operation.response.safeParse(jsonOf(response));
    return parsed.success ? null : `not in its schema: ${parsed.error.message.slice(0, 300)}`;
  }
  if (isPage(entry, response))
    return isDeclared(entry, statusCode) ? null : 'a page with a status that is not declared';
  const body = jsonOf(response);
  if (!body || !Object.hasOwn(errors, body.code ?? '')) return 'no known code';
  if (errors[body.code as ErrorCode][0] !== statusCode) return 'the status of another code';
  // The account, and with it whatever a call has just made, may go while the call is under way: then each 404 is true.
  const mayBeGone = statusCode === 404 && entry.endpoint.access === 'account';
  if (!mayBeGone && !errorCodesOf(entry).has(body.code as ErrorCode)) return `${body.code} is not declared`;
  if (typeof body.detail !== 'string' && !Array.isArray(body.detail)) return 'no detail';
  // Something that is away for the moment says so; anything else of the kind is ours.
  return statusCode >= 500 && statusCode !== 503 ? 'a fault of the server' : null;
}
