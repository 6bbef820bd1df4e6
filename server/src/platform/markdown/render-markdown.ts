import { proseProcessor } from './processor.ts';
import { proseSchema } from './schema.ts';
import { type OutlineEntry, outlineOf } from './shape.ts';
import { element, type Root, text } from './tree.ts';

export interface Rendered {
  html: string;
  outline: OutlineEntry[];
}

/** Raised when the same Markdown renders to other HTML than before; kept beside HTML that is stored. */
export const markdownVersion = 2;

export type Processor = ReturnType<typeof proseProcessor>;

const processor = proseProcessor({ schema: proseSchema });

/** Markdown of any origin as HTML that may stand in our pages, and the headings in it. Never throws. */
export const renderMarkdown = (markdown: string): Rendered => renderWith(processor, markdown);

export function renderWith(with_: Processor, markdown: string): Rendered {
  try {
    return finish(with_, with_.runSync(with_.parse(markdown)));
  } catch {
    // Nesting a thousand deep exhausts the stack; such text is shown as it is.
    return finish(with_, { type: 'root', children: [element('pre', { tabIndex: 0 }, [text(markdown)])] });
  }
}

function finish(with_: Processor, tree: Root): Rendered {
  return { html: with_.stringify(tree), outline: outlineOf(tree) };
}

/** A line of Markdown as HTML that may stand inside a label or a button: one paragraph is none. */
export function renderLine(markdown: string): string {
  const { html } = renderMarkdown(markdown);
  const [, inside] = /^<p>([\s\S]*)<\/p>\s*$/.exec(html) ?? [];
  return inside !== undefined && !inside.includes('<p>') ? inside : html;
}
