import type { QuizQuestion, QuizTemplate } from '@akada/contract/client';

/** A question of the library with the numbers of one draw, as the server rendered it. */
export interface DrawnQuestion {
  templateId: string;
  question: string;
  /** None where the answer is typed. */
  options: string[];
  answer: string;
}

export const drawnOf = ({ template_id: templateId, question, options, answer }: QuizTemplate): DrawnQuestion => ({
  templateId,
  question,
  options,
  answer,
});

/** Of a question that is in the quiz already; null where its owner wrote it. */
export function drawnIn({ template_id: templateId, html, options, correct_answer, typed }: QuizQuestion) {
  if (templateId === undefined || !html) return null;
  const right = options.findIndex(({ label }) => label === correct_answer);
  return {
    templateId,
    question: html.question,
    options: html.options,
    answer: html.options[right] ?? typed?.key ?? '',
  };
}
