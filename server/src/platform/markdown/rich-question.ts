import type { OpenQuestion, RichQuestion } from '@akada/contract';
import { renderLine } from './render-markdown.ts';

/** The questions of the library are the same for everybody; so many rendered lines are kept. */
const mostKept = 20_000;
const kept = new Map<string, string>();

/** A line of a bank as HTML. */
export function bankLine(markdown: string): string {
  const known = kept.get(markdown);
  if (known !== undefined) return known;
  const html = renderLine(markdown);
  kept.set(markdown, html);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value as string);
  return html;
}

interface Question {
  question: string;
  options: readonly string[];
  why?: readonly string[] | undefined;
  source?: { hint?: { sentence: string } | undefined };
}

/** The question with its texts as HTML where they are Markdown: only those of the library are. */
export function withHtml<Q extends Question>(question: Q): Q & { html?: RichQuestion } {
  if (!question.why) return question;
  const html = {
    question: bankLine(question.question),
    options: question.options.map(bankLine),
    why: question.why.map(bankLine),
    ...(question.source?.hint && { hint: bankLine(question.source.hint.sentence) }),
  };
  return { ...question, html };
}

/** An open question of the library with its texts as HTML. */
export const openWithHtml = ({ id, marks, question, answer, points }: OpenQuestion): OpenQuestion => ({
  id,
  marks,
  question: bankLine(question),
  answer: bankLine(answer),
  points: points.map((point) => ({ marks: point.marks, for: bankLine(point.for) })),
});
