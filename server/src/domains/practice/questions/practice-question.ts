import type { PracticeQuestion } from '@akada/contract';
import { withHtml } from '../../../platform/markdown/rich-question.ts';
import { type KeptQuestion, keyOf } from '../practice.rules.ts';

/** A kept question as a quiz shows it, under the key of its place. */
export function toPracticeQuestion(
  { maker: _, cardId: __, ...question }: KeptQuestion,
  index: number,
): PracticeQuestion {
  return { ...withHtml(question), id: keyOf(index), question_text: question.question };
}
