import { hash } from './random.ts';

const UNITS =
  '%|per ?cent|percentage points|degrees Celsius|degrees|°C|°F|mol/L|mmol/L|mol/dm³|g/L|mg/L|mg/dL|kg/m³|g/cm³|m/s²|m/s|km/h|N/m|kPa|MPa|GPa|Pa|kJ/mol|kJ|kcal|kW|MW|GW|mV|kV|mA|Ω|ohms?|kHz|MHz|GHz|Hz|nm|µm|μm|mm|cm|km|metres?|meters?|kilomet(?:re|er)s?|m²|m³|cm³|dm³|km²|hectares?|litres?|liters?|mL|ml|mg|µg|kg|kilograms?|grams?|tonnes?|tons?|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|bits?|bytes?|kB|MB|GB|TB|million|billion|trillion|naira|dollars?|pounds?|members|chromosomes|bases|atoms|electrons|protons|neutrons|votes|seats|states|judges|senators|times|bars?|atm';
/** Units of one letter are believed only after a space: "the 1970s" are no seconds. */
const SHORT_UNITS = 'g|m|s|h|K|A|V|W|J|L';
const FIGURE = new RegExp(
  `([₦$£€]\\s?)?(?<![\\p{L}\\d.,/–-])([−-]?\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|[−-]?\\d+(?:\\.\\d+)?)(?:(\\s?)(${UNITS})(?![\\p{L}\\d/²³-])|(\\s)(${SHORT_UNITS})(?![\\p{L}\\d/²³-]))?`,
  'gu',
);

/** A number with its unit in a text. */
export interface Figure {
  start: number;
  end: number;
  /** As written: "1,200", "−70". */
  number: string;
  value: number;
  prefix: string;
  /** With the space before it, if any. */
  unit: string;
}

/** The figures of a text that measure something: years, ranges, labels and bare numbers are left out, but counted. */
export function figuresIn(text: string): { measured: Figure[]; others: number } {
  const measured: Figure[] = [];
  let others = 0;
  for (const match of text.matchAll(FIGURE)) {
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

/** Other values for a figure, rounded as its writer rounded, none absurd (no 140 %, no 0). */
export function otherValues(figure: Figure, seed: string): string[] {
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
