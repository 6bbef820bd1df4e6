import type { Element } from '../../xml-tree.ts';

const prefix = 'qti-';
const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** QTI 3 under the names of QTI 2, so that one reader knows both. */
export function underOldNames(element: Element): Element {
  const content = element.content.map((part) => (typeof part === 'string' ? part : underOldNames(part)));
  if (!element.name.startsWith(prefix)) return { ...element, content };
  const attributes = Object.fromEntries(Object.entries(element.attributes).map(([key, value]) => [camel(key), value]));
  return { ...element, name: camel(element.name.slice(prefix.length)), attributes, content };
}
