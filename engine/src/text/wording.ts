import type { Section } from './sections.ts';

/** How the commands of formulas are written in a line of letters; the bench of scans prints them so too. */
export const TEX_SYMBOLS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    log: 'log',
    ln: 'ln',
    exp: 'exp',
    propto: '∝',
    eta: 'η',
    kappa: 'κ',
    Phi: 'Φ',
    ell: 'ℓ',
    hbar: 'ħ',
    div: '÷',
    sin: 'sin',
    cos: 'cos',
    tan: 'tan',
    times: '×',
    cdot: '·',
    le: '≤',
    leq: '≤',
    ge: '≥',
    geq: '≥',
    ne: '≠',
    neq: '≠',
    approx: '≈',
    pm: '±',
    pi: 'π',
    alpha: 'α',
    beta: 'β',
    gamma: 'γ',
    delta: 'δ',
    Delta: 'Δ',
    epsilon: 'ε',
    theta: 'θ',
    lambda: 'λ',
    mu: 'μ',
    rho: 'ρ',
    sigma: 'σ',
    Sigma: 'Σ',
    tau: 'τ',
    phi: 'φ',
    psi: 'ψ',
    omega: 'ω',
    Omega: 'Ω',
    infty: '∞',
    to: '→',
    rightarrow: '→',
    rightleftharpoons: '⇌',
    degree: '°',
    circ: '°',
  }),
);
const RAISED: Record<string, string> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  n: 'ⁿ',
  x: 'ˣ',
  T: 'ᵀ',
  '-': '⁻',
  '+': '⁺',
};
const LOWERED: Record<string, string> = {
  '0': '₀',
  '1': '₁',
  '2': '₂',
  '3': '₃',
  '4': '₄',
  '5': '₅',
  '6': '₆',
  '7': '₇',
  '8': '₈',
  '9': '₉',
  a: 'ₐ',
  e: 'ₑ',
  i: 'ᵢ',
  k: 'ₖ',
  m: 'ₘ',
  n: 'ₙ',
  o: 'ₒ',
  p: 'ₚ',
  r: 'ᵣ',
  s: 'ₛ',
  t: 'ₜ',
  x: 'ₓ',
};

/** A part of a fraction, in brackets where it is more than one factor. */
function inBrackets(part: string): string {
  return /^(?:[\p{L}\d]+!?|[\p{L}]\([^()]*\)|\([^()]*\)!?|√.+)$/u.test(part.trim()) ? part.trim() : `(${part.trim()})`;
}

/** Short formulas between dollars as plain text ("$O(n^2)$" → "O(n²)"); what plain text cannot show keeps its dollars. */
export function plainMath(text: string): string {
  return text.replace(/\$([^$]{1,60})\$/g, (whole, tex: string) => {
    const plain = tex
      .replace(/\^(?:\{([\dnxT+-]{1,4})\}|([\dnxT]))/g, (_, long: string | undefined, short: string) =>
        [...(long ?? short)].map((sign) => RAISED[sign]).join(''),
      )
      .replace(
        /_(?:\{([\daeikmnoprstx]{1,3})\}|(\d|[aeikmnoprstx](?![\p{L}\d])))/gu,
        (_, long: string | undefined, short: string) => [...(long ?? short)].map((sign) => LOWERED[sign]).join(''),
      )
      .replace(/\\(?:text|mathrm)\{([^{}]*)\}/g, '$1')
      .replace(/\\(?:left|right|,|;|!|quad)(?![A-Za-z])/g, '')
      .replace(/\\sqrt\{([^{}]*)\}/g, (_, root: string) => (root.length > 1 ? `√(${root})` : `√${root}`))
      .replace(
        /\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g,
        (_, over: string, under: string) => `${inBrackets(over)}/${inBrackets(under)}`,
      )
      .replace(/\\([A-Za-z]+)/g, (command, name: string) => TEX_SYMBOLS.get(name) ?? command);
    const braced = plain.replace(/\\[{}]/g, '');
    return /[\\{}^_]/.test(braced) ? whole : plain.replace(/\\([{}])/g, '$1').trim();
  });
}

/** Gives a word its article's place back: "the X" stays, "The X" and "A X" are lowered for use inside a sentence. */
export function lowerArticle(text: string): string {
  return text.replace(/^(?:The|An?)\b/, (article) => article.toLowerCase());
}

/** The heading of a section as the document has it, or '' where the engine made it up. */
export function ownHeading(section: Section): string {
  if (!section.byTopicShift) return section.heading;
  return '';
}

/** A heading as it would be named in a sentence: numbering and trailing punctuation taken away. */
export function plainHeading(heading: string): string {
  return (
    heading
      .replace(
        /^(?:(?:chapter|unit|section|module|lecture|topic|part|week|lesson|slide)\s+)?[\dIVX]+(?:\.\d+)*[.:)]?\s*[-–—:]?\s+/i,
        '',
      )
      .replace(/^(?:chapter|unit|section|module|lecture|topic|part|week|lesson|slide)\s+\w+\s*[-–—:]\s*/i, '')
      // "Osmosis (continued)", "Osmosis (2/3)": one thing over several slides.
      .replace(
        /\s*(?:[-–—,]\s*|[([]\s*)?\b(?:continued|cont['’]?d?)\b[.\s\d]*[)\]]?$|\s*[([]\d+(?:\s*(?:\/|of)\s*\d+)?[)\]]$/i,
        '',
      )
      .replace(/[.:;,?\s]+$/, '')
      .trim()
  );
}
