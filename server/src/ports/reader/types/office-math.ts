import type { Attributes } from '../containers/xml.ts';

interface MathNode {
  name: string;
  value: string;
  children: MathNode[];
}

export interface Formula {
  tex: string;
  /** For the middle of a sentence: `x^2`, `(a + b)/c`. */
  plain: string;
  isBlock: boolean;
}

/** Office formulas (OMML): fractions, powers, indices, roots, sums; anything else keeps its letters. */
export class MathReader {
  private readonly stack: MathNode[] = [];
  private blocks = 0;

  /** True if the element belongs to a formula. */
  open(name: string, attributes: Attributes): boolean {
    if (name === 'm:oMathPara') this.blocks += 1;
    if (!name.startsWith('m:') && this.stack.length === 0) return false;
    if (name === 'm:oMathPara' || (this.stack.length === 0 && name !== 'm:oMath')) return name.startsWith('m:');
    const node: MathNode = { name, value: attributes['m:val'] ?? '', children: [] };
    this.stack.at(-1)?.children.push(node);
    this.stack.push(node);
    return true;
  }

  close(name: string): Formula | null {
    if (name === 'm:oMathPara') this.blocks -= 1;
    if (this.stack.at(-1)?.name !== name) return null;
    const node = this.stack.pop();
    if (!node || this.stack.length > 0) return null;
    const tex = render(node, asTex).trim();
    return { tex, plain: render(node, asPlain).trim(), isBlock: this.blocks > 0 };
  }

  text(text: string): boolean {
    const node = this.stack.at(-1);
    if (!node) return false;
    if (node.name === 'm:t') node.value += text;
    return true;
  }
}

interface Style {
  fraction(top: string, bottom: string): string;
  power(base: string, exponent: string): string;
  index(base: string, index: string): string;
  root(degree: string, radicand: string): string;
}

const isShort = (text: string) => /^[\p{L}\p{N}]*$/u.test(text) && [...text].length <= 1;
const braces = (text: string) => (isShort(text) ? text : `{${text}}`);
const brackets = (text: string) => (/^[\p{L}\p{N}.]*$/u.test(text) ? text : `(${text})`);

const asTex: Style = {
  fraction: (top, bottom) => `\\frac{${top}}{${bottom}}`,
  power: (base, exponent) => `${braces(base)}^${braces(exponent)}`,
  index: (base, index) => `${braces(base)}_${braces(index)}`,
  root: (degree, radicand) => (degree ? `\\sqrt[${degree}]{${radicand}}` : `\\sqrt{${radicand}}`),
};
const asPlain: Style = {
  fraction: (top, bottom) => `${brackets(top)}/${brackets(bottom)}`,
  power: (base, exponent) => `${base}^${brackets(exponent)}`,
  index: (base, index) => `${base}_${brackets(index)}`,
  root: (degree, radicand) => `${degree}√${brackets(radicand)}`,
};

const signs: Record<string, string> = { '∑': '\\sum', '∏': '\\prod', '∫': '\\int', '∮': '\\oint' };

function render(node: MathNode, style: Style): string {
  const part = (name: string) => {
    const child = node.children.find((candidate) => candidate.name === name);
    return child ? render(child, style).trim() : '';
  };
  const setting = (name: string) => find(node, name)?.value ?? '';
  switch (node.name) {
    case 'm:t':
      return node.value;
    case 'm:f':
      return style.fraction(part('m:num'), part('m:den'));
    case 'm:sSup':
      return style.power(part('m:e'), part('m:sup'));
    case 'm:sSub':
      return style.index(part('m:e'), part('m:sub'));
    case 'm:sSubSup':
      return style.power(style.index(part('m:e'), part('m:sub')), part('m:sup'));
    case 'm:rad':
      return style.root(part('m:deg'), part('m:e'));
    case 'm:nary': {
      const sign = setting('m:chr') || '∫';
      const symbol = style === asTex ? (signs[sign] ?? sign) : sign;
      const [low, high] = [part('m:sub'), part('m:sup')];
      return `${symbol}${low && `_${braces(low)}`}${high && `^${braces(high)}`} ${part('m:e')}`;
    }
    case 'm:d':
      return `${setting('m:begChr') || '('}${part('m:e')}${setting('m:endChr') || ')'}`;
    default:
      return node.children.map((child) => render(child, style)).join('');
  }
}

/** A setting stands in the element's own properties, one level down. */
function find(node: MathNode, name: string): MathNode | undefined {
  const properties = node.children.find((child) => child.name.endsWith('Pr'));
  return properties?.children.find((child) => child.name === name);
}
