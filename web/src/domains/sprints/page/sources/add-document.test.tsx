import type { LearningPath } from '@akada/contract/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '../../../../lib/query-client.ts';
import { AddDocument } from './add-document.tsx';

afterEach(cleanup);

const show = (generation: Partial<LearningPath['generation']>) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AddDocument path={{ id: 's1', state: 'ready', generation } as LearningPath} />
    </QueryClientProvider>,
  );

it('says why no lesson was written from a document that does not fit', () => {
  const error = 'Nothing in this document fits the days that are still empty.';
  show({ id: 'g1', status: 'failed', error, error_code: 'document_does_not_fit' });
  screen.getByText('We couldn’t write a lesson from it.');
  screen.getByText(error);
});

it('says nothing of an order that was about something else', () => {
  show({ id: 'g1', status: 'failed', error: 'It took too long.', error_code: 'model_failed' });
  expect(screen.queryByText('It took too long.')).toBeNull();
});
