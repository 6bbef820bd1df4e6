import { GOOD_SCORE } from '../../../lib/good-score.ts';

/** What a score is called. The server computes it; here it only gets its words and colour. */

export type PerformanceLevel = 'expert' | 'advanced' | 'proficient' | 'developing' | 'needsImprovement';
export type MessageBand = 'strong' | 'passed' | 'close' | 'low';

const levels: readonly (readonly [from: number, PerformanceLevel])[] = [
  [90, 'expert'],
  [80, 'advanced'],
  [70, 'proficient'],
  [60, 'developing'],
];
const bands: readonly (readonly [from: number, MessageBand])[] = [
  [70, 'strong'],
  [50, 'passed'],
  [30, 'close'],
];

export const performanceLevel = (score: number): PerformanceLevel =>
  levels.find(([from]) => score >= from)?.[1] ?? 'needsImprovement';

export const messageBand = (score: number): MessageBand => bands.find(([from]) => score >= from)?.[1] ?? 'low';

/** The inline result is green from here on; the modal says that the quiz is passed from 50. */
export const hasPassColour = (score: number): boolean => score >= GOOD_SCORE;
export const isPassed = (score: number): boolean => score >= 50;
