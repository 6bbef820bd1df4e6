import { afterEach, expect, it, vi } from 'vitest';
import { type Message, onMessage, sendMessage } from './messages.ts';

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

function listen() {
  const heard: Message[] = [];
  endings.push(onMessage(['SPRINT_CREATED', 'SPRINT_COUNT_UPDATED'], (message) => heard.push(message)));
  return heard;
}

function arrive(data: unknown, origin: string) {
  window.dispatchEvent(new MessageEvent('message', { data, origin }));
}

it('T59 a message of a foreign origin is ignored', () => {
  const heard = listen();
  arrive({ type: 'SPRINT_CREATED' }, 'https://evil.example');
  arrive({ type: 'SPRINT_CREATED' }, '');
  expect(heard).toEqual([]);
});

it('hears a message of its own origin', () => {
  const heard = listen();
  arrive({ type: 'SPRINT_COUNT_UPDATED', count: 2 }, window.location.origin);
  expect(heard).toEqual([{ type: 'SPRINT_COUNT_UPDATED', count: 2 }]);
});

it.each([
  ['an unknown name', { type: 'TRANSFER_MONEY' }],
  ['a name of every object', { type: 'constructor' }],
  ['a field of the wrong type', { type: 'SPRINT_COUNT_UPDATED', count: '2' }],
  ['no object', 'SPRINT_CREATED'],
  ['a name that nobody asked for', { type: 'STREAK_UPDATED' }],
])('ignores %s', (_, data) => {
  const heard = listen();
  arrive(data, window.location.origin);
  expect(heard).toEqual([]);
});

it('hears what another tab sends', async () => {
  const heard = listen();
  const otherTab = new BroadcastChannel('akada');
  otherTab.postMessage({ type: 'SPRINT_CREATED', id: 's1' });
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'SPRINT_CREATED', id: 's1' }]));
  otherTab.close();
});

it('tells other tabs', async () => {
  const heard: unknown[] = [];
  const otherTab = new BroadcastChannel('akada');
  otherTab.onmessage = (event) => heard.push(event.data);
  sendMessage({ type: 'SPRINT_DELETED', id: 's1' });
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'SPRINT_DELETED', id: 's1' }]));
  otherTab.close();
});

it('hears nothing after it was ended', () => {
  const heard = listen();
  for (const end of endings.splice(0)) end();
  arrive({ type: 'SPRINT_CREATED' }, window.location.origin);
  expect(heard).toEqual([]);
});
