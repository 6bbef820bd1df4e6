import { xmlText } from '../../xml.ts';
import type { Element } from '../../xml-tree.ts';

/** Shown only after an answer, or to others than the learner. */
const hidden = new Set(['feedbackInline', 'feedbackBlock', 'stylesheet', 'templateInline', 'templateBlock']);
const isHidden = ({ name, attributes }: Element) =>
  hidden.has(name) || (name === 'rubricBlock' && !/\bcandidate\b/.test(attributes.view ?? 'candidate'));

/** Blocks of QTI itself, which HTML does not know. */
const blocks = new Set(['prompt', 'contentBody', 'rubricBlock', 'choiceInteraction']);

const attributesOf = ({ attributes }: Element) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('');

/** What is marked up inside of an item as HTML; `instead` says what stands in the place of an interaction. */
export function htmlOf(element: Element, instead?: (inner: Element) => string | null): string {
  const { name, content } = element;
  if (isHidden(element)) return '';
  const inside = content.map((part) => {
    if (typeof part === 'string') return xmlText(part).replace(/\s+/g, ' ');
    return instead?.(part) ?? htmlOf(part, instead);
  });
  const tag = blocks.has(name) ? 'div' : name;
  return `<${tag}${attributesOf(element)}>${inside.join('')}</${tag}>`;
}

/** MathML that says what it is in TeX needs no more than that, between brackets. */
export function formulaOf(element: Element): string | null {
  if (element.name !== 'math') return null;
  const annotations = element.content.flatMap((part) => (typeof part === 'string' ? [] : annotationsIn(part)));
  const tex = annotations.find(({ attributes }) => /tex$/i.test(attributes.encoding ?? ''));
  const words = tex?.content
    .filter((part) => typeof part === 'string')
    .join('')
    .trim();
  return words ? xmlText(`\\(${words}\\)`) : null;
}

function annotationsIn(element: Element): Element[] {
  const own = element.name === 'annotation' ? [element] : [];
  return [...own, ...element.content.flatMap((part) => (typeof part === 'string' ? [] : annotationsIn(part)))];
}
