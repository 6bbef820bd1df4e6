import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ImportDialog } from './import-dialog.tsx';

afterEach(cleanup);

it('answers a backup of a Moodle course with what is wanted instead, and reads nothing of it', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportDialog onAdd={() => undefined} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'backup-bio101.mbz')] } });
  expect(await screen.findByText(/choose Export and then Moodle XML format/)).toBeTruthy();
});
