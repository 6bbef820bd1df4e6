import { readAloudTexts } from './texts.ts';

const texts = readAloudTexts.maths;

/** A formula as somebody reads it to a friend. What has no name of its own is said by its letters. */
export function spokenMath(node: Element): string {
  return say(node).replace(/\s+/g, ' ').trim();
}

const childrenOf = (node: Element) => [...node.children].filter(({ localName }) => localName !== 'annotation');
const isLeaf = (node: Element | undefined) => node !== undefined && ['mn', 'mi', 'mtext'].includes(node.localName);

/** An element that only holds another one. */
function inner(node: Element): Element {
  const children = childrenOf(node);
  const only = children[0];
  return only && children.length === 1 && /^(math|semantics|mrow|mstyle|mpadded)$/.test(node.localName)
    ? inner(only)
    : node;
}

const wordsOf = (node: Element) => (node.textContent ?? '').trim();

function say(node: Element): string {
  const [first, second, third] = childrenOf(node);
  switch (node.localName) {
    case 'mn':
    case 'mtext':
      return ` ${wordsOf(node)} `;
    case 'mi':
    case 'mo':
      return ` ${named(wordsOf(node))} `;
    case 'mspace':
      return ' ';
    case 'mfrac':
      return fraction(inner(first!), inner(second!));
    case 'msqrt':
      return ` ${texts.root(childrenOf(node).map(say).join(' '))} `;
    case 'mroot':
      return ` ${texts.nthRoot(say(second!), say(first!))} `;
    case 'msup':
      return `${say(first!)} ${power(inner(second!))} `;
    case 'msub':
      return `${say(first!)} ${texts.sub(say(second!))} `;
    case 'msubsup':
    case 'munderover':
      return isLarge(first)
        ? range(first!, second!, third)
        : `${say(first!)} ${texts.sub(say(second!))} ${power(inner(third!))} `;
    case 'munder':
      return isLarge(first) ? range(first!, second!) : `${say(first!)} ${say(second!)} `;
    case 'mover':
      return `${say(first!)} ${over(wordsOf(second!))} `;
    case 'mtr':
      return ` ${childrenOf(node).map(say).join(', ')}; `;
    default:
      return childrenOf(node).map(say).join(' ');
  }
}

const named = (sign: string) => texts.signs[sign as keyof typeof texts.signs] ?? sign;

const isLarge = (node: Element | undefined) => /^[∑∏∫]$|^lim$/.test(node ? wordsOf(inner(node)) : '');

function range(sign: Element, from: Element, to?: Element): string {
  const start = named(wordsOf(inner(sign)));
  return to ? ` ${texts.fromTo(start, say(from), say(to))} ` : ` ${texts.as(start, say(from))} `;
}

function power(exponent: Element): string {
  const sign = wordsOf(exponent);
  if (sign === '2') return texts.squared;
  if (sign === '3') return texts.cubed;
  if (sign === '∘' || sign === '°') return texts.degrees;
  if (/^[′']+$/.test(sign)) return texts.prime;
  return texts.power(say(exponent));
}

function fraction(top: Element, bottom: Element): string {
  if (wordsOf(top) === '1' && wordsOf(bottom) === '2') return ` ${texts.half} `;
  if (isLeaf(top) && isLeaf(bottom)) return ` ${texts.over(say(top), say(bottom))} `;
  return ` ${texts.allOver(say(top), say(bottom))} `;
}

const over = (sign: string) => (/^[¯‾―—_]$/.test(sign) ? texts.bar : sign === '→' ? texts.vector : named(sign));
