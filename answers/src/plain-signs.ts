/** The many signs that a keyboard, a keypad or a copied text may hold, as the few that the reader knows. */

const signs: Record<string, string> = {
  '−': '-',
  '–': '-',
  '—': '-',
  '‐': '-',
  '×': '*',
  '·': '*',
  '∙': '*',
  '⋅': '*',
  '÷': '/',
  '∕': '/',
  '⁄': '/',
  π: ' pi ',
  Π: ' pi ',
  𝜋: ' pi ',
  𝛑: ' pi ',
  θ: ' theta ',
  λ: ' lambda ',
  ω: ' omega ',
  φ: ' phi ',
  α: ' alpha ',
  β: ' beta ',
  '√': ' sqrt ',
  '∛': ' cbrt ',
  '∞': ' infinity ',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u202f': ' ',
  '\u2126': 'Ω',
  '\u00b5': 'μ',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '≈': '=',
  '≃': '=',
  // A phone writes its own apostrophes, and primes.
  ...{ '’': "'", '‘': "'", '′': "'", ʹ: "'", ʼ: "'", '´': "'", '`': "'", '″': "''" },
  // Ordinal signs and rings lie nearer than the sign of degrees.
  ...{ º: '°', '˚': '°' },
  '＋': '+',
  '＝': '=',
};

const fractions: Record<string, string> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿˣʸᵗᵏᵐ';
const lowered = '0123456789+-()nxytkm';
const RAISED = /[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿˣʸᵗᵏᵐ]+/g;
const LOW = /[₀₁₂₃₄₅₆₇₈₉]+/g;
/** "³⁄₁₆", as phones write a fraction; behind a letter or a bracket it is a power. */
const SMALL_FRACTION = /(?<![\p{L})\]⁰¹²³⁴⁵⁶⁷⁸⁹])(\d+)?([⁰¹²³⁴⁵⁶⁷⁸⁹]+)[⁄/]([₀₁₂₃₄₅₆₇₈₉]+)/gu;

const down = (text: string) => [...text].map((sign) => lowered[raised.indexOf(sign)]).join('');
const up = (text: string) =>
  text.replace(LOW, (low) => String.fromCharCode(...[...low].map((one) => one.charCodeAt(0) - 0x2050)));

export function plainSigns(text: string): string {
  return (
    [
      ...text.normalize('NFC').replace(SMALL_FRACTION, (_, whole: string | undefined, top: string, bottom: string) => {
        const part = `${down(top)}/${up(bottom)}`;
        return whole ? `(${whole}+${part})` : `(${part})`;
      }),
    ]
      .map((sign) => signs[sign] ?? sign)
      .join('')
      .replace(RAISED, (power) => `^(${down(power)})`)
      .replace(LOW, (low) => `_${up(low)}`)
      // "1½" is one and a half.
      .replace(/(\d+)?\s*([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g, (_, whole: string | undefined, part: string) =>
        whole ? `(${whole}+${fractions[part]})` : `(${fractions[part]})`,
      )
      .replace(/\*\*/g, '^')
      .replace(/pie(?!\p{L})/giu, ' pi ')
      // "3 x 10^8", as it is typed on a phone.
      .replace(/(\d)\s*[xX]\s*(?=10(?:\^|\b))/g, '$1*')
      .replace(/\\(?:left|right|,|;|!|displaystyle)/g, ' ')
      .replace(/\\(?:cdot|times)\b/g, '*')
      .replace(/\\circ\b/g, '°')
      .replace(/\^\s*(?:\{\s*°\s*\}|°|o\b(?=\s*[CF]?$))/g, '°')
      .trim()
  );
}
