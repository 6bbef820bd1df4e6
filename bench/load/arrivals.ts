import { Agent, request } from 'node:http';

/** Students who come one by one at random moments, as in a real hall, rather than a queue that waits for answers. */

export interface Answer {
  status: number;
  body: string;
  ms: number;
  /** Seconds, where the server said when to come again. */
  retryAfter?: number;
}

/** Every student has a phone, hence a connection, of their own. */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: 512 });

export function call(
  url: string,
  {
    method = 'GET',
    body,
    headers = {},
    timeout,
  }: { method?: string; body?: object; headers?: Record<string, string>; timeout?: number | undefined } = {},
): Promise<Answer> {
  const began = performance.now();
  const payload = body && JSON.stringify(body);
  return new Promise((resolve) => {
    const answer = (given: Omit<Answer, 'ms'>) => {
      clearTimeout(patience);
      resolve({ ...given, ms: performance.now() - began });
    };
    const fail = () => answer({ status: 0, body: '' });
    const outgoing = request(
      url,
      {
        method,
        agent,
        headers: { ...(payload && { 'content-type': 'application/json' }), ...headers },
      },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (piece: string) => {
          text += piece;
        });
        incoming.on('error', fail);
        incoming.on('end', () =>
          answer({
            status: incoming.statusCode ?? 0,
            body: text,
            ...(incoming.headers['retry-after'] && { retryAfter: Number(incoming.headers['retry-after']) }),
          }),
        );
      },
    );
    // No signal of its own for each call: that would hold the call, and all it has heard, until its time is over.
    const patience = timeout ? setTimeout(() => outgoing.destroy(new Error('waited long enough')), timeout) : undefined;
    outgoing.on('error', fail);
    outgoing.end(payload);
  });
}

/** Runs the visit of each at a random moment within so many seconds, and waits for all. */
export async function arrive<Visitor, Result>(
  visitors: readonly Visitor[],
  seconds: number,
  visit: (visitor: Visitor, index: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(
    visitors.map(async (visitor, index) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * seconds * 1000));
      return visit(visitor, index);
    }),
  );
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
