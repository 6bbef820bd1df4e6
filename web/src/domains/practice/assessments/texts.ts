import { defineTexts } from '../../../texts/define.ts';

export const assessmentsTexts = defineTexts('assessments', {
  title: 'Assessments',
  reviews: 'Go to Review',
  due: 'Quizzes to take',
  noneDue: 'No quizzes waiting. Finish a day and its quiz will appear here.',
  taken: 'Quizzes taken',
  place: (sprint: string, day: string) => `${sprint} · Day ${day}`,
  start: 'Start Quiz',
  startLabel: (title: string) => `Start Quiz: ${title}`,
  retake: 'Retake',
  retakeLabel: (title: string) => `Retake: ${title}`,
  last: (score: number) => `Last: ${score}%`,
  best: (score: number) => `Best: ${score}%`,
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  empty: 'You haven’t taken a quiz yet.',
  emptyText: 'Finish a day of a sprint and its quiz will be waiting here.',
  toSprints: 'Back to your sprints',
  failed: 'We couldn’t load your quizzes.',
  retry: 'Retry',
});

declare module '../../../texts/define.ts' {
  interface Namespaces {
    assessments: typeof assessmentsTexts;
  }
}
