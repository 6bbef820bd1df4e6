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
  /** "about 8 %": what is near is true as well. */
  loose?: boolean;
  /** The two ends, where it is a range, and what stands between them. */
  range?: { from: number; to: number; joint: string };
}

/** "15 % or lower", "500 and above": every value beyond it is true as well. */
const OPEN_AFTER =
  /^,? (?:or|and) (?:lower|less|fewer|more|higher|above|below|over|under|longer|shorter|older|younger|greater|larger|smaller|bigger|later|earlier|so|upwards?|beyond)\b/;
/** What passes one sieve passes every wider one. */
const PASSES =
  /\b(?:pass(?:es|ed|ing)?|fall(?:s|ing)? through|go(?:es)? through|fits?|retained|held|survives?|withstands?|tolerates?|resists?|bears?|carry|carries|holds?)(?: (?:through|on|by|into|up to))?(?: (?:an?|the))?(?: about)? $/;
const LOOSELY =
  /\b(?:about|around|roughly|approximately|some|circa|nearly|almost|close to|or so|on average|commonly|usually|typically|normally|often) $/i;

/** The figures of a text that measure something: years, ranges, labels and bare numbers are left out, but counted. */
export function figuresIn(text: string): { measured: Figure[]; others: number } {
  const measured: Figure[] = [];
  let others = 0;
  for (const match of text.matchAll(RANGE)) {
    const [from, to] = [Number(match[1]), Number(match[3])];
    const joint = match[2]!;
    if (joint === ' and ' && !/\bbetween $/.test(text.slice(0, match.index))) continue;
    if (from <= 0 || from >= to) continue;
    // What is done within 15 to 20 minutes is done within 30 as well.
    if (/\b(?:within|up to|over|under|below|above) (?:about )?$/i.test(text.slice(0, match.index))) {
      others++;
      continue;
    }
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
      ...(LOOSELY.test(text.slice(0, match.index)) ? { loose: true } : {}),
    });
  }
  const ranges = [...measured];
  for (const match of text.matchAll(FIGURE)) {
    if (ranges.some((found) => match.index >= found.start && match.index < found.end)) continue;
    const prefix = match[1] ?? '';
    const unit = `${match[3] ?? match[5] ?? ''}${match[4] ?? match[6] ?? ''}`.trimEnd();
    const end = match.index + match[0].length;
    const value = Number(match[2]!.replace(/,/g, '').replace('−', '-'));
    // "less than 5 mm" leaves room for other values to be true as well; what must be done within 24 hours does not.
    const ruled = /\b(?:must|shall|requires?|required|not later than)\b/.test(text.slice(0, match.index));
    const bound =
      !ruled &&
      /\b(?:than|least|most|up to|over|under|below|above|exceeds?|within|nearly|almost)\s+(?:about\s+)?$/i.test(
        text.slice(0, match.index),
      );
    const open = !ruled && (OPEN_AFTER.test(text.slice(end)) || PASSES.test(text.slice(0, match.index)));
    const loose = LOOSELY.test(text.slice(0, match.index));
    const range =
      /^\s?(?:to|–|-|and|or|by|×)\s?\d/.test(text.slice(end)) ||
      /(?:\d\s?[–-]\s?|between\s|\dto\s|from\s)$/.test(text.slice(0, match.index));
    if ((!unit && !prefix) || range || bound || open || !Number.isFinite(value) || value === 0) others++;
    else
      measured.push({ start: match.index, end, number: match[2]!, value, prefix, unit, ...(loose ? { loose } : {}) });
  }
  return { measured, others };
}

function written(value: number, like: Figure, decimals: number): string {
  const [whole, fraction] = Math.abs(value).toFixed(decimals).split('.');
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

const LOWER = [0.5, 0.75, 0.25, 0.4];
const HIGHER = [2, 1.5, 3, 2.5];
/** What is "about 5 litres" may well be 4 or 6: other values stand well apart from it. */
const FAR_LOWER = [0.6, 0.4, 0.3];
const FAR_HIGHER = [1.7, 2.3, 3];
/** "250 to 500 mL": a range that spans much stands beside others that do. */
const RANGES_LOWER = [0.4, 0.16];
const RANGES_HIGHER = [2.4, 6];
const isFar = (value: number, from: number) => value / from < 0.65 || value / from > 1.6;
const significant = (value: number) =>
  String(value)
    .replace(/[^\d]/g, '')
    .replace(/^0+|0+$/g, '').length;
const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;

/** A value with more digits than the writer uses looks made up. */
function looksMadeUp(value: number, figure: Figure): boolean {
  const [from, to] = figure.range ? [figure.range.from, figure.range.to] : [figure.value, figure.value];
  return (
    significant(value) > Math.max(1, significant(from), significant(to)) + (figure.range ? 1 : 0) ||
    decimalsOf(value) > Math.max(decimalsOf(from), decimalsOf(to))
  );
}

/** "0.83": a share or a dose below one, to two places. */
const isFine = ({ value, range }: Figure) => !range && value > 0 && value < 1 && decimalsOf(value) >= 2;

const clean = (value: number) => Number(value.toPrecision(12));

function scale(figure: Figure, factor: number): string | null {
  const { range } = figure;
  // A range moved by less would overlap with the true one.
  if (range && ((factor * range.to > range.from * 0.999 && factor < 1 && factor > 0.5) || (factor > 1 && factor < 2)))
    return null;
  // Round figures stay round; of finer ones only an exact multiple looks like a figure that somebody measured.
  const scaled = (range ? [range.from, range.to] : [figure.value]).map((value) => {
    const digits = Math.max(1, significant(value));
    // "0.83" beside "1.7" would be the only one with two places.
    // Beside "45 minutes" stand 25 and 35, not 23 and 34.
    if (!range && digits === 2 && value % 5 === 0 && value > 10) return Math.round((value * factor) / 5) * 5;
    if (isFine(figure)) return Number((value * factor).toFixed(decimalsOf(value)));
    return digits <= 2 && !range ? Number((value * factor).toPrecision(digits)) : clean(value * factor);
  });
  if (scaled.some((value) => value === 0 || (looksMadeUp(value, figure) && !isFine(figure)))) return null;
  if (figure.loose && !isFar(scaled[0]!, figure.value)) return null;
  return writtenAll(scaled, figure);
}

function writtenAll(values: readonly number[], figure: Figure): string {
  const decimals = Math.max(...figure.number.split(/[^\d.]+/).map((part) => part.split('.')[1]?.length ?? 0));
  // "1.25 mg" beside "2.5 mg": only what is written with a nought at the end keeps it.
  const kept = /\.\d*0(?!\d)/.test(figure.number) || isFine(figure) ? decimals : 0;
  const texts = values.map((value) => written(value, figure, Math.max(kept, decimalsOf(value))));
  return figure.range ? texts.join(figure.range.joint) : texts[0]!;
}

const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 400, 500];

/** Degrees, shares and the like: what matters is the distance, not the ratio. */
function shifted(figure: Figure, times: number): string | null {
  const { range, value } = figure;
  // What is "about 8 %" is not far from 7 and 9 %.
  const isSmall = value < 10;
  const share =
    figure.loose && /%|per ?cent/.test(figure.unit) ? (isSmall ? 0.6 : 0.3) : figure.loose && isSmall ? 0.3 : 0.12;
  const width = range ? range.to - range.from : Math.max(Math.abs(value) * share, 10 ** -decimalsOf(value) * 0.9);
  const least = width * (range ? (figure.loose ? 1.9 : 1) : 0.99);
  // Beside a round figure only round ones look as if somebody had measured them.
  const round = !range && value >= 10 && value % 5 === 0 ? 5 : 0;
  const step = STEPS.find((size) => size > least && size >= round) ?? width;
  const moved = (range ? [range.from, range.to] : [value]).map((one) => clean(one + times * step));
  const isShare = /%|per ?cent/.test(figure.unit);
  if (
    moved.some(
      (one) =>
        (value > 0 && one <= 0) || (isShare && one > 100) || decimalsOf(one) > decimalsOf(step) + decimalsOf(value),
    )
  )
    return null;
  return writtenAll(moved, figure);
}

/** A range below one that leaves no room for another of its width: "3–5" beside "9–14". */
function narrowed(figure: Figure): string | null {
  const { range } = figure;
  if (!range || decimalsOf(range.from) > 0 || decimalsOf(range.to) > 0) return null;
  const [from, to] = [Math.round(range.from * 0.3), Math.round(range.to * 0.35)];
  return from > 1 && from < to && to < range.from ? writtenAll([from, to], figure) : null;
}

/** "1 metre" and "2 metres" differ in more than the number. */
const agreesWithOne = (unit: string) => !/\p{Ll}{4,}$/u.test(unit);

/** Other values for a figure, rounded as its writer rounded, some lower and some higher, none absurd (no 140 %, no 0). */
export function otherValues(figure: Figure, seed: string): string[] {
  if (figure.value === 1 && !figure.range && !agreesWithOne(figure.unit)) return [];
  const values = (texts: readonly (string | null)[]) =>
    [...new Set(texts.filter((text) => text !== null && text !== figure.number))].filter(
      (text) => text !== '1' || agreesWithOne(figure.unit),
    ) as string[];
  const isHeat = /°|degrees/.test(figure.unit);
  // "5 to 60 °C" moved by its width is no temperature that anybody would believe.
  if (isHeat && figure.range && figure.range.to > figure.range.from * 4) return [];
  // An age or a term of years is mistaken by a few years, not by half.
  const isTerm = /years?$/.test(figure.unit) && !figure.loose && figure.value >= 15 && figure.value <= 100;
  // A range is moved by more than its width; only one that spans much is multiplied.
  if (
    isHeat ||
    isTerm ||
    /%|per ?cent/.test(figure.unit) ||
    (figure.range && figure.range.to < figure.range.from * 1.7)
  ) {
    // Degrees and ages far from the true ones are absurd: no more than two steps either way.
    const steps = isHeat || isTerm ? [1, 2] : [1, 2, 3];
    const lower = values(steps.map((times) => shifted(figure, -times)));
    return mixed(
      lower.length > 0 || isHeat ? lower : values([narrowed(figure)]),
      values(steps.map((times) => shifted(figure, times))),
      seed,
    );
  }
  const [lower, higher] = figure.range
    ? [RANGES_LOWER, RANGES_HIGHER]
    : figure.loose
      ? [FAR_LOWER, FAR_HIGHER]
      : [LOWER, HIGHER];
  return mixed(
    values(lower.map((factor) => scale(figure, factor))),
    values(higher.map((factor) => scale(figure, factor))),
    seed,
  );
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
