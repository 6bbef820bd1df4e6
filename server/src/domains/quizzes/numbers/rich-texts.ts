import type { GradedAnswer, PublicQuestion, QuizQuestion } from '@akada/contract';
import { bankLine } from '../../../platform/markdown/rich-question.ts';
import type { StoredQuestion } from '../quiz.rules.ts';

/** Questions of the library are Markdown with formulas, where those that lecturers write are plain text. */

type Asked = Pick<PublicQuestion, 'question' | 'options'>;

/** What is asked, in the order in which it is shown, as HTML too. */
export function withRichTexts<Q extends Asked>(asked: Q, { drawnFrom }: Pick<StoredQuestion, 'drawnFrom'> = {}): Q {
  if (!drawnFrom) return asked;
  const { question, options } = asked;
  return { ...asked, html: { question: bankLine(question), options: options.map(({ text }) => bankLine(text)) } };
}

/** The same with why the answer is right, for the owner. */
export function withRichSolution(asked: QuizQuestion, question: StoredQuestion): QuizQuestion {
  const { html, ...rich } = withRichTexts(asked, question);
  return html ? { ...rich, html: { ...html, explanation: bankLine(asked.explanation) } } : rich;
}

/** What is told after an attempt. */
export function withRichReasons(
  graded: GradedAnswer,
  { drawnFrom }: Pick<StoredQuestion, 'drawnFrom'> = {},
): GradedAnswer {
  if (!drawnFrom) return graded;
  return { ...graded, html: { explanation: bankLine(graded.explanation), mistake: bankLine(graded.mistake) } };
}
