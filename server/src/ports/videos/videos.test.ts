import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVideoCatalogue } from './catalogue.ts';
import { chooseVideos } from './choose.ts';

const query = {
  subject: 'Introduction to Computing Sciences',
  courseCode: 'COS 101',
  topics: ['history of computing'],
};

let server: Server;
let baseUrl: string;
let status = 200;
const asked: { url: URL; key: unknown }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: new URL(request.url ?? '', 'http://x'), key: request.headers['x-goog-api-key'] });
    response.writeHead(status, { 'content-type': 'application/json' });
    const item = (videoId: string | undefined, title: string) => ({
      id: { kind: 'youtube#video', videoId },
      snippet: { title, description: 'About it' },
    });
    const items = [
      item('abcdefghi-_', 'Abacus &amp; after'),
      item('too-short', 'Broken'),
      item(undefined, 'A channel'),
    ];
    response.end(JSON.stringify({ items }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

it('finds embeddable videos with a key, and takes ids of eleven characters only', async () => {
  expect(await chooseVideos('the-key', baseUrl).find(query)).toEqual([
    { id: 'abcdefghi-_', title: 'Abacus & after', description: 'About it' },
  ]);
  const { url, key } = asked.at(-1)!;
  expect([url.pathname, url.searchParams.get('videoEmbeddable'), key]).toEqual([
    '/youtube/v3/search',
    'true',
    'the-key',
  ]);
  expect(url.searchParams.get('q')).toBe('Introduction to Computing Sciences history of computing');
  expect(url.href).not.toContain('the-key');
});

it('is rejected where the search is down', async () => {
  status = 403;
  await expect(chooseVideos('the-key', baseUrl).find(query)).rejects.toThrow('403');
  status = 200;
});

it('asks nobody without a key', async () => {
  const before = asked.length;
  expect(await chooseVideos(undefined, baseUrl).find(query)).toEqual([]);
  expect(asked.length).toBe(before);
});

it('gives of the project’s own list what fits the topics and the course', async () => {
  const record = { title: 'T', description: '', topics: ['History of computing'] };
  const catalogue = createVideoCatalogue([
    { ...record, id: 'aaaaaaaaaaa' },
    { ...record, id: 'bbbbbbbbbbb', course: 'BIO 101' },
    { ...record, id: 'ccccccccccc', topics: ['cells'] },
  ]);
  expect((await catalogue.find(query)).map(({ id }) => id)).toEqual(['aaaaaaaaaaa']);
});
