import { hash } from './random.ts';

const UNITS =
  '%|per ?cent|percentage points|degrees Celsius|degrees|°C|°F|mol/L|mmol/L|mol/dm³|g/L|mg/L|mg/dL|kg/m³|g/cm³|m/s²|m/s|km/h|N/m|kPa|MPa|GPa|Pa|kJ/mol|kJ|kcal|kW|MW|GW|mV|kV|mA|Ω|ohms?|kHz|MHz|GHz|Hz|nm|µm|μm|mm|cm|km|metres?|meters?|kilomet(?:re|er)s?|m²|m³|cm³|dm³|km²|hectares?|litres?|liters?|mL|ml|mg|µg|kg|kilograms?|grams?|tonnes?|tons?|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|bits?|bytes?|kB|MB|GB|TB|million|billion|trillion|naira|dollars?|pounds?|members|chromosomes|bases|atoms|electrons|protons|neutrons|votes|seats|states|judges|senators|times|bars?|atm';
/** Units of one letter are believed only after a space: "the 1970s" are no seconds. */
const SHORT_UNITS = 'g|m|s|h|K|A|V|W|J|L';
const FIGURE = new RegExp(
  `([₦$£€]\\s?)?(?<![\\p{L}\\d.,/–-])([−-]?\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|[−-]?\\d+(?:\\.\\d+)?)(?:(\\s?)(${UNITS})(?![\\p{L}\\d/²³-])|(\\s)(${SHORT_UNITS})(?![\\p{L}\\d/²³-]))?`,
  'gu',
);

/** "9 to 12 months", "between 0.5 and 2 tonnes": two numbers that belong together. */
const RANGE = new RegExp(
  `(?<![\\p{L}\\d.,/–-])(\\d+(?:\\.\\d+)?)(\\s?–\\s?| to | and )(\\d+(?:\\.\\d+)?)(\\s?)(${UNITS})(?![\\p{L}\\d/²³-])`,
  'gu',
);

/** A number with its unit in a text. */
export interface Figure {
  start: number;
  end: number;
  /** As written: "1,200", "−70", "9 to 12". */
  number: string;
  value: number;
  prefix: string;
  /** With the space before it, if any. */
  unit: string;
  /** The two ends, where it is a range, and what stands between them. */
  range?: { from: number; to: number; joint: string };
}

/** The figures of a text that measure something: years, ranges, labels and bare numbers are left out, but counted. */
export function figuresIn(text: string): { measured: Figure[]; others: number } {
  const measured: Figure[] = [];
  let others = 0;
  for (const match of text.matchAll(RANGE)) {
    const [from, to] = [Number(match[1]), Number(match[3])];
    const joint = match[2]!;
    if (joint === ' and ' && !/\bbetween $/.test(text.slice(0, match.index))) continue;
    if (from <= 0 || from >= to) continue;
    const number = `${match[1]}${joint}${match[3]}`;
    const unit = `${match[4]}${match[5]}`;
    measured.push({
      start: match.index,
      end: match.index + match[0].length,
      number,
      value: from,
      prefix: '',
      unit,
      range: { from, to, joint },
    });
  }
  const ranges = [...measured];
  for (const match of text.matchAll(FIGURE)) {
    if (ranges.some((found) => match.index >= found.start && match.index < found.end)) continue;
    const prefix = match[1] ?? '';
    const unit = `${match[3] ?? match[5] ?? ''}${match[4] ?? match[6] ?? ''}`.trimEnd();
    const end = match.index + match[0].length;
    const value = Number(match[2]!.replace(/,/g, '').replace('−', '-'));
    // "less than 5 mm" leaves room for other values to be true as well.
    const bound =
      /\b(?:than|least|most|up to|over|under|below|above|exceeds?|within|nearly|almost)\s+(?:about\s+)?$/i.test(
        text.slice(0, match.index),
      );
    const range =
      /^\s?(?:to|–|-|and|or|by|×)\s?\d/.test(text.slice(end)) ||
      /(?:\d\s?[–-]\s?|between\s|\dto\s|from\s)$/.test(text.slice(0, match.index));
    if ((!unit && !prefix) || range || bound || !Number.isFinite(value) || value === 0) others++;
    else measured.push({ start: match.index, end, number: match[2]!, value, prefix, unit });
  }
  return { measured, others };
}

function written(value: number, like: Figure, decimals: number): string {
  const [whole, fraction] = Math.abs(value)
    .toFixed(like.range ? (String(value).split('.')[1]?.length ?? 0) : decimals)
    .split('.');
  const grouped = like.number.includes(',') ? whole!.replace(/\B(?=(\d{3})+$)/g, ',') : whole!;
  const sign = value < 0 ? (like.number.includes('−') ? '−' : '-') : '';
  return sign + grouped + (fraction ? `.${fraction}` : '');
}

/** Takes three, so many of them lower than the true value as chance says: the true one is not always the least. */
function mixed(lower: readonly string[], higher: readonly string[], seed: string): string[] {
  const wanted = hash(seed) % 4;
  const low = lower.slice(0, Math.max(wanted, 3 - higher.length));
  return [...low, ...higher.slice(0, 3 - low.length)].slice(0, 3);
}

const LOWER = [0.5, 0.75, 0.25, 0.2, 0.1];
const HIGHER = [2, 1.5, 3, 4, 5];
const significant = (value: number) =>
  String(value)
    .replace(/[^\d]/g, '')
    .replace(/^0+|0+$/g, '').length;

function scale(figure: Figure, factor: number): string | null {
  const { range, number } = figure;
  // A range moved by less would overlap with the true one.
  if (range && ((factor * range.to > range.from * 0.999 && factor < 1 && factor > 0.5) || (factor > 1 && factor < 2)))
    return null;
  const decimals = Math.max(...number.split(/[^\d.]+/).map((part) => part.split('.')[1]?.length ?? 0));
  const digits = Math.max(1, ...(range ? [range.from, range.to] : [figure.value]).map(significant));
  const scaled = (range ? [range.from, range.to] : [figure.value]).map((value) =>
    Number((value * factor).toPrecision(Math.min(digits, 4))),
  );
  const rounded = scaled.map((value) => Number(value.toFixed(decimals)));
  if (
    rounded.some((value) => value === 0) ||
    (/%|per ?cent/.test(figure.unit) && rounded.some((value) => Math.abs(value) >= 100))
  )
    return null;
  if (range && rounded.some((value, i) => Math.abs(value - [range.from, range.to][i]! * factor) > value * 0.005))
    return null;
  // A value with more digits than the writer uses looks made up.
  if (rounded.some((value) => significant(value) > digits) || (range && rounded[0] === rounded[1])) return null;
  const texts = rounded.map((value) => written(value, figure, decimals));
  return range ? texts.join(range.joint) : texts[0]!;
}

/** Other values for a figure, rounded as its writer rounded, some lower and some higher, none absurd (no 140 %, no 0). */
export function otherValues(figure: Figure, seed: string): string[] {
  const values = (factors: readonly number[]) =>
    [
      ...new Set(
        factors.map((factor) => scale(figure, factor)).filter((text) => text !== null && text !== figure.number),
      ),
    ] as string[];
  // Half and double are no temptation where a few degrees matter.
  if (/°|degrees/.test(figure.unit) && !figure.range && Math.abs(figure.value) >= 20)
    return mixed(values([0.9, 0.8, 0.7]), values([1.1, 1.2, 1.3]), seed);
  return mixed(values(LOWER), values(HIGHER), seed);
}

/** For every measured figure of a text other values in its place. */
export function scaledFigures(text: string): { start: number; end: number; wrong: string[] }[] {
  const { measured, others } = figuresIn(text);
  // Beside a range or a bare number the figures belong together; changing one alone would be odd.
  if (others > 0) return [];
  return measured.map((figure) => ({
    start: figure.start,
    end: figure.end,
    wrong: otherValues(figure, text).map((value) => `${figure.prefix}${value}${figure.unit}`),
  }));
}
