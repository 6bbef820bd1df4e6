import { SaxesParser } from 'saxes';

/** Published structures as far as our files use them: what may stand in an element, in this order. */

export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

/** Reads strictly: whatever is not well-formed throws. */
export function parse(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const keep = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', keep);
  parser.on('cdata', keep);
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root.children[0] as Element;
}

/** A name, its attributes (`?` for those that may be left out), and its children as a pattern over their names. */
export type Grammar = Record<string, { attributes?: string; children?: RegExp }>;

export function faultsOf(grammar: Grammar, { name, attributes, children }: Element): string[] {
  const rule = grammar[name];
  if (!rule) return [`unknown element ${name}`];
  const named = (rule.attributes ?? '').split(' ').filter(Boolean);
  const required = named.filter((attribute) => !attribute.endsWith('?'));
  const allowed = named.map((attribute) => attribute.replace('?', ''));
  const order = children.map((child) => `${child.name} `).join('');
  return [
    ...required.filter((attribute) => !(attribute in attributes)).map((one) => `${name} lacks ${one}`),
    ...Object.keys(attributes).flatMap((one) => (allowed.includes(one) ? [] : [`${name} has ${one}`])),
    ...((rule.children ?? /^$/).test(order) ? [] : [`${name} holds ${order}`]),
    ...children.flatMap((child) => faultsOf(grammar, child)),
  ];
}

export const find = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...find(child, name)]);
