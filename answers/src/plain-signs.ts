import { take } from './steps.ts';

/** The many signs that a keyboard, a keypad or a copied text may hold, as the few that the reader knows. */

/** What stands for what: "π pi θ theta". */
export const pairsOf = (text: string) =>
  [...text.matchAll(/(\S+) (\S+)/g)].map(([, one, other]) => [one!, other!] as const);

export const greek = new Map(pairsOf('π pi θ theta λ lambda ω omega φ phi α alpha β beta'));
const signs: Record<string, string> = Object.fromEntries([
  ...[...greek, ...pairsOf('Π pi 𝜋 pi 𝛑 pi √ sqrt ∛ cbrt ∞ infinity')].map(([sign, name]) => [sign, ` ${name} `]),
  ...pairsOf('− - – - — - ‐ - × * · * ∙ * ⋅ * ÷ / ∕ / ⁄ / ≤ <= ≥ >= ≠ != ≈ = ≃ = ＋ + ＝ = \u2126 Ω \u00b5 μ'),
  // A phone writes its own apostrophes, and primes. Ordinal signs and rings lie nearer than the sign of degrees.
  ...pairsOf("’ ' ‘ ' ′ ' ʹ ' ʼ ' ´ ' ` ' ″ '' º ° ˚ °"),
]);

const RAISED = /[⁰¹²³⁴-⁻⁽-ⁿˣʸᵗᵏᵐ]+/g;
const LOW = /[₀-₉]+/g;
/** "³⁄₁₆", as phones write a fraction; behind a letter or a bracket it is a power. */
const SMALL_FRACTION = /(?<![\p{L}\d)\]⁰¹²³⁴-⁹])(\d+)?([⁰¹²³⁴-⁹]+)[⁄/]([₀-₉]+)/gu;

/** Raised, lowered and fractions as plain digits: Unicode says what each stands for. */
const down = (text: string) => text.normalize('NFKD').replace(/⁄/g, '/').replace(/−/g, '-');

export function plainSigns(text: string): string {
  take(text.length);
  return (
    [
      ...text.normalize('NFC').replace(SMALL_FRACTION, (_, whole: string | undefined, top: string, bottom: string) => {
        const part = `${down(top)}/${down(bottom)}`;
        return whole ? `(${whole}+${part})` : `(${part})`;
      }),
    ]
      .map((sign) => signs[sign] ?? sign)
      .join('')
      .replace(/\s/g, ' ')
      // Two of them part numbers that one would join; more say no more.
      .replace(/ {3,}/g, '  ')
      .replace(RAISED, (power) => `^(${down(power)})`)
      .replace(LOW, (low) => `_${down(low)}`)
      // "1½" is one and a half.
      .replace(/(\d{0,15})\s*([¼-¾⅐-⅞])/g, (_, whole: string, part: string) =>
        whole ? `(${whole}+${down(part)})` : `(${down(part)})`,
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
