import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { findLocalModels } from './find.ts';
import { writePassed } from './passed.ts';
import { resolveModel } from './resolve.ts';

let server: Server;
let port: number;
let answer: { status: number; body: string };
beforeEach(async () => {
  answer = { status: 200, body: JSON.stringify({ object: 'list', data: [{ id: 'llama3.2' }, { id: 'qwen3' }] }) };
  server = createServer((request, response) => {
    if (request.url !== '/v1/models') return response.writeHead(404).end();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const find = () => findLocalModels([{ server: 'Ollama', port }]);
const baseUrl = () => `http://127.0.0.1:${port}/v1`;

describe('looking for models on this machine', () => {
  it('finds those that a server names', async () => {
    expect(await find()).toEqual([
      { server: 'Ollama', baseUrl: baseUrl(), name: 'llama3.2' },
      { server: 'Ollama', baseUrl: baseUrl(), name: 'qwen3' },
    ]);
  });

  it.each([
    ['an error', { status: 500, body: '' }],
    ['a page', { status: 200, body: '<html>' }],
    ['other JSON', { status: 200, body: '{"data": [{"name": 5}]}' }],
    ['a redirection', { status: 302, body: '' }],
  ])('finds nothing where another program answers with %s', async (_, given) => {
    answer = given;
    expect(await find()).toEqual([]);
  });

  it('finds nothing where nobody listens', async () => {
    const [closed] = [port];
    await new Promise((resolve) => server.close(resolve));
    expect(await findLocalModels([{ server: 'Ollama', port: closed }])).toEqual([]);
    server = createServer().listen(0);
  });
});

describe('the model that teaches', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'akada-teacher-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const resolve = (env: Record<string, string> = {}) => resolveModel(readConfig({ DATA_DIR: dataDir, ...env }), find);

  it('is the built-in teacher where one was found but not checked, and the operator is told how to use it', async () => {
    const { model, hints } = await resolve();
    expect(model).toBeUndefined();
    expect(hints[0]).toContain(`npm run teacher:check -- ${baseUrl()} llama3.2`);
  });

  it('is the one that has passed its check here', async () => {
    await writePassed(dataDir, { baseUrl: baseUrl(), name: 'qwen3' });
    expect(await resolve()).toMatchObject({ model: { name: 'qwen3', baseUrl: baseUrl() }, hints: [] });
  });

  it('is the built-in teacher again where the one that passed is gone', async () => {
    await writePassed(dataDir, { baseUrl: baseUrl(), name: 'gone' });
    expect((await resolve()).model).toBeUndefined();
  });

  it('is the built-in teacher where the record of the check is broken', async () => {
    await writeFile(join(dataDir, 'teacher-check.json'), '{"baseUrl":');
    expect((await resolve()).model).toBeUndefined();
  });

  it('is looked for neither in production nor where the configuration says who teaches', async () => {
    await writePassed(dataDir, { baseUrl: baseUrl(), name: 'qwen3' });
    const named = { AI_PROVIDER: 'anthropic', AI_API_KEY: 'k', AI_MODEL: 'm' };
    expect(await resolve({ TEACHER: 'embedded' })).toEqual({ model: undefined, hints: [] });
    expect((await resolve(named)).model?.name).toBe('m');
    expect((await resolve({ ...named, TEACHER: 'embedded' })).model).toBeUndefined();
    const inProduction = { ...readConfig({ DATA_DIR: dataDir }), mode: 'production' as const };
    expect((await resolveModel(inProduction, find)).model).toBeUndefined();
  });
});
