import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { client } from '../client.ts';
import { clearAccount } from '../storage/account-storage.ts';
import { storedSession } from '../storage/session.ts';
import { countWaiting, listWaiting, sendOrKeep, sendSoon, sendWaiting, startOutbox } from './account-outbox.ts';
import { defineKind } from './kind.ts';
import { checkAnswers } from './shared-kinds.ts';

const studyTime = defineKind({ name: 'studyTime', send: client.progress.studyTime, isMinor: () => true });
const studied = { body: { studyTimeSeconds: 60, event_id: 'one' } };
const answer = (status: number, body: object = {}) =>
  vi.fn(async (_url: unknown, _init?: RequestInit) => new Response(JSON.stringify(body), { status }));
const offline = () =>
  vi.fn(
    async (_url: unknown, _init?: RequestInit): Promise<Response> => Promise.reject(new TypeError('Failed to fetch')),
  );

let stop = () => {};
const onLate = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  storedSession.userId.set('ada');
  storedSession.token.set('a.b.c');
  stop = startOutbox([studyTime], onLate);
});
afterEach(() => {
  stop();
  localStorage.clear();
  vi.unstubAllGlobals();
  onLate.mockClear();
});

it('gives the answer of a call that could be made at once', async () => {
  vi.stubGlobal('fetch', answer(200, { counted_seconds: 60 }));
  expect(await sendSoon(studyTime, studied)).toEqual({ counted_seconds: 60 });
  expect(countWaiting()).toBe(0);
  expect(onLate).not.toHaveBeenCalled();
});

it('keeps what could not be sent, and sends it once the network is back', async () => {
  vi.stubGlobal('fetch', offline());
  expect(await sendSoon(studyTime, studied)).toBeNull();
  expect(countWaiting()).toBe(1);
  const back = answer(200);
  vi.stubGlobal('fetch', back);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(countWaiting()).toBe(0));
  expect(back).toHaveBeenCalledOnce();
});

it('tells of what arrived when nobody waited for it any more', async () => {
  vi.stubGlobal('fetch', offline());
  await sendSoon(studyTime, studied);
  expect(onLate).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', answer(200));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(onLate).toHaveBeenCalledOnce());
  expect(onLate).toHaveBeenCalledWith({ isMinor: true });
});

it('waits while the server is down, and drops what it refuses', async () => {
  vi.stubGlobal('fetch', answer(503));
  await sendSoon(studyTime, studied);
  expect(countWaiting()).toBe(1);
  vi.stubGlobal('fetch', answer(422));
  await sendSoon(studyTime, { body: { ...studied.body, event_id: 'two' } });
  expect(countWaiting()).toBe(0);
});

it('lets what the server fails at hold up nothing behind it', async () => {
  vi.stubGlobal('fetch', offline());
  await sendSoon(studyTime, studied);
  await sendSoon(studyTime, { body: { ...studied.body, event_id: 'two' } });
  const failing = vi.fn(
    async (_url: unknown, init?: RequestInit) =>
      new Response('{}', { status: String(init?.body).includes('one') ? 500 : 200 }),
  );
  vi.stubGlobal('fetch', failing);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(countWaiting()).toBe(1));
  expect(failing).toHaveBeenCalledTimes(2);
});

it('is sealed when its owner logs out, and is not sent by another account', async () => {
  vi.stubGlobal('fetch', offline());
  await sendSoon(studyTime, studied);
  clearAccount();
  storedSession.userId.set('bola');
  storedSession.token.set('a.b.c');
  const other = answer(200);
  vi.stubGlobal('fetch', other);
  window.dispatchEvent(new Event('online'));
  await Promise.resolve();
  expect(other).not.toHaveBeenCalled();
  storedSession.userId.set('ada');
  expect(countWaiting()).toBe(1);
});

it('sends what lay on the phone before the page was opened', async () => {
  stop();
  localStorage.setItem('outbox_ada', JSON.stringify([{ id: 'o1', kind: 'studyTime', input: studied }]));
  expect(listWaiting(studyTime)).toEqual([studied]);
  const sent = answer(200);
  vi.stubGlobal('fetch', sent);
  stop = startOutbox([studyTime], onLate);
  await vi.waitFor(() => expect(countWaiting()).toBe(0));
  expect(sent.mock.calls[0]?.[1]?.body).toBe(JSON.stringify(studied.body));
});

it('makes one thing of a call that arrived and whose answer was lost', async () => {
  const newCard = defineKind({ name: 'newCard', send: client.cards.add });
  const lost = offline();
  vi.stubGlobal('fetch', lost);
  expect(await sendOrKeep(newCard, { body: { front: 'Sum?', back: 'Two' } })).toBeNull();
  const back = answer(201);
  vi.stubGlobal('fetch', back);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(countWaiting()).toBe(0));
  const keyOf = (init?: RequestInit) => new Headers(init?.headers).get('idempotency-key');
  expect(keyOf(back.mock.calls[0]?.[1])).toBe(keyOf(lost.mock.calls[0]?.[1]));
});

it('throws a refusal to somebody who looks on', async () => {
  vi.stubGlobal('fetch', answer(409, { detail: 'You have 5,000 cards.', code: 'cards_limit_reached' }));
  const newCard = defineKind({ name: 'newCard', send: client.cards.add });
  await expect(sendOrKeep(newCard, { body: { front: 'Sum?', back: 'Two' } })).rejects.toThrow('You have 5,000 cards.');
  expect(countWaiting()).toBe(0);
});

it('tells its kind of a refusal that nobody waited for any more, and of no other', async () => {
  const whenRefusedLate = vi.fn();
  const newCard = defineKind({ name: 'newCard', send: client.cards.add, whenRefusedLate });
  vi.stubGlobal('fetch', answer(409));
  await sendSoon(newCard, { body: { front: 'Sum?', back: 'Two' } });
  expect(whenRefusedLate).not.toHaveBeenCalled();
  const late = { body: { front: 'Why?', back: 'So' } };
  vi.stubGlobal('fetch', offline());
  await sendSoon(newCard, late);
  vi.stubGlobal('fetch', answer(409));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(whenRefusedLate).toHaveBeenCalledOnce());
  expect(whenRefusedLate.mock.calls[0]?.[0]).toEqual(late);
  expect(onLate).toHaveBeenCalledOnce();
});

const newCard = defineKind({ name: 'newCard', send: client.cards.add, isKeyed: true, whenRefusedLate: vi.fn() });
const card = (front: string) => ({ body: { front, back: 'Two' } });
/** Beside these the page may ask whether a server that was away is back. */
const callsOf = (fetched: ReturnType<typeof answer>) => fetched.mock.calls.filter(([url]) => url !== '/ready');
const keysOf = (fetched: ReturnType<typeof answer>) =>
  callsOf(fetched).map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
const since = (days: number) => Date.now() - days * 24 * 60 * 60_000;
const toLesson = { body: { sprint_id: 's', day: 1, answers: [{ check: 1, option: 1, event_id: 'one' }] } };
const leave = (...waiting: object[]) => localStorage.setItem('outbox_ada', JSON.stringify(waiting));
it.each([409, 503])('T105 keeps what the server is still at (%i), and asks for it by the same key', async (status) => {
  const busy = answer(status, { detail: 'Please wait a moment.', code: 'still_running' });
  vi.stubGlobal('fetch', busy);
  expect(await sendOrKeep(newCard, card('Sum?'))).toBeNull();
  expect(countWaiting()).toBe(1);
  const done = answer(201);
  vi.stubGlobal('fetch', done);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(countWaiting()).toBe(0));
  expect(keysOf(done)).toEqual(keysOf(busy));
  expect(newCard.whenRefusedLate).not.toHaveBeenCalled();
});

it('keeps answers to a lesson that is not ready, and gives them up after 28 days', async () => {
  const notReady = () => answer(409, { detail: 'This lesson isn’t ready yet.', code: 'lesson_not_ready' });
  vi.stubGlobal('fetch', notReady());
  expect(await sendSoon(checkAnswers, toLesson)).toBeNull();
  expect(countWaiting()).toBe(1);
  stop();
  leave({ id: 'old', kind: 'checkAnswers', input: toLesson, since: since(28.1) });
  vi.stubGlobal('fetch', notReady());
  stop = startOutbox([checkAnswers], onLate);
  await vi.waitFor(() => expect(countWaiting()).toBe(0));
});

it('T105 tries once more under the key of an earlier try', async () => {
  const sent = answer(201);
  vi.stubGlobal('fetch', sent);
  await sendOrKeep(newCard, card('Sum?'), 'the first try');
  expect(keysOf(sent)).toEqual(['the first try']);
});

it('T105 gives up after 28 days what only its key tells from a copy, says so, and sends all else', async () => {
  stop();
  const sent = answer(201);
  vi.stubGlobal('fetch', sent);
  leave(
    { id: 'old', kind: 'newCard', input: card('Old?'), since: since(28.1) },
    { id: 'young', kind: 'newCard', input: card('Young?'), since: since(27.9) },
    { id: 'time', kind: 'studyTime', input: studied, since: since(90) },
  );
  stop = startOutbox([newCard, studyTime], onLate);
  await vi.waitFor(() => expect(countWaiting()).toBe(0));
  expect(keysOf(sent)).toEqual(['young', null]);
  const [input, refusal, id] = vi.mocked(newCard.whenRefusedLate!).mock.calls[0] ?? [];
  expect([input, id]).toEqual([card('Old?'), 'old']);
  expect(refusal?.message).toMatch(/^This waited more than 28 days for a connection, so we’ve stopped sending it\./);
});

it('T105 counts the days of what an older page left, or a wrong clock, from now on', async () => {
  stop();
  vi.stubGlobal('fetch', offline());
  leave(
    { id: 'unknown', kind: 'newCard', input: card('When?') },
    { id: 'ahead', kind: 'newCard', input: card('Ahead?'), since: since(-400) },
  );
  const before = Date.now();
  stop = startOutbox([newCard], onLate);
  const written = () => JSON.parse(localStorage.getItem('outbox_ada')!) as { since: number }[];
  await vi.waitFor(() => expect(written()[0]?.since).toBeGreaterThanOrEqual(before));
  expect(countWaiting()).toBe(2);
});

it('asks a server that turns everybody away twice a round, not once for each thing that waits', async () => {
  stop();
  const full = vi.fn(
    async (_url: unknown, _init?: RequestInit) => new Response('{}', { status: 503, headers: { 'retry-after': '5' } }),
  );
  vi.stubGlobal('fetch', full);
  leave(...['a', 'b', 'c', 'd'].map((id) => ({ id, kind: 'newCard', input: card(id), since: since(1) })));
  stop = startOutbox([newCard], onLate);
  expect(await sendWaiting()).toBe(true);
  expect(keysOf(full)).toEqual(['a', 'b']);
  expect(countWaiting()).toBe(4);
});

it('leaves alone what it does not know before the app has named every kind, and drops it then', async () => {
  stop();
  vi.resetModules();
  const fresh = await import('./account-outbox.ts');
  const left = { id: 'o1', kind: 'of another page', input: {} };
  localStorage.setItem('outbox_ada', JSON.stringify([left]));
  vi.stubGlobal('fetch', answer(200));
  await fresh.sendSoon(studyTime, studied);
  expect(JSON.parse(localStorage.getItem('outbox_ada')!)).toEqual([left]);
  stop = fresh.startOutbox([studyTime], onLate);
  await vi.waitFor(() => expect(fresh.countWaiting()).toBe(0));
});
