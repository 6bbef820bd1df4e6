import type { DrillQuestion } from '@akada/contract';
import type { RenderLesson } from '../../../platform/markdown/lessons-apart.ts';
import { bankLine } from '../../../platform/markdown/rich-question.ts';
import type { Drilled } from './drill-questions.ts';

/** A paragraph of its own between two texts; nobody writes it. */
const BETWEEN = '@@@';

/**
 * Some hundred short texts as one, so that a thread renders them and the server serves others meanwhile. A round is the
 * same for everybody, and a text that was rendered is kept.
 */
async function htmlOf(texts: readonly string[], render: RenderLesson): Promise<Map<string, string>> {
  const once = [...new Set(texts)];
  const { html } = await render(once.join(`\n\n${BETWEEN}\n\n`));
  const parts = html.split(new RegExp(`\\s*<p>${BETWEEN}</p>\\s*`));
  // What took the thread too long is shown as it was written, as one.
  if (parts.length !== once.length) return new Map(once.map((text) => [text, bankLine(text)]));
  return new Map(once.map((text, index) => [text, asLine(parts[index] ?? '')]));
}

/** One paragraph is none inside a label. */
function asLine(html: string): string {
  const [, inside] = /^\s*<p>([\s\S]*)<\/p>\s*$/.exec(html) ?? [];
  return inside !== undefined && !inside.includes('<p>') ? inside : html;
}

/** The questions with their texts as HTML. */
export async function withRichTexts(
  drilled: readonly (Drilled & Pick<DrillQuestion, 'section'>)[],
  render: RenderLesson,
): Promise<DrillQuestion[]> {
  const texts = drilled.flatMap(({ question, options, why, hint, step }) => [question, ...options, ...why, hint, step]);
  const html = await htmlOf(texts.filter(Boolean), render);
  const rich = (text: string) => html.get(text) ?? '';
  return drilled.map(({ why, hint, step, key: _, ...question }) => ({
    ...question,
    html: {
      question: rich(question.question),
      options: question.options.map(rich),
      why: why.map(rich),
      ...(hint && { hint: rich(hint) }),
      ...(step && { step: rich(step) }),
    },
  }));
}
