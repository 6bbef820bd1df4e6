import type { QuestionStats } from '@akada/contract/client';
import { expect, it } from 'vitest';
import { worstFirst } from './question-stats.tsx';

it('puts the worst-answered question first, with the number it has in the quiz', () => {
  const questions = [0.8, 0.29, null, 0.5].map((difficulty) => ({ difficulty })) as QuestionStats[];
  expect(worstFirst(questions).map(({ number }) => number)).toEqual([2, 4, 1, 3]);
});
