import type { Quiz } from '@akada/contract/client';
import type { SittingPlan } from '../../../lib/sittings/sitting.ts';
import { typedBy } from '../../../lib/sittings/typed-by.ts';

/** A quiz of one's own, by the keys that only its owner is sent. */
export function planOfQuiz({ quiz_id, title, settings, quiz_content }: Quiz): SittingPlan {
  return {
    title,
    source: { kind: 'quiz', id: quiz_id },
    minutes: settings.time_limit_minutes,
    questions: quiz_content.questions.map(
      ({ id, question, picture, options, correct_answer, typed, explanation, source }) => ({
        id,
        text: question,
        picture,
        options: options.map(({ label, text }) => ({ id: label, text })),
        ...typedBy(typed),
        key: typed ? typed.key : correct_answer,
        key_status: 'own',
        topic: source?.heading_path.at(-1) ?? null,
        explanation,
      }),
    ),
    hasCalculator: true,
    back: `/quizzes/${quiz_id}/edit`,
  };
}
