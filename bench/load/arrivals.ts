import { Agent, request } from 'node:http';

/** Students who come one by one at random moments, as in a real hall, rather than a queue that waits for answers. */

export interface Answer {
  status: number;
  body: string;
  ms: number;
  /** Seconds, where the server said when to come again. */
  retryAfter?: number;
}

/**
 * Every student has a phone, hence a connection, of their own. An agent looks through all it has whenever one goes, and so is
 * given a few only. Every server is on this machine: no name is looked up.
 */
const agents = Array.from(
  { length: 256 },
  () =>
    new Agent({
      keepAlive: true,
      maxSockets: Number.POSITIVE_INFINITY,
      maxFreeSockets: 2,
      lookup: (_name, _options, found) => process.nextTick(found, null, '127.0.0.1', 4),
      autoSelectFamily: false,
    }),
);
let calls = 0;

export function call(
  url: string,
  {
    method = 'GET',
    body,
    headers = {},
    timeout,
  }: { method?: string; body?: object | string; headers?: Record<string, string>; timeout?: number | undefined } = {},
): Promise<Answer> {
  const began = performance.now();
  const payload = typeof body === 'object' ? JSON.stringify(body) : body;
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
        agent: agents[calls++ % agents.length],
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

const beatMs = 5;

/**
 * The same for so many that a promise and a clock for each, made beforehand, would keep what makes the load busy with its
 * own memory: each comes into being when it arrives.
 */
export async function arriveMany(
  count: number,
  seconds: number,
  visit: (index: number) => Promise<void>,
): Promise<void> {
  const moments = Float64Array.from({ length: count }, () => Math.random() * seconds * 1000).sort();
  const began = performance.now();
  let [come, gone] = [0, 0];
  await new Promise<void>((resolve, reject) => {
    const leave = () => {
      if (++gone === count) resolve();
    };
    const beat = setInterval(() => {
      const passed = performance.now() - began;
      while (come < count && (moments[come] ?? 0) <= passed) visit(come++).then(leave, reject);
      if (come === count) clearInterval(beat);
    }, beatMs);
  });
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
