import type { GradedAnswer, PublicQuestion, QuizQuestion } from '@akada/contract';
import type { RenderRich, RichLines } from '../../../platform/markdown/rich-lines.ts';
import { bankLine } from '../../../platform/markdown/rich-question.ts';
import type { StoredQuestion } from '../quiz.rules.ts';

/**
 * The texts of questions as HTML, where they hold formulas. Questions of the library are Markdown, and ready at once; what
 * lecturers write is plain text, drawn apart by `richLinesOf` beforehand.
 */

type Asked = Pick<PublicQuestion, 'question' | 'options'>;
type Origin = Pick<StoredQuestion, 'drawnFrom'>;

const bankLines: RichLines = { has: () => true, html: bankLine };

const linesFor = ({ drawnFrom }: Origin, written: RichLines) => (drawnFrom ? bankLines : written);

/** What lecturers wrote in these questions, drawn. */
export const richLinesOf = (
  render: RenderRich,
  questions: readonly StoredQuestion[],
  who?: string,
): Promise<RichLines> =>
  render(
    questions
      .filter(({ drawnFrom }) => !drawnFrom)
      .flatMap(({ text, options, explanation, mistakes = [] }) => [text, ...options, explanation, ...mistakes]),
    who,
  );

function textsOf({ question, options }: Asked, lines: RichLines) {
  return { question: lines.html(question), options: options.map(({ text }) => lines.html(text)) };
}

const textsIn = ({ question, options }: Asked) => [question, ...options.map(({ text }) => text)];

/** What is asked, in the order in which it is shown. */
export function withRichTexts<Q extends Asked>(asked: Q, written: RichLines, origin: Origin = {}): Q {
  const lines = linesFor(origin, written);
  return textsIn(asked).some(lines.has) ? { ...asked, html: textsOf(asked, lines) } : asked;
}

/** The same with why the answer is right and what was mixed up in the others, for the owner. */
export function withRichSolution(asked: QuizQuestion, written: RichLines, origin: Origin): QuizQuestion {
  const lines = linesFor(origin, written);
  const { explanation, mistakes } = asked;
  if (![...textsIn(asked), explanation, ...mistakes].some(lines.has)) return asked;
  const solution = { explanation: lines.html(explanation), mistakes: mistakes.map(lines.html) };
  return { ...asked, html: { ...textsOf(asked, lines), ...solution } };
}

/** What is told after an attempt. */
export function withRichReasons(graded: GradedAnswer, written: RichLines, origin: Origin = {}): GradedAnswer {
  const lines = linesFor(origin, written);
  const { explanation, mistake } = graded;
  if (![explanation, mistake].some(lines.has)) return graded;
  return { ...graded, html: { explanation: lines.html(explanation), mistake: lines.html(mistake) } };
}

/** Texts that are being written, in their order; null for those without formulas. */
export async function drawTexts(render: RenderRich, texts: readonly string[], who: string) {
  const lines = await render(texts, who);
  return { html: texts.map((text) => (lines.has(text) ? lines.html(text) : null)) };
}
