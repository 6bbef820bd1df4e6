import { ApiError } from '@akada/contract/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MOST_TRIES, pauseAfter } from '../../../lib/full-hall.ts';
import { untilLetIn } from '../../../lib/let-in.ts';
import { noteRenewal } from '../../../lib/renewal.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import { loadQuiz, submitAttempt } from './api.ts';
import { beginAttempt, submissionOf, withAnswer } from './attempt.ts';
import { setAttempt } from './attempt-store.ts';
import { handedIn } from './handed-in.ts';
import { enqueue, pauseOfFullHall, type Send, sendHandedIn } from './submission-queue.ts';
import { readTakerQuiz } from './taker-quiz.ts';
import { quizPageTexts } from './texts.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  noteRenewal(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const full = (retryAfter: number, stamp?: string) =>
  new ApiError(503, { detail: 'Full.', code: 'too_busy', ...(stamp && { stamp }) }, retryAfter);

const quiz = readTakerQuiz(
  {
    view: 'taker',
    quiz_content: { questions: [{ id: 'one', question: 'One?', options: [{ label: 'A', text: 'yes' }] }] },
    attempt_token: 'token-1',
  },
  1000,
);

function handIn(token = 'token-1') {
  const attempt = withAnswer(beginAttempt(token, { name: 'Ada', email: 'ada@example.com' }, 1000), 'one', 'A');
  setAttempt('q1', { ...attempt, state: 'waiting' });
  enqueue('q1', submissionOf('q1', attempt, quiz));
}

it('T106 waits never less than it was told, more and more by itself, and not as long as its neighbour', () => {
  for (const random of [0, 0.5, 0.999]) {
    expect(pauseAfter(1, 20, () => random)).toBeGreaterThanOrEqual(20_000);
    expect(pauseAfter(1, 20, () => random)).toBeLessThanOrEqual(25_000);
  }
  expect(pauseAfter(1, 20, () => 0.9)).toBeGreaterThan(pauseAfter(1, 20, () => 0.1) + 3_000);
  const own = [1, 2, 5, 15, 100].map((tries) => pauseAfter(tries, undefined, () => 0));
  expect(own).toEqual([2_000, 4_000, 10_000, 30_000, 30_000]);
  // At least a second apart, however soon a server wants them back.
  expect(pauseAfter(1, 1, () => 0.999) - pauseAfter(1, 1, () => 0)).toBeGreaterThan(990);
});

it('T106 keeps a hand-in with the first proof that it was turned away, and sends it along', async () => {
  handIn();
  const send = vi.fn<Send>().mockRejectedValueOnce(full(5, 'first')).mockRejectedValueOnce(full(5, 'second'));
  await sendHandedIn(send);
  expect(handedIn.get()[0]?.input).toMatchObject({ stamp: 'first', full: { tries: 1 } });
  vi.setSystemTime(Date.now() + 60_000);
  await sendHandedIn(send);
  vi.setSystemTime(Date.now() + 60_000);
  await sendHandedIn(send);
  expect(send.mock.calls.map(([, , stamp]) => stamp)).toEqual([undefined, 'first', 'first']);
});

/** Signed in by a token whose time is over, at a server that answers as it is told; what it was asked, and by which token. */
function signInLongAgo(answer: (path: string) => Response) {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const token = `${part({})}.${part({ exp: Math.floor(Date.now() / 1000) - 60 })}.signature`;
  storedSession.userId.set('ada');
  storedSession.token.set(token);
  storedSession.refreshToken.set('refresh');
  const asked: [path: string, token: string | null][] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api/v1', '');
    asked.push([path, new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null]);
    return answer(path);
  });
  return { token, asked };
}

const refuses = (more: object = {}) =>
  Response.json({ detail: 'Full.', code: 'too_busy', ...more }, { status: 503, headers: { 'retry-after': '4' } });

it('T106 hands in by a token whose time is over, without renewing it first', async () => {
  const { token, asked } = signInLongAgo((path) => refuses(path === '/quiz-submissions' ? { stamp: 'first' } : {}));
  handIn();
  await sendHandedIn(submitAttempt);
  expect(asked).toEqual([['/quiz-submissions', token]]);
  expect(handedIn.get()[0]?.input).toMatchObject({ stamp: 'first', full: { tries: 1 } });
});

it('T106 opens by itself where the server was too full to renew the session', async () => {
  let isFull = true;
  const fresh = `a.${btoa('{}')}.b`;
  const { token, asked } = signInLongAgo((path) => {
    if (isFull) return refuses();
    return Response.json(path === '/auth/refresh' ? { access_token: fresh, refresh_token: 'next' } : { quiz: 'here' });
  });
  const whenFull = vi.fn();
  const opening = untilLetIn(() => loadQuiz('q1'), whenFull);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(asked).toEqual([['/auth/refresh', token]]);
  isFull = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await opening).answer).toEqual({ quiz: 'here' });
  expect(whenFull).toHaveBeenCalled();
  expect(asked.at(-1)).toEqual(['/quizzes/q1', fresh]);
});

it('T106 does not send again before it was told to, also after the page was loaded anew', async () => {
  handIn();
  const send = vi.fn<Send>().mockRejectedValue(full(20, 'first'));
  expect(await sendHandedIn(send)).toBe(true);
  expect(pauseOfFullHall()).toBeGreaterThanOrEqual(20_000);
  vi.resetModules();
  const anew = await import('./submission-queue.ts');
  expect(await anew.sendHandedIn(send)).toBe(true);
  expect(send).toHaveBeenCalledOnce();
  vi.setSystemTime(Date.now() + 26_000);
  await anew.sendHandedIn(send);
  expect(send.mock.calls[1]?.[2]).toBe('first');
});

it('T106 sends what is new while another one waits for its time', async () => {
  handIn();
  const send = vi.fn<Send>().mockRejectedValue(full(20, 'first'));
  await sendHandedIn(send);
  handIn('token-2');
  await sendHandedIn(send);
  expect(send.mock.calls.map(([{ attempt_token }]) => attempt_token)).toEqual(['token-1', 'token-2']);
});

it('T106 does not wait for ever where the clock of the device was set back', async () => {
  handIn();
  const send = vi.fn<Send>().mockRejectedValue(full(20));
  await sendHandedIn(send);
  vi.setSystemTime(Date.now() - 24 * 3_600_000);
  expect(pauseOfFullHall()).toBeNull();
});

it('T106 keeps the proof of a server that was away, which is not full', async () => {
  handIn();
  await sendHandedIn(() => Promise.reject(new ApiError(503, { code: 'unavailable', stamp: 'away' }, 5)));
  expect(handedIn.get()[0]?.input).toMatchObject({ stamp: 'away' });
  expect(pauseOfFullHall()).toBeNull();
});

it('T106 opens by itself as soon as there is room, and stops after so many tries', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(full(4)).mockResolvedValueOnce('the quiz');
  const whenFull = vi.fn();
  const opening = untilLetIn(ask, whenFull);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(ask).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_200);
  expect(await opening).toBe('the quiz');
  expect(whenFull).toHaveBeenCalledOnce();

  const always = vi.fn<() => Promise<string>>().mockImplementation(() => Promise.reject(full(4)));
  const given = untilLetIn(always, () => {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(await given).toMatchObject({ code: 'too_busy' });
  expect(always).toHaveBeenCalledTimes(MOST_TRIES);
});

it('T106 throws another refusal at once', async () => {
  const gone = new ApiError(404, { code: 'quiz_not_available' });
  await expect(
    untilLetIn(
      () => Promise.reject(gone),
      () => {},
    ),
  ).rejects.toBe(gone);
});

it('T106 opens nothing, and starts no clock, while nobody looks', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(full(4)).mockResolvedValueOnce('the quiz');
  const opening = untilLetIn(ask, () => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledOnce();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await opening).toBe('the quiz');
  visibility.mockRestore();
});

it('T106 says that the answers are safe, in these words', () => {
  expect(quizPageTexts.saving.full).toBe(
    'The hall is full. Your answers are safe on this phone; they go out by themselves.',
  );
});
