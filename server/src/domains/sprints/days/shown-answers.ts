import type { RenderLesson } from '../../../platform/markdown/lessons-apart.ts';
import type { WrittenAnswer, WrittenLesson } from '../../../ports/teacher/port.ts';

/** A written answer as a phone without a network needs it: with its HTML, since it renders none. */
export type ShownAnswer = WrittenAnswer & { html: string | null };

export interface ShownLesson {
  documentId: string;
  answers: ShownAnswer[];
}

const BETWEEN = '\n\n***\n\n';
const RULE = /<hr\s*\/?>/;

/** All answers of a lesson are rendered as one text, which is kept as lessons are. */
export async function showAnswers({ documentId, answers }: WrittenLesson, render: RenderLesson): Promise<ShownLesson> {
  const { html } = await render(answers.map(({ answer }) => answer).join(BETWEEN));
  const parts = html.split(RULE).map((part) => part.trim());
  const isWhole = parts.length === answers.length;
  return { documentId, answers: answers.map((one, at) => ({ ...one, html: isWhole ? parts[at]! : null })) };
}
