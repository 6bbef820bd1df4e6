import type { OpenQuestion, RichQuestion } from '@akada/contract';
import { renderLine } from './render-markdown.ts';
import type { RenderRich, RichLines } from './rich-lines.ts';

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

/** The question with its texts as HTML where they are Markdown: only those of the library are, which say why of each option. */
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

/** A question that a teacher made or a learner wrote: plain text. */
export interface PlainQuestion {
  question: string;
  options: readonly string[];
  correct_answer: string;
  explanation: string;
  mistakes?: readonly string[] | undefined;
  typed?: unknown;
  html?: RichQuestion | undefined;
  source?: { hint?: { sentence: string } | undefined };
}

/** For each option, or for the one answer that is typed: what is said of it. */
function reasonsOf({ options, correct_answer, explanation, mistakes = [], typed }: PlainQuestion): string[] {
  if (typed) return [explanation];
  return options.map((option, at) => (option === correct_answer ? explanation : (mistakes[at] ?? '')));
}

function linesOf(question: PlainQuestion): string[] {
  const hint = question.source?.hint?.sentence;
  return [question.question, ...question.options, ...reasonsOf(question), ...(hint === undefined ? [] : [hint])];
}

function withDrawn<Q extends PlainQuestion>(question: Q, lines: RichLines): Q {
  if (question.html || !linesOf(question).some(lines.has)) return question;
  const hint = question.source?.hint?.sentence;
  const html = {
    question: lines.html(question.question),
    options: question.options.map(lines.html),
    why: reasonsOf(question).map(lines.html),
    ...(hint !== undefined && { hint: lines.html(hint) }),
  };
  return { ...question, html };
}

/** Questions in their order, with the formulas of those drawn that are plain text. */
export async function drawQuestions<Q extends PlainQuestion>(
  questions: readonly Q[],
  render: RenderRich,
  who: string,
): Promise<Q[]> {
  const lines = await render(questions.filter(({ html }) => !html).flatMap(linesOf), who);
  return questions.map((question) => withDrawn(question, lines));
}

/** An open question of the library with its texts as HTML. */
export const openWithHtml = ({ id, marks, question, answer, points }: OpenQuestion): OpenQuestion => ({
  id,
  marks,
  question: bankLine(question),
  answer: bankLine(answer),
  points: points.map((point) => ({ marks: point.marks, for: bankLine(point.for) })),
});
