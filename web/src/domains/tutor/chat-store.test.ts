import { beforeEach, expect, it } from 'vitest';
import { sealAccount } from '../../lib/storage/account-storage.ts';
import { storedSession } from '../../lib/storage/session.ts';
import { keepChat, keptChat } from './chat-store.ts';
import { plainMessage } from './message.ts';

beforeEach(() => {
  localStorage.clear();
  storedSession.token.set('a.b.c');
  storedSession.userId.set('ada');
});

const said = (count: number) => Array.from({ length: count }, (_, at) => plainMessage(`m${at}`, 'user', `line ${at}`));

it('what was said is kept under the documents’ key with their fields', () => {
  keepChat('s1', said(1));
  const [message] = JSON.parse(localStorage.getItem('chat_history_s1') ?? '[]');
  expect(message).toMatchObject({ id: 'm0', role: 'user', content: 'line 0', timestamp: expect.any(String) });
  expect(keptChat('s1')).toEqual([plainMessage('m0', 'user', 'line 0')].map((one) => ({ ...one, ...message })));
});

it('the newest thirty messages are enough', () => {
  keepChat('s1', said(40));
  expect(keptChat('s1').map(({ id }) => id)).toEqual(
    said(40)
      .slice(10)
      .map(({ id }) => id),
  );
});

it('a cleared conversation leaves nothing behind', () => {
  keepChat('s1', said(2));
  keepChat('s1', []);
  expect(localStorage.getItem('chat_history_s1')).toBeNull();
});

it('nothing is kept or found once the session has expired', () => {
  keepChat('s1', said(2));
  sealAccount();
  expect(keptChat('s1')).toEqual([]);
  keepChat('s1', said(3));
  expect(localStorage.getItem('chat_history_s1')).toBeNull();
});

it('what is no message is passed over', () => {
  localStorage.setItem('chat_history_s1', '[{"id":"m1"},{"id":"m2","role":"user","content":"x","timestamp":"t"}]');
  expect(keptChat('s1').map(({ id }) => id)).toEqual(['m2']);
});
