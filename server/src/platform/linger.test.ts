import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../../test/factories.ts';
import { buildTestApp, type TestApp } from '../../test/harness.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await buildTestApp();
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  port = (app.http.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const piece = Buffer.alloc(256 * 1024, 'x');

/** Sends the head, then the body piece by piece whatever is answered meanwhile, as many programs do. */
async function sendAll(head: string, pieces: number, each = piece): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  const isOver = Promise.all([once(socket, 'end'), once(socket, 'close')]);
  socket.write(head);
  for (let n = 0; n < pieces; n++) {
    await new Promise<void>((resolve, reject) => socket.write(each, (error) => (error ? reject(error) : resolve())));
  }
  socket.end();
  await isOver;
  return answer;
}

const headOf = (path: string, headers: Record<string, string | number>) =>
  `${[`POST ${path} HTTP/1.1`, 'host: localhost', ...Object.entries(headers).map((pair) => pair.join(': '))].join('\r\n')}\r\n\r\n`;

describe('an answer that does not wait for the body', () => {
  it('413 to a long JSON body reaches a sender who sends it all, and the connection is closed', async () => {
    const head = headOf('/api/v1/auth/login', {
      'content-type': 'application/json',
      'content-length': 40 * piece.length,
    });
    const answer = await sendAll(head, 40);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(answer).toContain('"code":"body_too_large"');
  });

  it('413 to a body of no told length reaches its sender', async () => {
    const head = headOf('/api/v1/auth/login', {
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
    });
    const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
    expect(await sendAll(head, 40, chunk)).toContain('"code":"body_too_large"');
  });

  it('413 to a file that is too long reaches its sender', async () => {
    const { token } = await aPerson(app);
    const head = headOf('/api/v1/documents/upload', {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 60 * 1024 * 1024,
    });
    expect(await sendAll(head, 240)).toContain('"code":"file_too_large"');
  });

  it('401 to a file of nobody reaches its sender', async () => {
    const head = headOf('/api/v1/documents/upload', {
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 20 * 1024 * 1024,
    });
    expect(await sendAll(head, 80)).toMatch(/^HTTP\/1\.1 401 /);
  });
});
