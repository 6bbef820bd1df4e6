/** Formulas in one line, with brackets where a drawing would show what belongs together: √(GM/r). */

const SPACED = /^[=≈≠<>≤≥≡∝+−±∓×÷∩∪⊂⊆∈∉→⇒⇔]$/;
const PRIMES = /^[′″‴]+$/;

const isOne = (text: string) => /^(?:[\p{L}\p{N}.]+|.)$/u.test(text) || /^\([^()]*\)$/.test(text);
const grouped = (text: string) => (isOne(text) ? text : `(${text})`);
const raised = (text: string) => (PRIMES.test(text) ? text : `^${grouped(text)}`);

function lineOf(node: Element): string {
  const parts = [...node.children].map(lineOf);
  const [first = '', second = '', third = ''] = parts;
  switch (node.localName) {
    case 'mi':
    case 'mn':
    case 'mtext':
      return node.textContent ?? '';
    case 'mo': {
      const sign = (node.textContent ?? '').replace(/[\u2061-\u2064]/g, '');
      return SPACED.test(sign) && node.getAttribute('form') !== 'prefix' ? ` ${sign} ` : sign;
    }
    case 'mspace':
      return ' ';
    case 'mphantom':
    case 'annotation':
      return '';
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`;
    case 'msqrt':
      return `√${grouped(parts.join(''))}`;
    case 'mroot':
      return `${second}√${grouped(first)}`;
    case 'msup':
      return first + raised(second);
    case 'msub':
    case 'munder':
      return `${first}_${grouped(second)}`;
    case 'msubsup':
    case 'munderover':
      return `${first}_${grouped(second)}${raised(third)}`;
    case 'mtr':
      return parts.join(' ');
    case 'mtable':
      return parts.join('; ');
    default:
      return parts.length > 0 ? parts.join('') : (node.textContent ?? '');
  }
}

/** HTML of the server with each formula as text. */
export function linearFormulas(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const math of body.querySelectorAll('math')) math.replaceWith(lineOf(math).replace(/\s+/g, ' ').trim());
  return body.innerHTML;
}
