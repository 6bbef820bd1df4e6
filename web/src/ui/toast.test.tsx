import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

afterEach(cleanup);

it('ends errors, and leaves what took their place', async () => {
  render(<Toaster label="Notifications" closeLabel="Close" />);
  act(() => {
    toast.error('We couldn’t pay.', { id: 'pay' });
    toast.error('We couldn’t save.', { id: 'save' });
    toast.success('Saved.', { id: 'save' });
  });
  expect(await screen.findByText('We couldn’t pay.')).toBeTruthy();
  act(() => toast.endErrors());
  await waitFor(() => expect(screen.queryByText('We couldn’t pay.')).toBeNull());
  expect(screen.getByText('Saved.')).toBeTruthy();
});
