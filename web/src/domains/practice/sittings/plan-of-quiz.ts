import type { Quiz } from '@akada/contract/client';
import type { SittingPlan } from '../../../lib/sittings/sitting.ts';

/** A quiz of one's own, by the keys that only its owner is sent. */
export function planOfQuiz({ quiz_id, title, settings, quiz_content }: Quiz): SittingPlan {
  return {
    title,
    source: { kind: 'quiz', id: quiz_id },
    minutes: settings.time_limit_minutes,
    questions: quiz_content.questions.map(({ id, question, options, correct_answer, explanation, source }) => ({
      id,
      text: question,
      options: options.map(({ label, text }) => ({ id: label, text })),
      key: correct_answer,
      key_status: 'own',
      topic: source?.heading_path.at(-1) ?? null,
      explanation,
    })),
    hasCalculator: true,
    back: `/quizzes/${quiz_id}/edit`,
  };
}
