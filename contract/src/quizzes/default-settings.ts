import type { QuizSettings } from './quiz.ts';

/** Of a quiz whose owner has chosen nothing yet. */
export const defaultQuizSettings: QuizSettings = {
  time_limit_minutes: null,
  opens_at: null,
  closes_at: null,
  shuffle_questions: false,
  shuffle_options: false,
  attempts: 'many',
  show_answers: 'at_once',
  show_lecturer_email: false,
  ask_number: 'no',
  ask_group: 'no',
  layout: 'page',
  calculator: false,
};
