/** Exponents one up and one down, as students mistake them. */
const EXPONENT: readonly (readonly [RegExp, string])[] = [
  [/ⁿ⁻¹/, 'ⁿ⁺¹'],
  [/ⁿ⁺¹/, 'ⁿ⁻¹'],
  [/²/, '³'],
  [/³/, '²'],
  [/ⁿ(?![⁻⁺])/, 'ⁿ⁻¹'],
];

/** Wrong equations: what stands on the right of the sign changes. */
export function equationVariants(equation: string): string[] {
  const [left, right, more] = equation.split(' = ');
  if (!left || !right || more !== undefined) return [];
  return expressionVariants(right).map((text) => `${left} = ${text}`);
}

/** Terms without regard to the order of factors and summands: two expressions with the same key say the same. */
function key(expression: string): string {
  const terms = expression.replace(/\s/g, '').replace(/−/g, '-').replace(/-/g, '+-').split('+').filter(Boolean);
  return terms
    .map((term) =>
      term
        .split('/')
        .map((part) => [...part].sort().join(''))
        .join('/'),
    )
    .sort()
    .join('+');
}

const FUNCTION_OTHER: Record<string, string> = { sin: 'cos', cos: 'sin', ln: 'log', tan: 'cot' };

function negated(expression: string): string {
  const bare = expression.replace(/^[−-]\s?/, '');
  if (bare !== expression) return bare;
  return /[+−-]/.test(expression) ? '' : `−${expression}`;
}

/** Two different letters changed for each other: "ad − bc" → "ab − dc". */
function exchanged(expression: string): string {
  if (/\b(?:sin|cos|tan|ln|log)\b/.test(expression)) return '';
  const letters = [...new Set(expression.match(/\p{L}/gu) ?? [])];
  if (letters.length < 2) return '';
  const [a, b] = [letters[0]!, letters.at(-1)!];
  return expression.replace(/\p{L}/gu, (letter) => (letter === a ? b : letter === b ? a : letter));
}

function swappedSign(expression: string): string {
  const match = / ?([+−-]) ?(?=[\p{L}\d(])/u.exec(expression.slice(1));
  if (!match) return '';
  const at = match.index + 1 + match[0].indexOf(match[1]!);
  return `${expression.slice(0, at)}${match[1] === '+' ? '−' : '+'}${expression.slice(at + 1)}`;
}

function inverted(expression: string): string {
  const fraction = /^([^/]+)\/([^/]+)$/.exec(expression);
  if (!fraction) return '';
  const bare = (part: string) => part.replace(/^\((.*)\)$/, '$1');
  return fraction[1] === '1' ? bare(fraction[2]!) : `${fraction[2]}/${fraction[1]}`;
}

/** "ma" → "m/a", "Q/t" → "Qt": the one relation of two quantities taken for the other. */
function otherRelations(expression: string): string[] {
  const letter = '\\p{L}[₀-₉ₐ-ₜ]*';
  const product = new RegExp(`^(${letter})(${letter}[²³]?)$`, 'u').exec(expression);
  if (product) return [`${product[1]}/${product[2]}`, `${product[2]}/${product[1]}`, `${product[1]} + ${product[2]}`];
  const quotient = new RegExp(`^(${letter})/(${letter}[²³]?)$`, 'u').exec(expression);
  return quotient
    ? [`${quotient[1]}${quotient[2]}`, `${quotient[2]}/${quotient[1]}`, `${quotient[1]} − ${quotient[2]}`]
    : [];
}

/** Wrong expressions in the place of a right one, each by one usual mistake; none equal to it or to another. */
export function expressionVariants(expression: string): string[] {
  const changed = (pattern: RegExp, text: string) =>
    pattern.test(expression) ? expression.replace(pattern, text) : '';
  const other = expression.replace(/\b(?:sin|cos|ln|tan)\b/g, (name) => FUNCTION_OTHER[name]!);
  const made = [
    ...otherRelations(expression),
    changed(/√\(([^()/]+)\/([^()/]+)\)/, '√($2/$1)'),
    changed(/^½/, ''),
    changed(/^½/, '2'),
    changed(/^1\/2 ?/, '2'),
    changed(/^2π/, 'π'),
    ...(other === expression ? [] : [negated(expression), other, negated(other)]),
    swappedSign(expression),
    ...EXPONENT.map(([pattern, text]) => changed(pattern, text)),
    inverted(expression),
    changed(/^\p{L}(?=[\p{L}(])/u, ''),
    changed(/^\d+(?=\p{L})/u, ''),
    exchanged(expression),
    changed(/!/, ''),
    changed(/²/, ''),
    negated(expression),
  ];
  const seen = new Set([key(expression)]);
  return made.filter((text) => {
    if (!text || seen.has(key(text))) return false;
    seen.add(key(text));
    return true;
  });
}
