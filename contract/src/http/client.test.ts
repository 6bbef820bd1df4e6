import { expect, it, vi } from 'vitest';
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

type Making = { things: { make: Operation } };
const making = endpoints<Making['things']>()({
  make: { method: 'POST', path: '/things', access: 'account', creates: true },
});

/** The keys that calls go by, each answered in turn. */
async function keysOf(...answers: (number | string)[]) {
  const keys: (string | undefined)[] = [];
  const { things } = createClient<Making>({ things: making }, '/api', async ({ init }) => {
    keys.push(init.headers['idempotency-key']);
    const answer = answers[keys.length - 1];
    if (typeof answer === 'number') return new Response('{}', { status: answer });
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ code: answer }), { status: 409 });
  });
  for (const _ of answers) await things.make().catch(() => {});
  return keys;
}

it.each(['lost', 503, 500, 'still_running'])(
  'T105 sends a call again by the same key as long as nobody knows what became of it (%s)',
  async (answer) => {
    const [first, second, third] = await keysOf(answer, 201, 201);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  },
);

it('T105 makes another one of a call that is made again long after nobody knew what became of it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const keys: unknown[] = [];
  const { things } = createClient<Making>({ things: making }, '/api', async ({ init }) => {
    keys.push(init.headers['idempotency-key']);
    throw new TypeError('Failed to fetch');
  });
  for (const pause of [0, 9, 11]) {
    vi.setSystemTime(Date.now() + pause * 60_000);
    await things.make().catch(() => {});
  }
  vi.useRealTimers();
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
});

it.each([201, 402, 422, 'cards_limit_reached'])(
  'makes another one after an answer that says all (%s)',
  async (answer) => {
    const [first, second] = await keysOf(answer, 201);
    expect(second).not.toBe(first);
  },
);
