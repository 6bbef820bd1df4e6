/** Indices and powers of HTML in plain text: H₂O and m² keep their sense, where letters have such signs. */

const signs = '0123456789+-−=()';
const tableOf = (scripted: string) =>
  Object.fromEntries([...signs].map((sign, at) => [sign, [...scripted][at] ?? sign] as const));
const raised = tableOf('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾');
const lowered = tableOf('₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎');

/** A word for what has no such signs, as one would type it: x_i, v_max, 2^(n+1). */
function typed(mark: string, words: string): string {
  return words.length === 1 || (mark === '_' && /^[a-z]+$/i.test(words)) ? `${mark}${words}` : `${mark}(${words})`;
}

function scripted(tag: string, words: string): string {
  const isRaised = tag.toLowerCase() === 'sup';
  if ([...words].every((sign) => signs.includes(sign)))
    return [...words].map((sign) => (isRaised ? raised : lowered)[sign]).join('');
  // The 1<sup>st</sup> is the 1st.
  return isRaised && /^[a-z]{2,}$/i.test(words) ? words : typed(isRaised ? '^' : '_', words);
}

/** The HTML with the signs in place of its `sup` and `sub`; a long one is words. */
export const withScripts = (html: string): string =>
  html.replace(
    /<(su[bp])(?:\s[^<>]*)?>((?:(?!<\/?su[bp])[\s\S]){1,80})<\/\1>/gi,
    (whole, tag: string, inside: string) => {
      const words = inside.replace(/<[^<>]*>/g, '').trim();
      return words.length > 0 && words.length <= 20 ? scripted(tag, words) : whole;
    },
  );
