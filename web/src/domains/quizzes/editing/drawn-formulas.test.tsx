import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { client } from '../../../lib/client.ts';
import { blankQuestion } from './draft.ts';
import { DrawnFormulas } from './drawn-formulas.tsx';
import { QuestionForm } from './question-form.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const written = { ...blankQuestion(), question: 'Solve $x^2$ ', options: ['$5', 'two'], right: 1 };

const renderForm = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DrawnFormulas questions={[written]}>
        <QuestionForm question={written} onChange={() => {}} />
      </DrawnFormulas>
    </QueryClientProvider>,
  );

it('shows beside a field how students see its formulas, and nothing where there are none', async () => {
  const draw = vi.spyOn(client.quizzes, 'drawFormulas').mockImplementation(async ({ body }) => ({
    html: body.texts.map((text) => (text === '$5' ? null : '<b>drawn</b>')),
  }));
  renderForm();
  expect((await screen.findAllByText('drawn')).length).toBe(1);
  expect(draw.mock.calls.map(([{ body }]) => body.texts)).toEqual([['Solve $x^2$', '$5']]);
});

it('leaves the form as it is without a network', async () => {
  const draw = vi.spyOn(client.quizzes, 'drawFormulas').mockRejectedValue(new TypeError('Failed to fetch'));
  renderForm();
  await vi.waitFor(() => expect(draw).toHaveBeenCalled());
  expect(screen.queryByText('Students see:')).toBeNull();
});
