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

/** Words that lean on something said elsewhere. */
const LEANING =
  /\b(?:this|these|those(?! (?:who|that|which|of|in|with|for|whose))|it|they|them|themselves|he|she|him|we|us|you|i|our|ours|your|yours|my|me|his|her|hers|theirs|here|aforementioned|latter|former|respectively|so-called|another|again|likewise|similarly|previously|earlier|later|the same|the (?:(?:two|three|four|five)(?! \p{Ll})|(?:first|second|third|fourth|last)(?=$|[,.;]| (?:is|was|are|were|has|had|of them|of these|and|to)\b)|others?|above|following|next|previous|rest)|(?:figure|fig\.|table|equation|chapter|section|example|exercise|page|slide) \d+|(?:the|our|each|next|previous|last) (?:chapter|section|textbook|lesson|exercise|article|page|lecture|module|figures?|tables?|diagrams?|notes?|unit|above|below)|as follows|as above|as below|shown above|shown below|mentioned|such (?!as\b)\w+|both(?! [^,.]{1,40} and )|latter's|none|(?:has|have|had|is|are|was|were) (?:more|less|fewer)(?! than)|now|today|yesterday|currently|recently|still|yet|instead|by then|since then|(?<!\bif [^.]{0,80})then|thereafter|thereby|there(?! (?:is|are|was|were|has|have|can|may|must|will|exists?)\b))\b/iu;

/** Nouns that, with "the" and nothing after, stand for something named before. */
const POINTING_NOUNS =
  'practice concept principle drug disease doctrine scheme institution movement custom clause remedy reform device compound reaction organism town city kingdom empire king ruler emperor chief army battle treaty charter company colony account presumption loan process method model result problem case idea example approach technique system reason difference answer question situation condition theory rule argument claim view statement term word name value number amount figure graph table diagram formula equation step stage phase point fact effect change trend relationship event issue author writer speaker reader student experiment study test sample solution object item element thing person man woman group team company firm country party region area place period year century day act action decision agreement plan policy programme project task job book text paper report document list set class type kind form part side end way level rate ones?';
const POINTING = new RegExp(
  `\\bthe (?:${POINTING_NOUNS.replace(/ (?!\?)/g, '|')})s?\\b(?! (?:of|that|which|who|whose|in|for|between|with|from|to|by|at|on|when|where|used|called|known|made|needed|required|produced|caused)\\b)(?=$|[^\\p{L} ]| (?:and|or|but|as|so|than|if|because|then|not|also|must|can|may|will|do|did|until|before|after|while|too|alone|itself|\\p{L}{2,}(?:s|ed|ly))(?![\\p{L}-]))`,
  'iu',
);

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
    return /[\\{}^_]/.test(plain) ? whole : plain.trim();
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

/** Words of the list below that a sentence itself explains: "one after the other", "in that no …", "those burnt late". */
function withoutIdioms(text: string): string {
  if (!/\b(?:others?|then|that|those|themselves|same|still|again|another|rest|none)\b/.test(text)) return text;
  return (
    text
      .replace(
        /\bone (?:\p{Ll}+ )?(?:after|from|to|against|beside|above|upon|into|with) the other\b|\bfrom one [^,;]{1,30} to the other\b|\bthe other way round\b/gu,
        '',
      )
      .replace(/\band then\b/g, 'and')
      .replace(/\bin that (?=(?:they|it|he|she|there|no|the|its|their) )/g, 'because ')
      .replace(/\bthose (?=\p{Ll}+(?:ed|nt|ing|wn)\b)/gu, '')
      .replace(/(\bthe \p{Ll}+) themselves\b/gu, '$1')
      .replace(/\bat the same time\b|\bthe same(?= \p{Ll}+ as (?:that|those|the|an?|in|for)\b)/gu, '')
      .replace(/(\b(?:all|both|each|every|two|three|several|many)\b.*)\bthe same(?= \p{Ll})/iu, '$1')
      // "President and Assembly belong to the same party", "one word rises and another falls", "each … of the others"
      .replace(/( and [^,;]{1,40})\bthe same(?= \p{Ll})/u, '$1')
      .replace(/(\bone\b.*)\banother\b/, '$1')
      .replace(/\b(?:each|every)\b.*/i, (rest) => rest.replace(/\b(?:the others?|the rest|none)\b/g, ''))
      .replace(/(\p{Ll} )again\b/u, '$1')
      .replace(/(\b(?:when|while|if|although) [^,;]{1,40}\b(?:is|are|was|were)) still\b/g, '$1')
  );
}

/** Whether a text needs another sentence to be understood. `its` and `their` are allowed: they mostly bind inside. */
export const leansOnContext = remembered((text) => {
  const bound = withoutIdioms(
    text.replace(/\b(?:one another|each other|itself|each of them|he or she|his or her)\b/gi, ''),
  )
    // "a type I error": a numeral, no person.
    .replace(/(?<=\b(?:type|class|phase|group|stage|factor|grade|category|order|war|part) )I{1,3}V?\b/gi, '1');
  // "that does so", "either gene": what is done, and which two there are, another sentence says.
  if (
    /(?:^|,|\b(?:that|which|who)) (?:do|does|did) so\b|\beither (?!side|end|way|direction|hand|case)\p{Ll}+(?!.*\bor\b)/u.test(
      bound,
    )
  )
    return true;
  // "took its place", "have one equal to their sum": whose, and one of what?
  if (/\bt(?:ook|akes?) (?:its|their|his|her) place\b|\b(?:has|have|had) one(?=$|[,.;]| equal\b)/.test(bound))
    return true;
  if (leansOnDeed(bound)) return true;
  return LEANING.test(bound) || POINTING.test(bound) || /\b(?:at|in|on|for|of|to|from|with|by|than) that\b/.test(bound);
}, RECENT);

/** "an object that has been so attached": how, another sentence says, unless the deed is named before. */
function leansOnDeed(text: string): boolean {
  const match = /\bso (\p{Ll}{3,}(?:ed|wn))(?!.* (?:that|as)\b)/u.exec(text);
  return match !== null && !text.slice(0, match.index).includes(match[1]!.slice(0, 3));
}

/** Signs that a sentence cannot be taken apart safely: maths, questions, quotations, dialogue, code. */
export function isUnparseable(text: string): boolean {
  return /[?!$\\=<>|{}~^*_@#]|["“”«»]|https?:|\.\.\.|…|\p{L}\/\p{L}|\bi\.e|\be\.g/u.test(text);
}

const VAGUE_OPENING =
  /^(?:then|once|although|though|while|whereas|because|unless|until|since|this|these|those|that|it|they|he|she|we|you|i|there|here|such|some|many|most|several|all|each|every|any|few|both|one|two|three|four|five|six|another|other|others|much|more|little|less|fewer|enough|hardly|scarcely|none|no|neither|either|what|who|which|when|where|how|why|his|her|their|its|our|your|my|someone|anyone|everyone|nothing|something|everything|half|part|people|things?|another|a few|a number|a lot|a second|a third|the (?:first|second|third|fourth|last|latter|former|other|next|same|following|above|previous|only|main|key|best|most|more|least|idea|point|aim|reason|result|answer|question|problem|purpose|difference))\b/i;

/** Whether a subject is too vague to ask about ("several", "the second", "it"). */
export function isVagueSubject(text: string): boolean {
  return VAGUE_OPENING.test(text);
}

/** Gives a word its article's place back: "the X" stays, "The X" and "A X" are lowered for use inside a sentence. */
export function lowerArticle(text: string): string {
  return text.replace(/^(?:The|An?)\b/, (article) => article.toLowerCase());
}

const POINTING_OPENING = new RegExp(
  `^The \\p{Ll}+ (?:${POINTING_NOUNS.replace(/ (?!\?)/g, '|')})s? (?:is|are|was|were|has|had|can|must|may)\\b`,
  'u',
);

/** "The forward reaction is …": which reaction, the sentence before tells. */
export function opensOnContext(text: string): boolean {
  return POINTING_OPENING.test(text);
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
