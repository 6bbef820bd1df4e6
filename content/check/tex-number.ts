/**
 * The TeX of a number as an expression for sums: "\dfrac{1}{2} \times 10^{3}" becomes "((1)/(2)) * 10^(3)". Null where
 * it holds a letter other than i and π, or anything that is not plainly arithmetic.
 */
export function numberOf(tex: string): string | null {
  const text = tidy(tex);
  if (!/\d|^-?i$|\\pi/.test(text)) return null;
  const expression = new Reader(text).read();
  return expression === null || /[.,;:]\s*$/.test(expression) ? null : expression;
}

const UNIT = /(?:\\,|~|\s)*\\(?:text|mathrm|operatorname)\{[^{}]*\}(?:\^\{?-?\d+\}?)?/g;

function tidy(tex: string): string {
  return tex
    .replace(/\{,\}/g, '')
    .replace(UNIT, '')
    .replace(/\\(?:left|right|displaystyle)(?![a-z])|\\[,;:! ]|₦|~/g, '')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/\\[dt]frac/g, '\\frac')
    .replace(/\\times|\\cdot/g, '*')
    .replace(/\\div/g, '/')
    .replace(/−/g, '-')
    .trim()
    .replace(/[.,]$/, '');
}

/** Reads from left to right; a group in braces is read by itself. */
class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  read(): string | null {
    let out = '';
    while (this.at < this.text.length) {
      const next = this.part(out);
      if (next === null) return null;
      out += next;
    }
    return out;
  }

  private part(before: string): string | null {
    const char = this.text[this.at]!;
    const times = /[\di)]\s*$/.test(before) ? '*' : '';
    if (this.take('\\frac')) {
      // "3\frac{1}{2}" is three and a half to some and a product to others.
      if (/\d\s*$/.test(before)) return null;
      const [top, bottom] = [this.group(), this.group()];
      return top && bottom ? `${times}((${top})/(${bottom}))` : null;
    }
    if (this.take('\\sqrt')) {
      const index = /^\[(\d)\]/.exec(this.text.slice(this.at));
      this.at += index?.[0].length ?? 0;
      const inner = this.group();
      if (!inner) return null;
      return index ? `${times}nthRoot(${inner}, ${index[1]})` : `${times}sqrt(${inner})`;
    }
    if (this.take('\\pi') || this.take('i')) return `${times}${char === 'i' ? 'i' : 'pi'}`;
    if (this.take('^')) {
      const power = this.group();
      return power ? `^(${power})` : null;
    }
    this.at++;
    if (char === '(') return `${times}(`;
    return /[\d.+\-*/)!\s]/.test(char) ? char : null;
  }

  private take(word: string): boolean {
    const here = this.text.startsWith(word, this.at);
    if (here) this.at += word.length;
    return here;
  }

  /** "{…}", or the one sign that stands for it: \frac12, 2^3. */
  private group(): string | null {
    while (this.text[this.at] === ' ') this.at++;
    if (this.text[this.at] !== '{') return /\d/.test(this.text[this.at] ?? '') ? this.text[this.at++]! : null;
    const from = this.at + 1;
    let depth = 0;
    for (; this.at < this.text.length; this.at++) {
      if (this.text[this.at] === '{') depth++;
      else if (this.text[this.at] === '}' && --depth === 0) {
        return new Reader(this.text.slice(from, this.at++)).read();
      }
    }
    return null;
  }
}
