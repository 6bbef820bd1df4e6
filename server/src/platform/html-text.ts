/** The names that stand in questions and cards of other programs: signs of arithmetic, of print and the Greek letters. */
const names =
  'amp:& lt:< gt:> quot:" apos:\' deg:° plusmn:± times:× divide:÷ minus:− sup1:¹ sup2:² sup3:³ frac12:½ frac14:¼ frac34:¾ ' +
  'micro:µ middot:· bull:• hellip:… ndash:– mdash:— lsquo:‘ rsquo:’ ldquo:“ rdquo:” laquo:« raquo:» pound:£ euro:€ cent:¢ ' +
  'copy:© reg:® para:¶ sect:§ larr:← rarr:→ uarr:↑ darr:↓ harr:↔ rArr:⇒ hArr:⇔ radic:√ infin:∞ asymp:≈ ne:≠ equiv:≡ le:≤ ge:≥ ' +
  'prop:∝ sum:∑ prod:∏ int:∫ part:∂ nabla:∇ isin:∈ notin:∉ sub:⊂ cap:∩ cup:∪ empty:∅ forall:∀ exist:∃ and:∧ or:∨ not:¬ ang:∠ perp:⊥ ' +
  'alpha:α beta:β gamma:γ delta:δ epsilon:ε zeta:ζ eta:η theta:θ iota:ι kappa:κ lambda:λ mu:μ nu:ν xi:ξ omicron:ο pi:π rho:ρ ' +
  'sigma:σ tau:τ upsilon:υ phi:φ chi:χ psi:ψ omega:ω Gamma:Γ Delta:Δ Theta:Θ Lambda:Λ Xi:Ξ Pi:Π Sigma:Σ Phi:Φ Psi:Ψ Omega:Ω ' +
  'agrave:à aacute:á eacute:é egrave:è igrave:ì iacute:í oacute:ó ograve:ò uacute:ú ugrave:ù ccedil:ç ntilde:ñ ouml:ö uuml:ü auml:ä';
const named: Record<string, string> = Object.fromEntries([
  ['nbsp', ' '],
  ...names.split(' ').map((one) => [one.slice(0, -2), one.slice(-1)]),
]);

function decode(entity: string, name: string): string {
  const code = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name);
  if (!code) return Object.hasOwn(named, name) ? (named[name] ?? entity) : entity;
  const point = code[1] ? Number.parseInt(code[1], 16) : Number(code[2]);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
}

/** The words of HTML, for programs that keep questions as such. */
export function plainText(html: string): string {
  return html
    .replace(/<br\b[^<>]*>|<\/(?:p|div|li|tr|h\d)>/gi, '\n')
    .replace(/<[a-z/!][^<>]*>/gi, '')
    .replace(/&(#?\w{1,8});/g, decode)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}
