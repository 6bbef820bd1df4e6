import type { TypedKey } from './verdict.ts';

/** Longer ones are explained rather than given. */
const longestSure = 40;
const NAMED = String.raw`(?:[a-zA-Z]\s*=\s*)?`;
const FIGURE = String.raw`[-−+]?\s*(?:[₦£$#]|N(?=\d))?\s*(?:\d+(?:,\d{3})*(?:\.\d+)?|\.\d+|√\d+)(?:\s*\/\s*\d+|\s*[×x*]\s*10\s*\^?\s*[-−]?\d+)?`;
const BEGINNING = new RegExp(String.raw`^[=≈]?\s*${NAMED}${FIGURE}\s*`);
const MEMBER = new RegExp(`^${NAMED}${FIGURE}$`);
const POWER = String.raw`(?:[²³]|⁻[¹²³]|\^?[-−]?\d)?`;
const UNIT = new RegExp(String.raw`^[\p{L}°%Ω]+${POWER}(?:(?: ?[/·.] ?| )[\p{L}°Ω]+${POWER})*$`, 'u');
const counted = [
  ...['second', 'sec', 'minute', 'hour', 'hr', 'day', 'year', 'degree', 'metre', 'meter', 'gram', 'litre', 'liter'],
  ...['volt', 'amp', 'ampere', 'ohm', 'watt', 'joule', 'newton', 'pascal', 'mole'],
];
const UNIT_WORDS = new RegExp(`^(?:(?:${counted.join('|')})s?|naira|kelvin)$`, 'i');
/** Of three letters at most, and no unit: the letters of algebra, and what joins words. */
const NO_UNIT = /^(?:[a-fiknopqrt-z]|or|and|to|of|in|by|is|at|if|as|on|the|xy)$/;

/** "m/s", "kJ mol⁻¹", "hours": what stands behind a number as its unit, and no sentence. */
function isUnit(text: string): boolean {
  if (text === '') return true;
  const words = text.match(/\p{L}+/gu) ?? [];
  const isOne = (word: string) => (word.length <= 3 && !NO_UNIT.test(word)) || UNIT_WORDS.test(word);
  return UNIT.test(text) && words.length <= 4 && words.every(isOne);
}

function isNumber(text: string): boolean {
  const [beginning] = BEGINNING.exec(text) ?? [];
  return beginning !== undefined && isUnit(text.slice(beginning.length));
}

/** "3,5" could be one number: only what is parted beyond doubt is several, of one unknown. */
function isSet(text: string): boolean {
  const members = text.replace(/^\{(.*)\}$/, '$1').split(/\s*;\s*|,\s+(?:and\s+|or\s+)?|\s+or\s+|\s+and\s+/);
  const names = new Set(members.flatMap((one) => /[a-zA-Z](?=\s*=)/.exec(one)?.[0] ?? []));
  return members.length > 1 && members.length <= 6 && members.every((one) => MEMBER.test(one.trim())) && names.size < 2;
}

const FUNCTIONS = /(?<![a-z])(?:sqrt|sinh?|cosh?|tanh?|sec|cosec|cot|ln|log|exp)(?![a-z])/g;
/** Words among figures, and parts of an answer: (ii). */
const PROSE = /\b(?:or|to|of|in|by|is|at|if|as|on)\b|(?:^|\s)\([a-zA-Z]{1,3}\)\s/;

/**
 * A formula that means one thing as plain text. A digit behind a letter may be a power that lost its place (x2) or belong
 * to a substance (H2O), a capital with a small letter behind it is a substance as well.
 */
function isExpression(text: string): boolean {
  if (PROSE.test(text) || !/^[\da-zA-Z\s+\-−*×·/^=<>≤≥().|!√π²³⁴θλμαβ]+$/.test(text)) return false;
  const bare = text.replace(FUNCTIONS, ' ');
  if (/[a-zA-Z]\d|[A-Z][a-z]|[a-zA-Z]{3}|[A-Z]{2}/.test(bare) || !/[a-zθλμαβ]/.test(bare)) return false;
  return /[\^=<>≤≥()√²³⁴]|\d\s*[a-z]/.test(bare) || bare !== text;
}

const NO_WORDS = /^(?:see|none|nil|refer|above|below|diagram|various|proof|answer|ditto|same|unknown|undefined)\b/i;

/** One word or two, in letters alone. */
const isWord = (text: string) =>
  /\p{L}{3}/u.test(text) && /^\p{L}[\p{L}'’-]{2,}(?: \p{L}[\p{L}'’-]{2,})?$/u.test(text) && !NO_WORDS.test(text);

/** The kind of a key that somebody wrote down without saying it; null where it could be more than one, or none. */
export function sureKind(text: string): TypedKey['kind'] | null {
  if (text.length > longestSure || text.includes('\n')) return null;
  if (isNumber(text)) return 'number';
  if (isSet(text)) return 'set';
  if (isExpression(text)) return 'expression';
  return isWord(text) ? 'word' : null;
}
