import { expect, it } from 'vitest';
import assessments from '../../features/assessments/assessments-view.tsx?raw';
import deck from '../../features/cards/deck-view.tsx?raw';
import progress from '../../features/progress/progress-view.tsx?raw';
import statistics from '../../features/quiz-stats/quiz-stats.tsx?raw';
import reviews from '../../features/reviews/review-session.tsx?raw';
import sprints from '../../features/sprints/sprint-list.tsx?raw';

it('gives each empty page a drawing of its own', () => {
  const drawings = [assessments, deck, progress, statistics, reviews, sprints].map(
    (page) => /art=\{<(\w+)/.exec(page)?.[1],
  );
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(drawings.length);
});
