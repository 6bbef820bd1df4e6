import { block, lineOf, words } from './lesson-nodes.ts';
import type { MarkdownNode } from './parse-markdown.ts';

/** Sentences drawn as boxes: `main[The portal shows a debt sub[because …]]. = complex`. */

const names = { main: 'main clause', sub: 'subordinate clause' };
const labels = { Before: 'Before', After: 'After', Why: 'Why' };

/** One line: the sentence with its boxes, then what it is. */
function boxLine(text: string): MarkdownNode[] {
  const at = text.lastIndexOf(' = ');
  const sentence = at < 0 ? text : text.slice(0, at);
  const label = at < 0 ? '' : text.slice(at + 3).trim();
  const { children } = readBoxes(sentence, 0);
  return [...children, ...(label ? [words(' '), block('span', 'box-label', [words(label)])] : [])];
}

/** Reads up to the bracket that closes, or to the end. */
function readBoxes(text: string, from: number): { children: MarkdownNode[]; at: number } {
  const children: MarkdownNode[] = [];
  let at = from;
  let plain = '';
  const flush = () => {
    if (plain) children.push(words(plain));
    plain = '';
  };
  while (at < text.length && text[at] !== ']') {
    const kind = (['main', 'sub'] as const).find((name) => text.startsWith(`${name}[`, at));
    if (kind) {
      flush();
      const inner = readBoxes(text, at + kind.length + 1);
      const spoken = block('span', 'sr-only', [words(`${names[kind]}: `)]);
      children.push(block('span', `box-${kind}`, [spoken, ...inner.children]));
      at = inner.at + 1;
    } else plain += text[at++];
  }
  flush();
  return { children, at };
}

export function boxesIn(text: string): MarkdownNode[] {
  const lines = text.split('\n').filter((line) => line.trim());
  return [
    block(
      'div',
      'boxes',
      lines.map((line) => block('p', '', boxLine(line))),
    ),
  ];
}

export function rewriteIn(text: string): MarkdownNode {
  const rows = text.split('\n').flatMap((line): MarkdownNode[] => {
    const [, name, rest] = /^(Before|After|Why):\s*(.*)$/.exec(line) ?? [];
    if (!name || rest === undefined) return [];
    const shown = name === 'Why' ? lineOf(rest) : boxLine(rest);
    return [block('dt', '', [words(labels[name as keyof typeof labels])]), block('dd', '', shown)];
  });
  return block('dl', 'rewrite', rows);
}
