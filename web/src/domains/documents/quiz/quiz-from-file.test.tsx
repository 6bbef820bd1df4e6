import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { storedDocuments } from '../stored.ts';
import { QuizFromFile } from './quiz-from-file.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function show() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <QuizFromFile onMade={() => {}} onPaymentRequired={() => {}} />
    </QueryClientProvider>,
  );
  return screen.getByLabelText(/^Drop your slides here/);
}
const go = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Make the quiz' });
const choose = (input: HTMLElement, name: string) =>
  fireEvent.change(input, { target: { files: [new File(['slides'], name)] } });

it('waits for slides, then shows them and can go', () => {
  const input = show();
  expect(go().disabled).toBe(true);
  choose(input, 'Cells.pptx');
  expect(screen.getByText('Cells.pptx')).toBeTruthy();
  expect(go().disabled).toBe(false);
});

it('says what is wrong with a file that it can’t take', () => {
  choose(show(), 'holiday.jpg');
  expect(screen.getByText(/^Invalid file type/)).toBeTruthy();
  expect(go().disabled).toBe(true);
});

it('shows a quiz that is still being made to who comes back to the page', async () => {
  storedDocuments.quizUnderWay.set({ taskId: 't1', name: 'Cells.pptx' });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <QuizFromFile onMade={() => {}} onPaymentRequired={() => {}} />
    </QueryClientProvider>,
  );
  expect(screen.getByText('Cells.pptx')).toBeTruthy();
  expect(screen.getByText('Reading your slides and writing questions')).toBeTruthy();
  cleanup();
  expect(storedDocuments.quizUnderWay.get()).toEqual({ taskId: 't1', name: 'Cells.pptx' });
});
