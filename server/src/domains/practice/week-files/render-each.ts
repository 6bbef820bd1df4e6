import type { RenderLesson } from '../../../platform/markdown/lessons-apart.ts';

const BETWEEN = '\n\n***\n\n';
const RULE = /<hr\s*\/?>/;

/** Many short texts rendered as one, which costs one turn of the renderer and not hundreds. */
export async function renderEach(texts: readonly string[], render: RenderLesson): Promise<string[]> {
  if (texts.length === 0) return [];
  const { html } = await render(texts.join(BETWEEN));
  const parts = html.split(RULE).map((part) => part.trim());
  // One of them has a rule of its own.
  if (parts.length !== texts.length) return Promise.all(texts.map(async (text) => (await render(text)).html));
  return parts;
}

/** One paragraph is none, so that it may stand inside a line. */
export function inLine(html: string): string {
  const [, inside] = /^<p>([\s\S]*)<\/p>$/.exec(html.trim()) ?? [];
  return inside !== undefined && !inside.includes('<p>') ? inside : html;
}
