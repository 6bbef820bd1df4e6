import { expect, it } from 'vitest';
import assessments from '../../domains/practice/assessments/assessments-view.tsx?raw';
import deck from '../../domains/practice/decks/deck-view.tsx?raw';
import reviews from '../../domains/practice/reviews/review-session.tsx?raw';
import progress from '../../domains/progress/progress-view.tsx?raw';
import statistics from '../../domains/quizzes/results/quiz-stats.tsx?raw';
import sprints from '../../domains/sprints/list/sprint-list.tsx?raw';

it('gives each empty page a drawing of its own', () => {
  const drawings = [assessments, deck, progress, statistics, reviews, sprints].map(
    (page) => /art=\{<(\w+)/.exec(page)?.[1],
  );
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(drawings.length);
});
