import { beforeEach, expect, it, vi } from 'vitest';

let reportError: (error: unknown) => void;
const sent = vi.fn(async (_url: string, _init: { body: string }) => new Response());

beforeEach(async () => {
  vi.resetModules();
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
  ({ reportError } = await import('./report-error.ts'));
});

const bodies = () => sent.mock.calls.map(([, { body }]) => JSON.parse(body));

it('tells what broke and where in our own files, once', () => {
  const error = new TypeError('day is undefined');
  error.stack = `TypeError: day is undefined\n    at x (${window.location.origin}/assets/sprint-Ab_1.js:3:21)`;
  reportError(error);
  reportError(error);
  expect(bodies()).toEqual([
    { message: 'TypeError: day is undefined', place: '/assets/sprint-Ab_1.js:3:21', page: '/' },
  ]);
});

it('keeps to itself what is no fault of the page', () => {
  reportError(new DOMException('left', 'AbortError'));
  reportError(Object.assign(new Error('gone'), { name: 'NetworkError' }));
  reportError('a text');
  expect(sent).not.toHaveBeenCalled();
});

it('stops after five different ones', () => {
  for (let at = 0; at < 9; at++) reportError(new Error(`fault ${at}`));
  expect(sent).toHaveBeenCalledTimes(5);
});
