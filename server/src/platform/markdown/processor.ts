import rehypeHighlight from 'rehype-highlight';
import rehypeKatex from 'rehype-katex';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { MarkdownRoot } from './parse-markdown.ts';
import type { Pictures } from './pictures-in.ts';
import { shapeProse } from './shape.ts';
import type { Root } from './tree.ts';

/** Keeps the ids of text apart from those of the page around it. */
const idPrefix = 's-';

/** MathML needs no stylesheet, no font and no `style=`, which the page's policy forbids. */
export const katexBounds = { output: 'mathml', strict: false, maxSize: 20, maxExpand: 200 } as const;

/** What comes with one text. */
export interface RenderData {
  pictures?: Pictures;
}

export interface ProcessorOptions {
  schema: Options;
  /** Changes the Markdown before it becomes HTML. */
  blocks?: (root: MarkdownRoot) => void;
  /** Changes the HTML before it is shaped and sanitised. */
  pictures?: (root: Root, given: RenderData) => void;
}

const nothing = () => {};

/** From Markdown to HTML; the sanitising comes last, so that no step before it has to be trusted. */
export function proseProcessor({ schema, blocks = nothing, pictures = nothing }: ProcessorOptions) {
  return unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMath)
    .use(() => blocks)
    .use(remarkRehype, { clobberPrefix: idPrefix })
    .use(rehypeSlug, { prefix: idPrefix })
    .use(rehypeKatex, katexBounds)
    .use(rehypeHighlight, { detect: false })
    .use(() => (root: Root, file) => pictures(root, file.data as RenderData))
    .use(shapeProse)
    .use(rehypeSanitize, schema)
    .use(rehypeStringify)
    .freeze();
}
