import { boundTables } from './bounded-tables.ts';
import { proseProcessor, type RenderData } from './processor.ts';
import { proseSchema } from './schema.ts';
import { type OutlineEntry, outlineOf } from './shape.ts';
import { element, type Root, text } from './tree.ts';

export interface Rendered {
  html: string;
  outline: OutlineEntry[];
  /** Where it could not be rendered, and stands as it was written. */
  isRaw?: true;
}

export type Processor = ReturnType<typeof proseProcessor>;

const processor = proseProcessor({ schema: proseSchema });

/**
 * Markdown of any origin as HTML that may stand in our pages, and the headings in it. Never throws, but may take seconds:
 * what others wrote goes through `RenderApart`.
 */
export const renderMarkdown = (markdown: string): Rendered => renderWith(processor, markdown);

export function renderWith(with_: Processor, markdown: string, data: RenderData = {}): Rendered {
  try {
    return finish(with_, with_.runSync(with_.parse(boundTables(markdown)), { data: { ...data } }));
  } catch {
    // Nesting a thousand deep exhausts the stack.
    return asWritten(markdown);
  }
}

/** A text that cannot be rendered, as it stands. */
export const asWritten = (markdown: string): Rendered => ({
  ...finish(processor, { type: 'root', children: [element('pre', { tabIndex: 0 }, [text(markdown)])] }),
  isRaw: true,
});

function finish(with_: Processor, tree: Root): Rendered {
  return { html: with_.stringify(tree), outline: outlineOf(tree) };
}

/** A line of Markdown as HTML that may stand inside a label or a button: one paragraph is none. */
export function renderLine(markdown: string): string {
  const { html } = renderMarkdown(markdown);
  const [, inside] = /^<p>([\s\S]*)<\/p>\s*$/.exec(html) ?? [];
  return inside !== undefined && !inside.includes('<p>') ? inside : html;
}
