import { defineTexts } from '../define.ts';

export const assessmentsTexts = defineTexts('assessments', {
  title: 'Assessments',
  reviews: 'Review what is due',
  due: 'Due',
  noneDue: 'Nothing is due. A quiz is due once you complete a day.',
  taken: 'Taken',
  place: (sprint: string, day: string) => `${sprint} · Day ${day}`,
  start: 'Start Quiz',
  startLabel: (title: string) => `Start Quiz: ${title}`,
  retake: 'Retake',
  retakeLabel: (title: string) => `Retake: ${title}`,
  last: (score: number) => `Last: ${score}%`,
  best: (score: number) => `Best: ${score}%`,
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  empty: 'You have not taken a quiz yet.',
  emptyText: 'Complete a day of a sprint, and its quiz waits here.',
  toSprints: 'To your sprints',
  failed: 'Your quizzes could not be loaded.',
  retry: 'Retry',
});
