import { afterEach, expect, it, vi } from 'vitest';
import { askEarly, takeEarly } from './early.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: Response | Error) =>
  vi.stubGlobal('fetch', () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));

it('gives what was asked for early, once', async () => {
  answering(new Response('{"title":"Sets"}'));
  askEarly('/library/mth-101/sets');
  const response = await takeEarly('/library/mth-101/sets')?.response;
  expect(await response?.json()).toEqual({ title: 'Sets' });
  expect(takeEarly('/library/mth-101/sets')).toBeNull();
});

it('gives nothing of another page', () => {
  answering(new Response('{}'));
  askEarly('/library/mth-101/sets');
  expect(takeEarly('/library/mth-101/logic')).toBeNull();
});

it.each([new TypeError('no network'), new Response('', { status: 500 })])(
  'leaves it to the usual way after %s',
  async (answer) => {
    answering(answer);
    askEarly('/quizzes/one');
    expect(await takeEarly('/quizzes/one')?.response).toBeNull();
  },
);

it.each([
  ['there is no such thing', 404],
  ['the server is full', 503],
])('passes on that %s', async (_, status) => {
  answering(new Response('{}', { status }));
  askEarly('/quizzes/one');
  expect((await takeEarly('/quizzes/one')?.response)?.status).toBe(status);
});
