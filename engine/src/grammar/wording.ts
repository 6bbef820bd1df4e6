import { lowerFirst, withoutCitations } from '../text/normalise.ts';
import { remembered } from '../text/remembered.ts';
import type { Section } from '../text/sections.ts';

/** Openers that tie a sentence to the one before and can be left out without loss; "second inversion" opens with a name. */
const LEAD_WORDS =
  /^(?:however|alternatively|therefore|thus|hence|moreover|furthermore|in addition|additionally|in fact|indeed|of course|for example|for instance|similarly|likewise|consequently|as a result|in other words|that is|also|finally|in general|generally|typically|usually|specifically|in particular|in contrast|by contrast|on the other hand|instead|nevertheless|nonetheless|interestingly|importantly|notably|recall that|note that|remember that|notice that|ultimately|simply put|in short|in sum|informally|formally|more precisely|strictly speaking|broadly speaking|broadly|meanwhile|firstly|secondly|thirdly|fourthly|fifthly|lastly|more simply|as a general rule|as a rule|in practice|in principle|in effect|above all|after all|by definition|and|but|so|or|yet)\s*,?\s+|^(?:first|second|third|fourth|next|overall)(?:,\s+|\s+(?=(?:the|an?|it|they|he|she|we|one|each|some|all|this|these|comes?)\b))|^(?:long before|soon after|shortly after|some years later|later),\s+(?=in \d{4}\b)/i;

/** Words inside a sentence that point back and can be left out. */
const INNER_LINKS =
  /,? \b(?:also|therefore|thus|however(?=,)|indeed|in fact|of course|for example|for instance|in turn|moreover|furthermore|consequently|additionally|as well(?! as))\b,?(?= [a-z])/g;

/** "…, for example a rise in wages": the example goes with its link. */
const EXAMPLE_TAIL =
  /, (?:for example|for instance) (?!is\b|are\b|was\b|were\b|has\b|have\b|can\b|may\b)[^,;]*(?=,|;|$)/g;

/** ", by contrast," between subject and verb. */
const INSERTION =
  /, (?:however|by contrast|in contrast|on the other hand|therefore|for example|for instance|of course|in turn|in fact|then|moreover|similarly|likewise|nevertheless|on the contrary|by comparison|strictly speaking), /g;

/** "Such an arrangement, in which one species feeds another, is known as …": the clause says which, "such" adds nothing. */
const SUCH_A =
  /^Such (an? )?(\p{Ll}+(?: \p{Ll}+)?), ((?:in|by|through) which [^,]+|where [^,]+|in whose [^,]+), ((?:is|are) (?:called|known as|termed|said to be) )/u;

const TEX_SYMBOLS = new Map<string, string>(
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
      .replace(/\\(?:text|mathrm)\{([^{}]*)\}/g, '$1')
      .replace(/\\(?:left|right|,|;|!|quad)(?![A-Za-z])/g, '')
      .replace(/\\sqrt\{([^{}]*)\}/g, (_, root: string) => (root.length > 1 ? `√(${root})` : `√${root}`))
      .replace(
        /\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g,
        (_, over: string, under: string) => `${inBrackets(over)}/${inBrackets(under)}`,
      )
      .replace(/\\([A-Za-z]+)/g, (command, name: string) => TEX_SYMBOLS.get(name) ?? command)
      .replace(/\^(?:\{([\dnxT+-]{1,4})\}|([\dnxT]))/g, (_, long: string | undefined, short: string) =>
        [...(long ?? short)].map((sign) => RAISED[sign]).join(''),
      )
      .replace(
        /_(?:\{([\daeikmnoprstx]{1,3})\}|([\daeikmnoprstx])(?![\p{L}\d]))/gu,
        (_, long: string | undefined, short: string) => [...(long ?? short)].map((sign) => LOWERED[sign]).join(''),
      );
    const braced = plain.replace(/\\[{}]/g, '');
    return /[\\{}^_]/.test(braced) ? whole : plain.replace(/\\([{}])/g, '$1').trim();
  });
}

/** The makers ask the same of the same sentence, one after the other. */
const RECENT = 400;

/** The sentence without citations, bracketed asides and openers, without its full stop. */
export const plainSentence = remembered((text) => {
  let plain = withoutCitations(plainMath(text))
    .replace(/\s+\([^()]*\)/g, '')
    .replace(/\s*\[[^\]]*\]/g, '')
    .replace(/\s+([,.;:])(?![\p{L}\d])/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.…]+$/, '');
  plain = plain
    .replace(INSERTION, ' ')
    .replace(SUCH_A, (_, article = '', noun: string, rest: string, named: string) => {
      const opening = article
        ? `${article[0]!.toUpperCase()}${article.slice(1)}${noun}`
        : noun[0]!.toUpperCase() + noun.slice(1);
      return `${opening} ${rest} ${named}`;
    });
  for (let next = plain.replace(LEAD_WORDS, ''); next !== plain; next = plain.replace(LEAD_WORDS, '')) {
    plain = next ? next[0]!.toUpperCase() + next.slice(1) : next;
  }
  return plain;
}, RECENT);

/** Leaves out the links to other sentences that stand inside ("also", "therefore"). */
export function withoutInnerLinks(text: string): string {
  return text.replace(EXAMPLE_TAIL, '').replace(INNER_LINKS, '').replace(/\s+/g, ' ').trim();
}

/** Signs that a sentence cannot be taken apart safely: maths, questions, quotations, dialogue, code. */
export function isUnparseable(text: string): boolean {
  return /[?!$\\=<>|{}~^*_@#]|["“”«»]|https?:|\.\.\.|…|\p{L}\/\p{L}|\bi\.e|\be\.g/u.test(text);
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

/** "Under “Protein”, which …": the heading that a question belongs to in front of it. */
export const under = (heading: string, stem: string) => `Under “${heading}”, ${lowerFirst(stem)}`;

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
