import { ApiError } from '@akada/contract/client';
import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { failureText } from './signed-out.ts';
import { storedSession } from './storage/session.ts';

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const now = Math.floor(Date.now() / 1000);
  storedSession.token.set(`${encode({ alg: 'x' })}.${encode({ exp: now + 900, iat: now })}.signature`);
  storedSession.refreshToken.set('refresh-1');
});
afterEach(() => vi.unstubAllGlobals());

/** What a page says when the server takes the token for none. */
async function saidAfterRefusal(refreshing: () => Response): Promise<string> {
  vi.stubGlobal('fetch', async () => refreshing());
  return new Promise((resolve) => {
    const saving = new MutationObserver(createQueryClient(), {
      mutationFn: async () => {
        throw new ApiError(401, { code: 'unauthenticated', detail: 'Not authenticated' });
      },
      onError: (error) => resolve(failureText(error, 'Please try again.')),
    });
    saving.mutate().catch(() => {});
  });
}

it('a session that was ended elsewhere is told as such, and is over here', async () => {
  const refuse = () => Response.json({ detail: 'No', code: 'invalid_refresh_token' }, { status: 401 });
  expect(await saidAfterRefusal(refuse)).toBe('You were logged out from another device. Please log in again.');
  expect(storedSession.token.get()).toBeNull();
});

it('a session that lives is worth another try', async () => {
  const renew = () => Response.json({ access_token: 'a.b.c', refresh_token: 'refresh-2' });
  expect(await saidAfterRefusal(renew)).toBe('Please try again.');
  expect(storedSession.refreshToken.get()).toBe('refresh-2');
});
