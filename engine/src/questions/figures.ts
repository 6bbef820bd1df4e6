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

const FACTORS = [0.5, 2, 1.5, 0.25, 3, 0.75, 4, 0.1, 10];

function written(value: number, like: Figure): string {
  const decimals = /\.(\d+)/.exec(like.number)?.[1]?.length ?? 0;
  const [whole, fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = like.number.includes(',') ? whole!.replace(/\B(?=(\d{3})+$)/g, ',') : whole!;
  const sign = value < 0 ? (like.number.includes('−') ? '−' : '-') : '';
  return sign + grouped + (fraction ? `.${fraction}` : '');
}

/** Both ends of a range moved alike. */
function otherRanges({ number, range }: Figure): string[] {
  const decimals = Math.max(...number.split(/[^\d.]+/).map((part) => part.split('.')[1]?.length ?? 0));
  const ends = (factor: number) =>
    [range!.from * factor, range!.to * factor].map((value) =>
      value
        .toFixed(decimals)
        .replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, ''),
    );
  return [2, 0.5, 3, 4, 0.25]
    .filter(
      (factor) => decimals > 0 || (Number.isInteger(range!.from * factor) && Number.isInteger(range!.to * factor)),
    )
    .map(ends)
    .filter(([from, to]) => from !== to && Number(from) > 0)
    .map(([from, to]) => `${from}${range!.joint}${to}`)
    .filter((text) => text !== number);
}

/** Other values for a figure, rounded as its writer rounded, none absurd (no 140 %, no 0). */
export function otherValues(figure: Figure, seed: string): string[] {
  if (figure.range)
    return otherRanges(figure).filter(
      (text) => !/%|per ?cent/.test(figure.unit) || Number(text.split(/[^\d.]+/).at(-1)) <= 100,
    );
  const digits = Math.max(1, figure.number.replace(/[^\d]/g, '').replace(/^0+|0+$/g, '').length);
  const start = hash(seed) % 4;
  const found: string[] = [];
  for (const factor of [...FACTORS.slice(start, 5), ...FACTORS.slice(0, start), ...FACTORS.slice(5)]) {
    const value = Number((figure.value * factor).toPrecision(Math.min(digits, 4)));
    if (/%|per ?cent/.test(figure.unit) && Math.abs(value) >= 100) continue;
    if (!figure.number.includes('.') && !Number.isInteger(value)) continue;
    const text = written(value, figure);
    if (value !== figure.value && value !== 0 && text !== figure.number && !found.includes(text)) found.push(text);
  }
  return found;
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
