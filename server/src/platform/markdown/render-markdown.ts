import rehypeHighlight from 'rehype-highlight';
import rehypeKatex from 'rehype-katex';
import rehypeSanitize from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { proseSchema } from './schema.ts';
import { type OutlineEntry, outlineOf, shapeProse } from './shape.ts';
import { element, type Root, text } from './tree.ts';

export interface Rendered {
  html: string;
  outline: OutlineEntry[];
}

/** Raised when the same Markdown renders to other HTML than before; kept beside HTML that is stored. */
export const markdownVersion = 1;

/** Keeps the ids of text apart from those of the page around it. */
const idPrefix = 's-';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkRehype, { clobberPrefix: idPrefix })
  .use(rehypeSlug, { prefix: idPrefix })
  // MathML needs no stylesheet, no font and no `style=`, which the page's policy forbids.
  .use(rehypeKatex, { output: 'mathml', strict: false, maxSize: 20, maxExpand: 200 })
  .use(rehypeHighlight, { detect: false })
  .use(shapeProse)
  .use(rehypeSanitize, proseSchema)
  .use(rehypeStringify)
  .freeze();

function render(tree: Root): Rendered {
  return { html: processor.stringify(tree), outline: outlineOf(tree) };
}

/** Markdown of any origin as HTML that may stand in our pages, and the headings in it. Never throws. */
export function renderMarkdown(markdown: string): Rendered {
  try {
    return render(processor.runSync(processor.parse(markdown)));
  } catch {
    // Nesting a thousand deep exhausts the stack; such text is shown as it is.
    return render({ type: 'root', children: [element('pre', { tabIndex: 0 }, [text(markdown)])] });
  }
}
