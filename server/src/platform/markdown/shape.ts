import { shapeFormula, shapeOver, shapeRow } from './shape-formula.ts';
import { type Child, type Element, element, type Root, rewrite, scroller, text, textOf } from './tree.ts';

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const allowedAddress = /^(https?:\/\/|mailto:|#)/i;

const hasClass = (node: Element, name: string) =>
  Array.isArray(node.properties.className) && node.properties.className.includes(name);

/** A formula that cannot be read is shown as it was written. */
function shapeSpan(span: Element): Child[] {
  if (hasClass(span, 'katex-error')) return [element('code', { className: ['tex'] }, [text(textOf(span))])];
  return hasClass(span, 'katex') ? span.children : [span];
}

function shapeLink(link: Element): Child[] {
  const address = String(link.properties.href ?? '');
  if (!allowedAddress.test(address)) return link.children;
  if (!address.startsWith('#')) link.properties.rel = ['nofollow', 'noopener'];
  return [link];
}

/** The corner above the names of rows heads nothing: whoever hears the table would be told of a heading without words. */
function shapeCell(cell: Element): Child[] {
  if (cell.tagName !== 'th') return [cell];
  if (!textOf(cell).trim()) return [{ ...cell, tagName: 'td' }];
  cell.properties.scope = 'col';
  return [cell];
}

const opening = /[([“‘]+$/;
const closing = /^[.,;:!?)\]”’…%]+/;
const isInlineFormula = (node: Child | undefined) =>
  node?.type === 'element' && node.tagName === 'math' && node.properties.display !== 'block';

/** A place to fill in, or what belongs there. */
const isBlank = (node: Child) => node.type === 'element' && (hasClass(node, 'blank') || hasClass(node, 'blank-key'));

/** A line may break beside a formula or a blank, but not between it and the full stop after it or the bracket before it. */
function keepStops(parent: Root | Element): void {
  const children: Child[] = [];
  for (const child of parent.children as Child[]) {
    const last = children.at(-1);
    if (isInlineFormula(child) || isBlank(child)) {
      const bracket = last?.type === 'text' ? (opening.exec(last.value)?.[0] ?? '') : '';
      if (last?.type === 'text' && bracket) last.value = last.value.slice(0, -bracket.length);
      children.push(bracket ? held([text(bracket), child]) : child);
      continue;
    }
    const stop = child.type === 'text' ? closing.exec(child.value)?.[0] : undefined;
    if (child.type !== 'text' || !stop || !last || !(isInlineFormula(last) || isBlank(last) || isHeld(last))) {
      children.push(child);
      continue;
    }
    children[children.length - 1] = held(isHeld(last) ? [...last.children, text(stop)] : [last, text(stop)]);
    children.push(text(child.value.slice(stop.length)));
  }
  parent.children = children;
}

const held = (children: Child[]) => element('span', { className: ['nowrap'] }, children);
const isHeld = (node: Child): node is Element => node.type === 'element' && hasClass(node, 'nowrap');

const blocks = new Set(['p', 'ul', 'ol', 'dl', 'div', 'pre', 'table', 'blockquote', 'section', 'figure', 'details']);
const isBlock = (node: Child) => node.type === 'element' && blocks.has(node.tagName);
const holdsFormula = (node: Child) =>
  isInlineFormula(node) || (isHeld(node) && node.children.some((child) => isInlineFormula(child)));

/** A long formula scrolls with its paragraph. An item that scrolled itself would hide its number, which stands outside. */
function shapeItem(item: Element): void {
  const end = item.children.findIndex(isBlock);
  const line = end < 0 ? item.children : item.children.slice(0, end);
  if (line.some(holdsFormula)) item.children = [element('p', {}, line), ...item.children.slice(line.length)];
}

/** What makes rendered text fit for phones, keyboards and pages that have a title of their own. */
export function shapeProse() {
  return (root: Root): void => {
    let tables = 0;
    let formulas = 0;
    // The page's title is its only first level, and no level is left out below it.
    let level = 1;
    rewrite(root, (node) => {
      switch (node.tagName) {
        case 'h1':
        case 'h2':
        case 'h3':
        case 'h4':
        case 'h5':
        case 'h6':
          level = Math.min(level + 1, Math.max(2, Number(node.tagName[1])));
          return [{ ...node, tagName: `h${level}` }];
        case 'a':
          return shapeLink(node);
        // Pictures would have to come from somewhere else; their words stay.
        case 'img':
          return node.properties.alt ? [text(String(node.properties.alt))] : [];
        case 'input':
          return [element('span', { className: ['task'] }, [text(node.properties.checked ? '☑' : '☐')])];
        case 'table':
          return [scroller('table-scroll', `Table ${++tables}`, node)];
        case 'pre':
          return [{ ...node, properties: { ...node.properties, tabIndex: 0 } }];
        case 'span':
          return shapeSpan(node);
        case 'mrow':
          return shapeRow(node);
        case 'mover':
          return shapeOver(node);
        case 'math':
          return shapeFormula(node, () => `Formula ${++formulas}`);
        case 'td':
        case 'th':
          return shapeCell(node);
        default:
          return [node];
      }
    });
    rewrite(root, (node) => {
      keepStops(node);
      if (node.tagName === 'li') shapeItem(node);
      return [node];
    });
    keepStops(root);
  };
}

export interface OutlineEntry {
  level: number;
  id: string;
  text: string;
}

/** The headings that can be jumped to, in the order in which they stand. */
export function outlineOf(root: Root): OutlineEntry[] {
  const outline: OutlineEntry[] = [];
  rewrite(root, (node) => {
    const { id } = node.properties;
    if (headings.includes(node.tagName) && typeof id === 'string' && !hasClass(node, 'sr-only')) {
      outline.push({ level: Number(node.tagName[1]), id, text: textOf(node).replace(/\s+/g, ' ').trim() });
    }
    return [node];
  });
  return outline;
}
