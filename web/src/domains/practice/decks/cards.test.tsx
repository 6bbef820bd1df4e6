import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOutbox } from '../../../lib/outbox/account-outbox.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { clearAccount } from '../../../lib/storage/account-storage.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import { toast } from '../../../ui/toast.ts';
import { waitingCards } from './api.ts';
import { CardForm } from './card-form.tsx';
import { newCard } from './outgoing.ts';
import { RefusedCards } from './refused-cards.tsx';

const place = { sprint_id: 's1', day: 2 };

beforeEach(() => {
  storedSession.userId.set('ada');
  storedSession.token.set('a.b.c');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function writeCard(onSaved: (isKept: boolean) => void) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CardForm place={place} card={null} onSaved={onSaved} onClose={() => {}} />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText('Front: the question'), 'Sum?');
  await userEvent.type(screen.getByLabelText('Back: the answer'), 'Two');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

it('is kept with its deck when it is written without a connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const onSaved = vi.fn();
  await writeCard(onSaved);
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith(true));
  expect(waitingCards(place)).toMatchObject([{ front: 'Sum?', back: 'Two' }]);
  expect(waitingCards({ sprint_id: 's1', day: 3 })).toEqual([]);
});

it('stays in the form when the server refuses it', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 'cards_limit_reached' }), { status: 409 }));
  const onSaved = vi.fn();
  await writeCard(onSaved);
  expect(await screen.findByText('We couldn’t save your card.')).toBeTruthy();
  expect(onSaved).not.toHaveBeenCalled();
  expect(waitingCards(place)).toEqual([]);
});

describe('a card that the server refuses later', () => {
  const answer = (status: number, body: object) =>
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  const full = { detail: 'You have 2,000 cards of your own.', code: 'cards_limit_reached' };
  const show = (...decks: (typeof place | null)[]) =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <main tabIndex={-1}>
          {(decks.length > 0 ? decks : [null]).map((deck) => (
            <RefusedCards key={deck?.day ?? 'all'} place={deck} />
          ))}
        </main>
      </QueryClientProvider>,
    );
  const told = () => screen.queryByRole('heading', { name: 'We couldn’t add 1 card' });

  /** Written offline, refused when there is a connection again. */
  async function refuseLater(refusal: object, status: number) {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const onSaved = vi.fn();
    await writeCard(onSaved);
    await vi.waitFor(() => expect(onSaved).toHaveBeenCalledWith(true));
    cleanup();
    answer(status, refusal);
    const onLate = vi.fn();
    const stop = startOutbox([newCard], onLate);
    await vi.waitFor(() => expect(onLate).toHaveBeenCalledOnce());
    stop();
  }

  it('is told of on whichever page the learner is', async () => {
    const info = vi.spyOn(toast, 'info');
    await refuseLater(full, 409);
    const told = expect.stringMatching(/^We couldn’t add a card you wrote offline/);
    await vi.waitFor(() => expect(info).toHaveBeenCalledWith(told, { id: 'card' }));
  });

  it('is shown with the reason', async () => {
    await refuseLater(full, 409);
    expect(waitingCards(place)).toEqual([]);
    show();
    expect(await screen.findByText('Sum?')).toBeTruthy();
    expect(screen.getByText('Two')).toBeTruthy();
    expect(screen.getByText(full.detail)).toBeTruthy();
  });

  it('is shown in its deck and among all, and in no other deck', async () => {
    await refuseLater(full, 409);
    show(place, { ...place, day: 3 }, null);
    expect(await screen.findAllByText('Sum?')).toHaveLength(2);
  });

  it('is added when it is tried again', async () => {
    await refuseLater(full, 409);
    show();
    answer(201, {});
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(told()).toBeNull());
  });

  it('T105 is tried again under the key that it was written with', async () => {
    const offline = vi.fn(async (_url: unknown, _init?: RequestInit) =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    vi.stubGlobal('fetch', offline);
    await writeCard(() => {});
    await vi.waitFor(() => expect(offline).toHaveBeenCalled());
    cleanup();
    answer(409, full);
    const stop = startOutbox([newCard], () => {});
    await vi.waitFor(() => expect(waitingCards(place)).toEqual([]));
    stop();
    show();
    const again = vi.fn(async (_url: unknown, _init?: RequestInit) => new Response('{}', { status: 201 }));
    vi.stubGlobal('fetch', again);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(again).toHaveBeenCalledOnce());
    const keyOf = (init?: RequestInit) => new Headers(init?.headers).get('idempotency-key');
    expect(keyOf(again.mock.calls[0]?.[1])).toBe(keyOf(offline.mock.calls[0]?.[1]));
  });

  it('can become one of the learner’s own when its deck is gone', async () => {
    await refuseLater({ detail: 'Sprint not found', code: 'sprint_not_found' }, 404);
    show();
    const sent = vi.fn(async (_url: unknown, _init?: RequestInit) => new Response('{}', { status: 201 }));
    vi.stubGlobal('fetch', sent);
    await userEvent.click(await screen.findByRole('button', { name: 'Add it to my own cards' }));
    await vi.waitFor(() => expect(told()).toBeNull());
    expect(JSON.parse(String(sent.mock.calls[0]?.[1]?.body))).toEqual({ front: 'Sum?', back: 'Two' });
  });

  it('stays with the newer reason when it is refused again', async () => {
    await refuseLater(full, 409);
    show();
    answer(404, { detail: 'Sprint not found', code: 'sprint_not_found' });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sprint not found')).toBeTruthy();
    expect(screen.getByText('Sum?')).toBeTruthy();
  });

  it('goes when the learner drops it', async () => {
    await refuseLater(full, 409);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Drop' }));
    await userEvent.click(screen.getByRole('button', { name: 'Drop it' }));
    await vi.waitFor(() => expect(told()).toBeNull());
  });

  it.each([['Try again'], ['Drop', 'Drop it']])(
    'leaves the focus on the page when it goes by “%s”',
    async (...names) => {
      await refuseLater(full, 409);
      show();
      answer(201, {});
      for (const name of names) await userEvent.click(await screen.findByRole('button', { name }));
      await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
      expect(told()).toBeNull();
    },
  );

  it('goes with the log-out of its owner', async () => {
    await refuseLater(full, 409);
    expect(JSON.stringify({ ...localStorage })).toContain('Sum?');
    clearAccount();
    expect(JSON.stringify({ ...localStorage })).not.toContain('Sum?');
  });
});
