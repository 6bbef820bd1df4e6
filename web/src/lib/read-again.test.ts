import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { readAgain } from './read-again.ts';

it('does not take a first reading that had begun before for a new one', async () => {
  const queries = new QueryClient();
  const answers: ((value: string) => void)[] = [];
  const shown = new QueryObserver(queries, {
    queryKey: ['a day'],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const leave = shown.subscribe(() => {});

  const reading = readAgain(queries);
  answers[0]?.('open');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('complete');
  await reading;

  expect(shown.getCurrentResult().data).toBe('complete');
  leave();
});
