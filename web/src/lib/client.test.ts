import { ApiError } from '@akada/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client, sendWithSession } from './client.ts';
import { NetworkError } from './network.ts';
import { allowRefresh, onSessionExpired, refreshAccessToken } from './refresh.ts';
import { noteRenewal, onRenewalBack, RenewalError, renewalFault } from './renewal.ts';
import { storedSession } from './storage/session.ts';

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
let serial = 0;
/** A token that looks like one, with so many seconds left. */
function makeToken(secondsLeft: number): string {
  const now = Math.floor(Date.now() / 1000);
  return `${encode({ alg: 'x' })}.${encode({ exp: now + secondsLeft, iat: now, n: ++serial })}.signature`;
}

type Answer = (path: string, token: string | null, body: string) => Response | Promise<Response>;
const calls: { path: string; token: string | null }[] = [];
let answer: Answer;

const json = (body: unknown, status = 200) => Response.json(body, { status });
const refusal = (status: number) => json({ detail: 'No', code: 'unauthenticated' }, status);
const pathsCalled = () => calls.map(({ path }) => path);

/** A call outside /auth, as every feature makes it. */
const callSprints = async () => {
  const response = await sendWithSession({
    endpoint: { method: 'GET', path: '/sprints', access: 'account' },
    url: '/api/v1/sprints',
    init: { method: 'GET', headers: {} },
  });
  if (!response.ok) throw await ApiError.from(response);
  return response.json();
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  calls.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null;
    const path = url.replace('/api/v1', '');
    calls.push({ path, token });
    return answer(path, token, String(init.body ?? ''));
  });
});
afterEach(() => {
  noteRenewal(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function signIn(secondsLeft = 900) {
  const token = makeToken(secondsLeft);
  storedSession.token.set(token);
  storedSession.refreshToken.set('refresh-1');
  return token;
}

/** A server that knows one token and gives out the next one for `refresh-1`. */
function serverWithFreshToken() {
  const fresh = makeToken(900);
  answer = (path, token) => {
    if (path === '/auth/refresh') return json({ access_token: fresh, refresh_token: 'refresh-2' });
    return token === fresh ? json({ ok: true }) : refusal(401);
  };
  return fresh;
}

describe('a call that is on its way when somebody else signs in', () => {
  it('gives its answer to nobody', async () => {
    signIn();
    storedSession.userId.set('ada');
    answer = () => {
      storedSession.userId.set('bayo');
      return json({ of: 'ada' });
    };
    await expect(callSprints()).rejects.toThrow('Another account has signed in');
  });

  it('is not made with the other’s token', async () => {
    signIn();
    storedSession.userId.set('ada');
    answer = () => {
      storedSession.userId.set('bayo');
      signIn();
      return refusal(401);
    };
    await expect(callSprints()).rejects.toThrow('Another account has signed in');
    expect(calls).toHaveLength(1);
  });
});

describe('the token', () => {
  it('travels with a call', async () => {
    const token = signIn();
    answer = () => json({ ok: true });
    await callSprints();
    expect(calls).toEqual([{ path: '/sprints', token }]);
  });

  it('without three parts is cleared and does not travel', async () => {
    storedSession.token.set('not-a-token');
    answer = () => json({ ok: true });
    await callSprints();
    expect(calls).toEqual([{ path: '/sprints', token: null }]);
    expect(storedSession.token.get()).toBeNull();
  });

  it('does not travel with a log-in', async () => {
    signIn();
    answer = () => json({});
    await client.auth.login({ body: { email: 'a@b.co', password: 'secret' } });
    expect(calls[0]?.token).toBeNull();
  });
});

describe('a 401', () => {
  it('is answered by one refresh and one retry', async () => {
    signIn();
    const fresh = serverWithFreshToken();
    await expect(callSprints()).resolves.toEqual({ ok: true });
    expect(pathsCalled()).toEqual(['/sprints', '/auth/refresh', '/sprints']);
    expect([storedSession.token.get(), storedSession.refreshToken.get()]).toEqual([fresh, 'refresh-2']);
  });

  it('of the retry is final', async () => {
    signIn();
    answer = (path) =>
      path === '/auth/refresh' ? json({ access_token: makeToken(900), refresh_token: 'r2' }) : refusal(401);
    await expect(callSprints()).rejects.toMatchObject({ status: 401 });
    expect(pathsCalled()).toEqual(['/sprints', '/auth/refresh', '/sprints']);
  });

  it('under /auth is not mended', async () => {
    signIn();
    serverWithFreshToken();
    await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
    expect(pathsCalled()).toEqual(['/auth/me']);
  });

  it('without a token is not mended', async () => {
    serverWithFreshToken();
    await expect(callSprints()).rejects.toMatchObject({ status: 401 });
    expect(pathsCalled()).toEqual(['/sprints']);
  });
});

it('a 403 is never retried', async () => {
  signIn();
  answer = () => refusal(403);
  await expect(callSprints()).rejects.toMatchObject({ status: 403 });
  expect(pathsCalled()).toEqual(['/sprints']);
});

it('a token whose time is over is refreshed before the call, under /auth too', async () => {
  const stale = signIn(-1);
  const fresh = serverWithFreshToken();
  await client.auth.me();
  expect(calls).toEqual([
    // By which a full server knows who asks.
    { path: '/auth/refresh', token: stale },
    { path: '/auth/me', token: fresh },
  ]);
});

it('a clock that runs an hour ahead does not make every call refresh', async () => {
  signIn(-1);
  const fresh = serverWithFreshToken();
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
  await callSprints();
  await callSprints();
  expect(pathsCalled()).toEqual(['/auth/refresh', '/sprints', '/sprints']);
  expect(storedSession.token.get()).toBe(fresh);
});

describe('one refresh at a time', () => {
  it('is shared by the calls of a tab', async () => {
    signIn();
    serverWithFreshToken();
    await Promise.all([callSprints(), callSprints(), callSprints()]);
    expect(pathsCalled().filter((path) => path === '/auth/refresh')).toHaveLength(1);
  });

  it('takes over what another tab has refreshed while this one waited for the lock', async () => {
    signIn();
    const fresh = serverWithFreshToken();
    const request = async (_: string, run: () => Promise<string | null>) => {
      storedSession.token.set(fresh);
      storedSession.refreshToken.set('refresh-of-the-other-tab');
      return run();
    };
    vi.stubGlobal('navigator', { ...navigator, locks: { request } });
    await expect(callSprints()).resolves.toEqual({ ok: true });
    expect(pathsCalled()).toEqual(['/sprints', '/sprints']);
  });

  it('keeps nothing when somebody signed out meanwhile', async () => {
    signIn();
    answer = (path) => {
      if (path !== '/auth/refresh') return refusal(401);
      localStorage.clear();
      return json({ access_token: makeToken(900), refresh_token: 'refresh-2' });
    };
    await expect(callSprints()).rejects.toMatchObject({ status: 401 });
    expect(storedSession.token.get()).toBeNull();
  });
});

describe('a refresh that fails', () => {
  it('because the server refuses clears both tokens and says so', async () => {
    signIn();
    const expired = vi.fn();
    const stop = onSessionExpired(expired);
    answer = () => refusal(401);
    await expect(callSprints()).rejects.toMatchObject({ status: 401 });
    stop();
    expect(expired).toHaveBeenCalledOnce();
    expect([storedSession.token.get(), storedSession.refreshToken.get()]).toEqual([null, null]);
  });

  it('because the network is down keeps the tokens and fails as a network error', async () => {
    const token = signIn();
    answer = (path) => {
      if (path === '/auth/refresh') throw new TypeError('Failed to fetch');
      return refusal(401);
    };
    await expect(callSprints()).rejects.toBeInstanceOf(NetworkError);
    expect([storedSession.token.get(), storedSession.refreshToken.get()]).toEqual([token, 'refresh-1']);
  });

  it('because the server is busy keeps the tokens', async () => {
    const token = signIn();
    answer = (path) => refusal(path === '/auth/refresh' ? 503 : 401);
    await expect(callSprints()).rejects.toMatchObject({ status: 503 });
    expect(storedSession.token.get()).toBe(token);
  });
});

describe('a refresh that answers 500', () => {
  it('is one fault for every call that waited for it, and stays it while the guard holds on', async () => {
    signIn(-10);
    answer = () => refusal(500);
    const all = () => Promise.allSettled([callSprints(), callSprints(), callSprints()]);
    for (let round = 0; round < 4; round++) {
      const reasons = (await all()).map((one) => (one.status === 'rejected' ? one.reason : null));
      expect(reasons.every((reason) => reason instanceof RenewalError)).toBe(true);
    }
    expect(pathsCalled()).toEqual(['/auth/refresh']);
  });

  it('is asked for again after a pause, or at once where a person wishes it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    signIn(-10);
    answer = () => refusal(500);
    await expect(callSprints()).rejects.toThrow(RenewalError);
    vi.setSystemTime(Date.now() + 10_000);
    await expect(callSprints()).rejects.toThrow(RenewalError);
    allowRefresh();
    await expect(callSprints()).rejects.toThrow(RenewalError);
    expect(pathsCalled()).toEqual(['/auth/refresh', '/auth/refresh', '/auth/refresh']);
  });

  it('is forgotten when the session could be renewed after all', async () => {
    signIn(-10);
    answer = () => refusal(500);
    await expect(callSprints()).rejects.toThrow(RenewalError);
    const whenBack = vi.fn();
    const stop = onRenewalBack(whenBack);
    allowRefresh();
    serverWithFreshToken();
    expect(await callSprints()).toEqual({ ok: true });
    expect(renewalFault()).toBeNull();
    expect(whenBack).toHaveBeenCalledOnce();
    stop();
  });
});

describe('the refresh guard', () => {
  const tryRefresh = (token: string) => refreshAccessToken(token).catch(() => 'failed');
  const refreshes = () => pathsCalled().length;

  it('returns nothing after three attempts within 30 seconds', async () => {
    const token = signIn();
    answer = () => refusal(503);
    const outcomes = [];
    for (let attempt = 0; attempt < 4; attempt++) outcomes.push(await tryRefresh(token));
    expect(outcomes).toEqual(['failed', 'failed', 'failed', null]);
    expect(refreshes()).toBe(3);
  });

  it('lets one through again when 30 seconds have passed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = signIn();
    answer = () => refusal(503);
    for (let attempt = 0; attempt < 4; attempt++) await tryRefresh(token);
    vi.setSystemTime(Date.now() + 30_000);
    await tryRefresh(token);
    expect(refreshes()).toBe(4);
  });

  it('starts anew after a success', async () => {
    const token = signIn();
    answer = () => refusal(503);
    await tryRefresh(token);
    await tryRefresh(token);
    const fresh = serverWithFreshToken();
    await tryRefresh(token);
    answer = () => refusal(503);
    expect(await tryRefresh(fresh)).toBe('failed');
  });
});
