import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { textQuery } from '../api.ts';
import type { Entry } from '../conversation.ts';
import { EntryView } from './entry-view.tsx';

afterEach(cleanup);

const failures: Entry[] = [
  { id: '1', kind: 'failure', text: 'Server error.', hint: null },
  { id: '2', kind: 'local-quiz', documentId: 'd1', text: 'Quiz generation failed: Unknown error' },
];

it.each(failures)('offers another upload after an error, also where a quiz was made in its place: $kind', (entry) => {
  const queries = new QueryClient();
  queries.setQueryData(textQuery('d1').queryKey, '');
  const onUploadNew = vi.fn();
  const actions = {
    document: null,
    isBusy: false,
    price: null,
    isTeaching: false,
    onMakeNow: vi.fn(),
    onUploadNew,
    onAsk: vi.fn(),
    onOpenPlace: vi.fn(),
  };
  render(
    <QueryClientProvider client={queries}>
      <EntryView entry={entry} isLast actions={actions} />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Upload New Document' }));
  expect(onUploadNew).toHaveBeenCalledOnce();
});
