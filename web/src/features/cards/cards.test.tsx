import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { storedSession } from '../../lib/storage/session.ts';
import { waitingCards } from './api.ts';
import { CardForm } from './card-form.tsx';

const place = { sprint_id: 's1', day: 2 };

beforeEach(() => {
  storedSession.userId.set('ada');
  storedSession.token.set('a.b.c');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function writeCard(onSaved: (isKept: boolean) => void) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CardForm place={place} card={null} onSaved={onSaved} onClose={() => {}} />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText('Front: what it asks'), 'Sum?');
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
  expect(await screen.findByText('The card could not be saved.')).toBeTruthy();
  expect(onSaved).not.toHaveBeenCalled();
  expect(waitingCards(place)).toEqual([]);
});
