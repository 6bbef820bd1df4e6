import { SaxesParser } from 'saxes';

/** One element of an XML file, with its name as it is without a prefix. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  /** Counted from 1. */
  line: number;
  content: (Element | string)[];
}

/** Deeper than any question; what is deeper is there to break a reader. */
const mostDepth = 60;

/** Ends the reading: the parser itself would go on after a fault, and each costs more than what it stands in. */
class NotRead extends Error {}

/** The outermost element, or what is wrong. Document types are refused, so there is nothing to expand and to fetch. */
export function readXml(text: string): Element | { fault: string; line: number } {
  const parser = new SaxesParser();
  const open: Element[] = [];
  let root: Element | undefined;
  const stop = (fault: string) => {
    throw new NotRead(fault);
  };
  parser.on('doctype', () => stop('We don’t read document type declarations'));
  parser.on('error', () => stop('This isn’t well-formed XML'));
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name: name.slice(name.indexOf(':') + 1), attributes, line: parser.line, content: [] };
    if (open.length === mostDepth) stop('Elements are nested too deeply');
    open.at(-1)?.content.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const keep = (piece: string) => open.at(-1)?.content.push(piece);
  parser.on('text', keep);
  parser.on('cdata', keep);
  try {
    parser.write(text.replace(/^\uFEFF/, '')).close();
  } catch (error) {
    if (!(error instanceof NotRead)) throw error;
    return { fault: error.message, line: parser.line };
  }
  return root ?? { fault: 'There’s nothing in it', line: parser.line };
}

const isElement = (part: Element | string): part is Element => typeof part !== 'string';

export const childrenOf = ({ content }: Element, name: string): Element[] =>
  content.filter(isElement).filter((child) => child.name === name);

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element && childrenOf(element, name)[0];

/** All elements of a name, wherever they stand below this one. */
export function findAll(element: Element, name: string): Element[] {
  return element.content
    .filter(isElement)
    .flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)]);
}

/** The words of an element. Its own line breaks count where it is text alone; among other elements they are layout. */
export function wordsOf(element: Element | undefined): string {
  if (!element) return '';
  const words = element.content.map((part) => (isElement(part) ? wordsOf(part) : part));
  return element.content.some(isElement) ? words.join(' ').replace(/\s+/g, ' ').trim() : words.join('').trim();
}
