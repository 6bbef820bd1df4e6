/** The number that a line begins with, as far as it may be the number of a question. */
export interface NumberMark {
  value: number;
  /** As it is printed: "7", "iv". */
  label: string;
  /** "a", "ii": the parts named with it, as in 2(a)(ii). */
  parts: string[];
  /** Those as they are written, so that "b." below "2a." counts on with it. */
  lead: string;
  /** Lines whose numbers look alike count together. */
  style: string;
  /** Where the text behind it begins. */
  end: number;
}

const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const PREFIX = /^(?:question|quest|qn|que|q|number|no)(?:\s*(?:no|number))?\s*[.:#]?\s*(?=[\d(]|(?:[a-z]+)\b)/i;
const DIGITS = /^([([]?)(\d{1,3})(?!\d)/;
const PART = /^\s{0,6}\(\s?([a-h]|[ivx]{1,5})\s?\)/;
/** "2a.", "2a)", "2a(i)", "2 a)", "2a Define". */
const LETTER = /^(?:([a-h])(?=\s?[.)(]|\s{1,6}["“‘]?\p{Lu}\p{Ll})|\s{1,6}([a-h])(?=[.)](?:\s|$)))/u;
const CLOSE = /^\s?(?:[)\]](?:\s?[.:])?|[.:](?![\d:])|[-–—](?=\s)|[/,](?=\s))/;

/** "7.", "Q7", "(7)", "Question seven:", "2(a)(ii)", "2b." and "7 What …"; null where a line begins otherwise. */
export function numberMark(text: string): NumberMark | null {
  const prefix = PREFIX.exec(text)?.[0] ?? '';
  const word = prefix ? /^[a-z]+/i.exec(text.slice(prefix.length))?.[0].toLowerCase() : undefined;
  if (word) {
    const value = WORDS.indexOf(word) + 1;
    if (value === 0) return null;
    const at = prefix.length + word.length;
    const close = CLOSE.exec(text.slice(at))?.[0] ?? '';
    return { value, label: String(value), parts: [], lead: '', style: 'q', end: spaceAfter(text, at + close.length) };
  }
  const digits = DIGITS.exec(text.slice(prefix.length));
  if (!digits) return null;
  const value = Number(digits[2]);
  let at = prefix.length + digits[0].length;
  const parts: string[] = [];
  let [close, lead] = ['', ''];
  if (digits[1]) {
    close = CLOSE.exec(text.slice(at))?.[0] ?? '';
    if (!/[)\]]/.test(close)) return null;
    at += close.length;
  } else {
    const letter = LETTER.exec(text.slice(at));
    if (letter) {
      const label = (letter[1] ?? letter[2])!;
      parts.push(label);
      at += letter[0].length;
      at += takePart(text, at, parts);
      const sign = CLOSE.exec(text.slice(at))?.[0] ?? '';
      at += sign.length;
      lead = `${label}${/[.)]/.exec(sign)?.[0] ?? '.'} `;
    } else {
      at += takePart(text, at, parts);
      if (parts.length > 0) at += takePart(text, at, parts);
      close = CLOSE.exec(text.slice(at))?.[0] ?? '';
      at += close.length;
    }
    lead += parts
      .slice(lead ? 1 : 0)
      .map((part) => `(${part}) `)
      .join('');
  }
  const style = prefix ? 'q' : digits[1] ? `${digits[1]}n` : close.trim().slice(0, 1) || (parts.length ? 'n(' : 'bare');
  if (value === 0 || !isBegun(text.slice(at), style)) return null;
  return { value, label: String(value), parts, lead, style, end: spaceAfter(text, at) };
}

function takePart(text: string, at: number, parts: string[]): number {
  const part = PART.exec(text.slice(at, at + 12));
  if (part) parts.push(part[1]!);
  return part?.[0].length ?? 0;
}

/** A bare number is one only before words that begin a sentence; "3x", "5%" and "1.5" are sums. */
function isBegun(rest: string, style: string): boolean {
  if (style === 'bare') return /^(?:\s+["“‘'(]?\p{Lu}|$)/u.test(rest);
  // A comma for a point.
  if (style === ',') return /^\s+["“‘'(]?\p{Lu}/u.test(rest);
  if (style === 'q') return /^(?:[\s.:)]|$)/.test(rest) || /^\p{Lu}/u.test(rest);
  if (style === '.' || style === ')') return !/^[\d%/]/.test(rest);
  return true;
}

const spaceAfter = (text: string, at: number) => {
  let end = at;
  while (text[end] === ' ') end += 1;
  return end;
};

const ROMAN = /^(\(?)(x{0,2}(?:ix|iv|v?i{1,3}|v|x))(\)\s?\.?|\.)(?=\s|$|\p{L})/iu;
const VALUES: Record<string, number> = { i: 1, v: 5, x: 10 };

export function romanValue(text: string): number {
  const digits = [...text.toLowerCase()].map((sign) => VALUES[sign] ?? 0);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}

/** The place of a part's label among its fellows, from 0: "c" and "iii" are 2. */
export function placeOf(label: string): number {
  return /^[ivx]+$/i.test(label) ? romanValue(label) - 1 : label.toLowerCase().charCodeAt(0) - 97;
}

/** "i.", "(iv)", "III)": for papers that count so. */
export function romanMark(text: string): NumberMark | null {
  const match = ROMAN.exec(text);
  if (!match) return null;
  const label = match[2]!;
  return {
    value: romanValue(label),
    label,
    parts: [],
    lead: '',
    style: `${match[1]}${label === label.toLowerCase() ? 'i' : 'I'}${match[3]!.trim()}`,
    end: spaceAfter(text, match[0].length),
  };
}

/** "(a)", "b.": for papers whose questions are counted by letters alone. */
export function letterMark(text: string): NumberMark | null {
  const match = /^(\(?)([a-z])(\)\s?\.?|\.)\s+(?=\S)/i.exec(text);
  if (!match) return null;
  const label = match[2]!;
  return {
    value: label.toLowerCase().charCodeAt(0) - 96,
    label,
    parts: [],
    lead: '',
    style: `${match[1]}${label === label.toLowerCase() ? 'a' : 'A'}${match[3]!.trim()}`,
    end: match[0].length,
  };
}
