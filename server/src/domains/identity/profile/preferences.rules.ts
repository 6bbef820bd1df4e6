import type { Preferences } from '@akada/contract';

/** Answers of older clients, in today's words. */

const startingLevels = new Map<string, string>(
  Object.entries({
    beginner: 'undergraduate_beginner',
    intermediate: 'undergraduate_advanced',
    advanced: 'graduate',
  }),
);
const learningStyles = new Map<string, string>(
  Object.entries({
    master: 'visual',
    basics: 'reading_writing',
    specific: 'kinesthetic',
  }),
);
const knownStyles = new Set(['', 'visual', 'auditory', 'kinesthetic', 'reading_writing', 'balanced']);

/** Maps old values; an unknown learning style counts as balanced. */
export function modernise(answers: Preferences): Preferences {
  const { startFrom, learningGoal } = answers;
  return {
    ...answers,
    ...(startFrom !== undefined && { startFrom: startingLevels.get(startFrom) ?? startFrom }),
    ...(learningGoal !== undefined && {
      learningGoal: learningStyles.get(learningGoal) ?? (knownStyles.has(learningGoal) ? learningGoal : 'balanced'),
    }),
  };
}
