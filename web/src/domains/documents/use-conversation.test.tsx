import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearAccount } from '../../lib/storage/account-storage.ts';
import { storedSession } from '../../lib/storage/session.ts';
import { useConversation } from './use-conversation.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

it('goes on with the last change where the next part of the page begins before it was put away', () => {
  storedSession.userId.set('ada');
  const first = renderHook(() => useConversation());
  act(() => first.result.current.change((now) => ({ ...now, text: 'What is osmosis?' })));
  const next = renderHook(() => useConversation());
  expect(next.result.current.conversation.text).toBe('What is osmosis?');
});

it('is not shown to whoever signs in next', () => {
  storedSession.userId.set('ada');
  const first = renderHook(() => useConversation());
  act(() => first.result.current.change((now) => ({ ...now, text: 'Mine' })));
  clearAccount();
  storedSession.userId.set('bola');
  expect(renderHook(() => useConversation()).result.current.conversation.text).toBe('');
});
