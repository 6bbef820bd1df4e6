import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boundedFetch } from './bounded-fetch.ts';

/** Servers that never come to an end, on loopback. */

const kilobyte = Buffer.alloc(1024, 'a');
let closed = 0;

/** Writes for as long as somebody reads. */
function flood(response: ServerResponse, write: (bytes: Buffer) => boolean): void {
  const more = () => {
    while (!response.destroyed && write(kilobyte));
  };
  response.on('drain', more);
  more();
}

const behaviours: Record<string, (response: ServerResponse) => void> = {
  '/well': (response) => response.end('hello'),
  '/empty': (response) => response.writeHead(204).end(),
  '/silent': () => {},
  '/flood': (response) => flood(response, (bytes) => response.write(bytes)),
  '/bomb': (response) => {
    response.setHeader('content-encoding', 'gzip');
    const zipped = createGzip();
    zipped.pipe(response);
    zipped.end(Buffer.alloc(4 * 1024 * 1024));
  },
  '/drip': (response) => {
    const drip = setInterval(() => response.write('.'), 10);
    response.on('close', () => clearInterval(drip));
  },
};

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    response.on('close', () => closed++);
    behaviours[request.url ?? '']?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, bounds: { bytes?: number; ms?: number } = {}) =>
  boundedFetch({ bytes: 100_000, ms: 60_000, ...bounds })(url + path);

it('gives an honest answer as it is', async () => {
  const answer = await ask('/well');
  expect([answer.status, await answer.text()]).toEqual([200, 'hello']);
  expect((await ask('/empty')).status).toBe(204);
});

it.each(['/flood', '/bomb'])('reads no more of %s than was allowed, and hangs up', async (path) => {
  const before = closed;
  const answer = await ask(path);
  await expect(answer.text()).rejects.toThrow('longer than 100000 bytes');
  await expect.poll(() => closed).toBe(before + 1);
});

it('does not wait for an answer that does not come', async () => {
  await expect(ask('/silent', { ms: 50 })).rejects.toThrow('No answer in time');
});

it('ends an answer that drips for ever', async () => {
  const answer = await ask('/drip', { ms: 200 });
  await expect(answer.text()).rejects.toThrow('No answer in time');
});

it('is given up with its caller', async () => {
  const control = new AbortController();
  const answer = await boundedFetch({ bytes: 100, ms: 60_000 })(`${url}/drip`, { signal: control.signal });
  control.abort(new Error('gone'));
  await expect(answer.text()).rejects.toThrow('gone');
});
