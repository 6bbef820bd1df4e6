/** What a cell measures: one value or a range, with its unit. */
interface Measured {
  from: number;
  to: number;
  unit: string;
}

const MEASURED =
  /^(?:about |approximately |around |some |~\s?|≈\s?)?([−–-]?[₦$£€]?\s?\d[\d,]*(?:\.\d+)?)(?:\s?(?:[–-]|to|and)\s?([−–-]?\d[\d,]*(?:\.\d+)?))?\s*(.*)$/i;
const LOOSE = /^(?:about|approximately|around|some|~|≈)/i;
const numberOf = (text: string) => Number(text.replace(/[₦$£€,\s]/g, '').replace(/[−–]/g, '-'));

/** "18–36 h" as two ends and a unit; null where the cell opens with no number. */
function measuredIn(cell: string): Measured | null {
  const match = MEASURED.exec(cell);
  if (!match) return null;
  const from = numberOf(match[1]!);
  const to = match[2] ? numberOf(match[2]) : from;
  if (!Number.isFinite(from) || !Number.isFinite(to)) return null;
  const currency = /[₦$£€]/.exec(match[1]!)?.[0] ?? '';
  return { from: Math.min(from, to), to: Math.max(from, to), unit: `${currency}${match[3]!.toLowerCase().trim()}` };
}

/** Whether two measured cells can stand side by side: one unit, and neither range holds what the other says. */
export function excludeEachOther(left: string, right: string): boolean {
  const [a, b] = [measuredIn(left), measuredIn(right)];
  if (!a || !b) return a === b;
  if (a.unit !== b.unit) return false;
  if (a.from !== a.to || b.from !== b.to) return a.to <= b.from || b.to <= a.from;
  const ratio = Math.max(a.from, b.from) / Math.min(a.from, b.from);
  // "About 8 %" is not far from "about 10 %", and nobody learns 8 % from 9 % apart.
  if (LOOSE.test(left) || LOOSE.test(right)) return ratio > 1.3;
  if (/^%|^per ?cent/.test(a.unit) && Number.isInteger(a.from) && Number.isInteger(b.from) && ratio < 1.3)
    return Math.abs(a.from - b.from) > 2;
  // "95 %" and "95.4 %" are one figure to whoever rounds.
  const rounded = !Number.isInteger(a.from) || !Number.isInteger(b.from);
  return rounded ? Math.abs(a.from - b.from) > 0.03 * Math.max(Math.abs(a.from), Math.abs(b.from)) : a.from !== b.from;
}

const rootsOf = (text: string) => (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4));

/** "Aortic – left ventricle to aorta", "-ity – electricity": the spelling of the row stands in its own cell. */
export function isSpelledIn(row: string, value: string): boolean {
  const affix = /^[-–]?(\p{L}{2,})[-–]?$/u.exec(row)?.[1];
  if (affix && affix.length < row.length && value.toLowerCase().includes(affix.toLowerCase())) return true;
  const roots = rootsOf(value);
  // "Isentropic – entropy": the word stands inside the other.
  const inside = (value.toLowerCase().match(/\p{L}{6,}/gu) ?? []).map((word) => word.slice(0, 6));
  return rootsOf(row).some((root) => roots.includes(root)) || inside.some((root) => row.toLowerCase().includes(root));
}

/** Whether both cells open with a figure, or neither. */
export const sameKind = (left: string, right: string) =>
  /^[−–-]?[\d₦$£€.]/.test(left) === /^[−–-]?[\d₦$£€.]/.test(right);

/** So long a word has a root that is worth comparing. */
const ROOT = 6;

/** "7" and "about 7, no sharp change" do not exclude each other. */
export function sayTheSame(left: string, right: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}.⁻⁺⁰-⁹¹²³]+/u)
      .filter((word) => word && !/^(?:about|approximately|roughly|the|an?|of|in|and|or|to|with)$/.test(word));
  const [a, b] = [words(left), words(right)];
  // "Cyanobacteria" and "dense cyanobacterial scums".
  const has = (all: readonly string[], word: string) =>
    all.some((other) => other === word || (word.length > ROOT && other.slice(0, -1).startsWith(word.slice(0, -1))));
  return a.every((word) => has(b, word)) || b.every((word) => has(a, word));
}

const membersOf = (cell: string) =>
  cell
    .toLowerCase()
    .split(/[,;/]| and | or /)
    .map((part) => part.trim().replace(/^(?:the|an?|half|mostly|mainly) /, ''))
    .filter(Boolean);

/** "Rock and metal" beside "dark rock": what the one names the other has too. */
export function haveInCommon(left: string, right: string): boolean {
  const [a, b] = [membersOf(left), membersOf(right)];
  if (a.length + b.length < 3 || /\d/.test(left + right)) return false;
  const isIn = (member: string, other: string) =>
    member === other || (!member.includes(' ') && other.split(' of ')[0]!.endsWith(` ${member}`));
  return a.some((one) => b.some((other) => isIn(one, other) || isIn(other, one)));
}
