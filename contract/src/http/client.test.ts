import { expect, it } from 'vitest';
import { createClient } from './client.ts';
import { endpoints } from './endpoint.ts';
import type { Operation } from './operation.ts';

type Operations = { things: { list: Operation } };
const table = endpoints<Operations['things']>()({ list: { method: 'GET', path: '/things', access: 'public' } });

const clientOf = (answer: Response) => createClient<Operations>({ things: table }, '/api', async () => answer);

it('calls a page in place of an answer an invalid response format, not by the words of the parser', async () => {
  const portal = new Response('<!doctype html><title>Log in to the campus network</title>');
  await expect(clientOf(portal).things.list()).rejects.toThrow('Invalid response format');
});

it('leaves a body that broke off on its way what it is: a broken connection', async () => {
  const broken = new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) });
  await expect(clientOf(new Response(broken)).things.list()).rejects.toThrow(TypeError);
});
