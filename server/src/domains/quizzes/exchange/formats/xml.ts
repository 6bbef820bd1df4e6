const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Neither control characters nor halves of surrogate pairs have a place in XML. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu;

const allowedIn = (text: string) => text.replace(forbidden, '');

/** Text for XML. */
export function xmlText(text: string): string {
  return allowedIn(text).replace(/[&<>"']/g, (char) => entities[char] ?? char);
}

/** The same as it stands, for readers that lose the spaces between entities. */
export function xmlSection(text: string): string {
  const content = allowedIn(text);
  return /[&<>"']/.test(content) ? `<![CDATA[${content.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : content;
}

/** An element to write; text in it is escaped when it is written. */
export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  content: (XmlNode | string)[];
}

export const node = (
  name: string,
  attributes: Record<string, string> = {},
  ...content: (XmlNode | string)[]
): XmlNode => ({ name, attributes, content });

const attributesOf = ({ attributes }: XmlNode) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('');

/** One element a line; where text stands among elements, on one line, since every space would count. */
export function linesOf(element: XmlNode, indent: string): string {
  const { name, content } = element;
  const open = `${indent}<${name}${attributesOf(element)}`;
  if (content.length === 0) return `${open}/>`;
  if (content.some((part) => typeof part === 'string')) {
    const inside = content.map((part) => (typeof part === 'string' ? xmlText(part) : linesOf(part, '')));
    return `${open}>${inside.join('')}</${name}>`;
  }
  const inside = content.map((part) => linesOf(part as XmlNode, `${indent}  `));
  return [`${open}>`, ...inside, `${indent}</${name}>`].join('\n');
}

/** A whole file. */
export const writeXml = (root: XmlNode): string => `<?xml version="1.0" encoding="UTF-8"?>\n${linesOf(root, '')}\n`;
