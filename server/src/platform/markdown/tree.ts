import type rehypeSlug from 'rehype-slug';

/** The HTML tree as the plugins pass it along. */
export type Root = Parameters<ReturnType<typeof rehypeSlug>>[0];
export type Element = Extract<Root['children'][number], { type: 'element' }>;
export type Child = Element['children'][number];

export const text = (value: string): Child => ({ type: 'text', value });

export function element(tagName: string, properties: Element['properties'], children: Child[]): Element {
  return { type: 'element', tagName, properties, children };
}

export function textOf(node: Child): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

/** Replaces every element by what `change` makes of it, the inner ones first. */
export function rewrite(parent: Root | Element, change: (element: Element) => Child[]): void {
  parent.children = (parent.children as Child[]).flatMap((child) => {
    if (child.type !== 'element') return [child];
    rewrite(child, change);
    return change(child);
  });
}

/** Scrolls inside itself and takes the focus, under a name of its own. */
export const scroller = (className: string, ariaLabel: string, child: Element) =>
  element('div', { className: [className], role: 'region', ariaLabel, tabIndex: 0 }, [child]);
