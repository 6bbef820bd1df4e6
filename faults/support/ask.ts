import { randomInt } from 'node:crypto';

const patienceMs = 20_000;

export interface Answer<Body> {
  /** 0 where there was no answer at all. */
  status: number;
  body: Body;
  headers: Headers;
}

interface AskOptions {
  method?: 'GET' | 'POST' | 'PUT';
  token?: string | undefined;
  body?: unknown;
  form?: FormData;
  /** By which the product knows a copy of the call. */
  key?: string;
}

const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** One request, from an address of its own. Whatever goes wrong is an answer too: it is what a fault looks like. */
export async function ask<Body = Record<string, unknown>>(
  url: string,
  { method, token, body, form, key }: AskOptions = {},
): Promise<Answer<Body>> {
  try {
    const response = await fetch(url, {
      method: method ?? (body || form ? 'POST' : 'GET'),
      headers: {
        'x-forwarded-for': anAddress(),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(form && { body: form }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: (isJson ? JSON.parse(text) : text) as Body, headers: response.headers };
  } catch {
    return { status: 0, body: {} as Body, headers: new Headers() };
  }
}
