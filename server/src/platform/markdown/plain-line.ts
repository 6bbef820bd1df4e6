import rehypeKatex from 'rehype-katex';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { type Formula, readFormulas, type TextPart } from './formulas.ts';
import { katexBounds } from './processor.ts';
import { lineSchema } from './schema.ts';
import { shapeProse } from './shape.ts';
import { type Child, type Element, element, type Root, rewrite, text, textOf } from './tree.ts';

/** Text that somebody typed, with its formulas drawn; whatever else stands in it is shown as it was typed. */

const draw = unified().use(rehypeKatex, katexBounds).freeze();
const finish = unified()
  .use(shapeProse)
  .use(() => fitLine)
  .use(rehypeSanitize, lineSchema)
  .use(rehypeStringify)
  .freeze();

/** What a formula defines it can repeat, and what it repeats again: a line of that is megabytes when it is drawn. */
const definition = /\\(?:[gex]?def|let|futurelet|global|long|(?:re|provide)?newcommand|providecommand)(?![a-zA-Z])/;

/** Longer than a phone's line, it scrolls by itself. */
const longInLine = 24;

const isFailed = (node: Child): boolean =>
  node.type === 'element' &&
  ([node.properties.className].flat().includes('katex-error') || node.children.some(isFailed));

/** One that cannot be read stands as it was written. */
function drawnFormula({ tex, isDisplay, written }: Formula): Child[] {
  if (definition.test(tex)) return [text(written)];
  const code = element('code', { className: [isDisplay ? 'math-display' : 'math-inline'] }, [text(tex)]);
  const { children } = draw.runSync({ type: 'root', children: [code] } as Root) as Element;
  return children.some(isFailed) ? [text(written)] : children;
}

/** The lines of a text stay lines, whatever it is put into. */
const typedWords = (words: string): Child[] =>
  words.split(/\r?\n/).flatMap((line, index) => (index > 0 ? [element('br', {}, []), text(line)] : [text(line)]));

const drawnPart = (part: TextPart) => (typeof part === 'string' ? typedWords(part) : drawnFormula(part));

/** What a browser draws of it, without its source. */
const drawnText = ({ children: [semantics] }: Element) =>
  semantics?.type === 'element' ? textOf(semantics.children[0] ?? text('')) : '';

/** A question stands inside a paragraph or a label, which no `div` may; what is wider than a phone scrolls. */
function fitLine(root: Root): void {
  rewrite(root, (node) => {
    if (node.tagName === 'div') {
      const { tabIndex } = node.properties;
      return [element('span', { className: ['formula'], ...(tabIndex === 0 && { tabIndex }) }, node.children)];
    }
    const isLong =
      node.tagName === 'math' && node.properties.display !== 'block' && drawnText(node).length > longInLine;
    return isLong ? [element('span', { className: ['formula'] }, [node])] : [node];
  });
}

/** A line as HTML that may stand inside a label or a button. */
export function renderPlainLine(line: string): string {
  const root = { type: 'root', children: readFormulas(line).flatMap(drawnPart) } as Root;
  return finish.stringify(finish.runSync(root) as Root);
}

/** As much as a whole quiz with formulas is; what comes after it stands as it was typed. */
const mostHtml = 2_000_000;

/** Several lines, in their order; null for those that are too much. */
export function renderPlainLines(lines: readonly string[]): (string | null)[] {
  let left = mostHtml;
  return lines.map((line) => {
    if (left <= 0) return null;
    const html = renderPlainLine(line);
    left -= html.length;
    return html;
  });
}
