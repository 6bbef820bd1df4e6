/** "what is", "calculate": what stands before a sum, and after it. */
const ASKING =
  /^(?:what(?:'s| is| does)?|wetin (?:be|is)|calculate|compute|evaluate|solve|work out|how much is|find)\s+/i;
const ENDING = /[\s=?!.]+(?:equal(?: to)?|please|abeg)?[\s?!.]*$/i;
const SIGNS: Readonly<Record<string, string>> = { '×': '*', '·': '*', '÷': '/', '−': '-', '–': '-' };
const LONGEST = 80;

/** The sum that a message is, with nothing else in it: "2 + 2"; null where it is none. */
export function sumIn(message: string): string | null {
  const bare = message.trim().slice(0, 200).replace(ASKING, '').replace(ENDING, '').trim();
  if (bare.length > LONGEST || !/\d/.test(bare)) return null;
  return /^[\d\s.,+\-*/^()×·÷−–=a-zπ√²³]+$/i.test(bare) && /[+*/^×·÷−–=√-]/.test(bare) && !/[a-z]{3}/i.test(bare)
    ? bare
    : null;
}

/** Its value where it has numbers alone; null where it has letters, or is not well formed. */
export function sumValue(sum: string): number | null {
  const text = sum
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[×·÷−–]/g, (sign) => SIGNS[sign]!)
    .replace(/([\d)\s])[xX](?=[\s\d(])/g, '$1*');
  const tokens = text.match(/\d+(?:\.\d+)?|[-+*/^()]/g) ?? [];
  if (tokens.join('') !== text.replace(/\s+/g, '')) return null;
  let at = 0;
  const number = (): number => {
    const token = tokens[at++];
    if (token === '-') return -power();
    if (token === '+') return power();
    if (token !== '(') return token !== undefined && /^\d/.test(token) ? Number(token) : Number.NaN;
    const inside = added();
    return tokens[at++] === ')' ? inside : Number.NaN;
  };
  const power = (): number => {
    const base = number();
    if (tokens[at] !== '^') return base;
    at++;
    return base ** power();
  };
  const multiplied = (): number => {
    let value = power();
    while (tokens[at] === '*' || tokens[at] === '/') value = tokens[at++] === '*' ? value * power() : value / power();
    return value;
  };
  const added = (): number => {
    let value = multiplied();
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + multiplied() : value - multiplied();
    return value;
  };
  const value = added();
  return at === tokens.length && Number.isFinite(value) ? value : null;
}

/** "2 + 2 = 4", with as many places as anybody reads. */
export function workedOut(sum: string, value: number): string {
  const shown = Number(value.toPrecision(10)).toLocaleString('en', { maximumFractionDigits: 6, useGrouping: false });
  const spaced = sum.replace(/\s+/g, '').replace(/([\d)])([-+*/×·÷−–xX])/g, '$1 $2 ');
  return `${spaced.replaceAll('*', '×')} = ${shown}`;
}
