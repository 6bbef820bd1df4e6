import type { BillingState } from '@akada/contract/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toast } from '../../../ui/toast.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { BillingView } from './billing-view.tsx';
import { ProActions } from './pro-actions.tsx';

afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.restoreAllMocks();
});

const end = '2026-12-17T10:00:00.000Z';
const onFree: BillingState['subscription'] = {
  status: 'free',
  plan_id: 'free',
  trial_ends_at: null,
  current_period_ends_at: null,
  renews_at: null,
  renewal_price: null,
  is_past_due: false,
  confirmation: null,
  payment_method: null,
  can_start_trial: true,
};
const active = { ...onFree, status: 'active', plan_id: 'pro-monthly', current_period_ends_at: end } as const;
const plan = {
  ...({ id: 'pro-monthly', name: 'Pro', price: 6000, interval: 'monthly', monthly_price: 6000 } as const),
  ...{ saving: 0, saving_percent: 0, trial_days: 5, max_sprints: null },
};
const stateWith = (subscription: BillingState['subscription']): BillingState => ({
  subscription,
  sprint_count: 0,
  usage: { isFree: false, isLimitReached: false, remainingSprints: 3, sprintCount: 0, maxSprints: 3 },
  offer: { is_on_sale: true, is_test: false, are_documents_free: false, has_group: false },
});

/** Answers by path; counts what was asked. */
function serve(answers: Record<string, () => Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = new URL(input instanceof Request ? input.url : input, 'http://akada').pathname;
    return answers[path.replace('/api/v1/billing/', '')]?.() ?? Response.json({});
  });
}

const shown = (children: React.ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { retry: false } } })}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>,
  );

describe('two taps', () => {
  it.each([
    ['Subscribe for ₦6,000', 'subscribe', { reference: 'r1', authorization_url: '/checkout/r1' }],
    ['Try it free for 5 days', 'start-trial', stateWith(active)],
  ])('on %s ask the server once', async (label, path, answer) => {
    const asked = serve({ [path]: () => Response.json(answer, { status: 201 }) });
    shown(<ProActions plan={plan} interval="monthly" subscription={onFree} />);
    const button = screen.getByRole('button', { name: label });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    fireEvent.click(button);
    const posted = asked.mock.calls.filter(([, init]) => init?.method === 'POST');
    expect(posted).toHaveLength(1);
  });

  it('can be followed by a third one where the first was refused', async () => {
    const asked = serve({
      subscribe: () => Response.json({ detail: 'No.', code: 'payments_unavailable' }, { status: 503 }),
    });
    shown(<ProActions plan={plan} interval="monthly" subscription={onFree} />);
    const button = screen.getByRole('button', { name: 'Subscribe for ₦6,000' });
    fireEvent.click(button);
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    fireEvent.click(button);
    await waitFor(() => expect(asked.mock.calls.filter(([, init]) => init?.method === 'POST')).toHaveLength(2));
  });
});

it('what another tab has cancelled is shown as it is, and is no failure', async () => {
  let subscription: BillingState['subscription'] = active;
  serve({
    subscription: () => Response.json(stateWith(subscription)),
    'cancel-subscription': () => {
      subscription = { ...active, status: 'canceling' };
      return Response.json({ detail: 'There is nothing to cancel.', code: 'nothing_to_cancel' }, { status: 409 });
    },
  });
  shown(
    <>
      <BillingView />
      <Toaster label="Notifications" closeLabel="Close" />
    </>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  expect(await screen.findByText('Subscription Ending Soon')).toBeDefined();
  expect(await screen.findByText(/has changed since you opened this page/)).toBeDefined();
  expect(screen.queryByText('Failed to cancel subscription')).toBeNull();
});

it('says that the bank wants the next period confirmed, until when, and does not call it paid once', async () => {
  const confirmation = { url: 'https://checkout.example/resume/1', until: '2026-11-24T10:00:00.000Z' };
  serve({ subscription: () => Response.json(stateWith({ ...active, is_past_due: true, confirmation })) });
  shown(<BillingView />);
  expect(await screen.findByText('Your bank wants you to confirm this payment')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Confirm with your bank' })).toBeDefined();
  expect(screen.getByText(/next period with your bank by 24 November 2026/)).toBeDefined();
  expect(screen.queryByText(/It won’t renew automatically/)).toBeNull();
});
