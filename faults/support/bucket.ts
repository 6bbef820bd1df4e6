import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A file storage that speaks enough of S3, and fails as one does when it is told to. */
export interface Bucket {
  url: string;
  state: 'well' | 'failing' | 'hanging up';
  /** How many files it holds. */
  count(): number;
  close(): Promise<void>;
}

export async function startBucket(): Promise<Bucket> {
  const files = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    if (bucket.state === 'hanging up') return request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (bucket.state === 'failing') return response.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
    const key = request.url ?? '';
    const file = files.get(key);
    if (request.method === 'PUT') files.set(key, Buffer.concat(chunks));
    if (request.method === 'DELETE') files.delete(key);
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(200, { etag: '"x"' }).end();
    if (!file) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-length': file.length }).end(request.method === 'GET' ? file : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bucket: Bucket = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state: 'well',
    count: () => files.size,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return bucket;
}
