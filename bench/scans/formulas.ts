import { TEX_SYMBOLS } from '../../engine/src/text/wording.ts';

/** A formula that stands in a line of letters, as HTML and as the text that a reader should give. */
export interface SetFormula {
  html: string;
  text: string;
}

const spaces: Readonly<Record<string, string>> = { ',': ' ', ' ': ' ', ';': ' ', '%': '%' };

const parts = [
  /\\(?:text|mathrm)\{(?<roman>[^{}]*)\}/,
  /\\(?<sign>[A-Za-z]+|[,;% ])/,
  /(?<raise>\^|_)(?:\{(?<group>[^{}]*)\}|(?<one>[\w+-]))/,
  /(?<letter>[A-Za-z])/,
  /(?<number>\d+(?:[.,]\d+)*)/,
  /(?<relation>[=+<>-])/,
  /(?<plain>[()[\],.!/|:'])/,
  /\s+/,
];
const token = new RegExp(parts.map(({ source }) => source).join('|'), 'y');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Null where it needs more than a line: fractions, roots, matrices. */
export function setFormula(tex: string): SetFormula | null {
  const set: SetFormula = { html: '', text: '' };
  const add = (text: string, html = escaped(text)) => {
    set.html += html;
    set.text += text;
  };
  let at = 0;
  while (at < tex.length) {
    token.lastIndex = at;
    const match = token.exec(tex);
    const found = match?.groups;
    if (!match || !found) return null;
    at += match[0].length;
    const { roman, sign, raise, group, one, letter, number, relation, plain } = found;
    if (roman !== undefined) add(roman);
    else if (sign !== undefined) {
      const shown = TEX_SYMBOLS.get(sign) ?? spaces[sign];
      if (shown === undefined) return null;
      add(/[×÷±≤≥≠≈→]/.test(shown) ? ` ${shown} ` : shown);
    } else if (raise) {
      const inner = setFormula(group ?? one ?? '');
      if (!inner) return null;
      const name = raise === '^' ? 'sup' : 'sub';
      add(inner.text.replaceAll(' ', ''), `<${name}>${inner.html.replaceAll(' ', '')}</${name}>`);
    } else if (letter) add(letter, `<i>${letter}</i>`);
    else if (number) add(number);
    else if (relation) {
      const isSign = /[-+]/.test(relation) && /(?:^|[=(,×÷+])\s*$/.test(set.text);
      const shown = relation === '-' ? '−' : relation;
      add(isSign ? shown : ` ${shown} `);
    } else if (plain) add(plain);
  }
  set.html = set.html.replace(/ +/g, ' ').trim();
  set.text = set.text.replace(/ +/g, ' ').trim();
  return set;
}
