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

const RAISED = /^[\u2070\u00b9\u00b2\u00b3\u2074-\u2079\u207b^]/;

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
    // "1,715 cm⁻¹": the unit goes on. "Commonly 8 kB": other values are common as well.
    const unclear =
      RAISED.test(text.slice(end)) || /\b(?:commonly|often|sometimes|say|perhaps) $/i.test(text.slice(0, match.index));
    const range =
      /^\s?(?:to|–|-|and|or|by|×)\s?\d/.test(text.slice(end)) ||
      /(?:\d\s?[–-]\s?|between\s|\dto\s|from\s)$/.test(text.slice(0, match.index));
    if ((!unit && !prefix) || unclear || range || bound || open || !Number.isFinite(value) || value === 0) others++;
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

/** Near enough to be taken for the true one: nobody believes three times a height or a quarter of a time. */
const LOWER = [0.75, 0.5];
const HIGHER = [1.5, 1.25, 2];
/** What is counted in bits and bytes comes in these sizes. */
const SIZES = [4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 512, 1024, 2048, 4096];
/** What is "about 5 litres" may well be 4 or 6: other values stand well apart from it. */
const FAR_LOWER = [0.6, 0.4, 0.3];
const FAR_HIGHER = [1.7, 2.3];
/** Of small numbers there are few: three times as much is still near. */
const FAR_SMALL = [...FAR_HIGHER, 3];
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

/** Round figures stay round; of finer ones only an exact multiple looks like a figure that somebody measured. */
function rounded(value: number, like: Figure): number {
  const digits = Math.max(1, significant(like.value));
  // "0.83" beside "1.7" would be the only one with two places.
  if (isFine(like)) return Number(value.toFixed(decimalsOf(like.value)));
  // Beside "45 minutes" stand 25 and 35, not 23 and 34.
  if (digits === 2 && like.value % 5 === 0 && like.value > 10) return Math.round(value / 5) * 5;
  // Beside "8 months" stand 14 and 18, not 10 and 20.
  if (digits === 1 && value >= 10 && like.value < 10 && Number.isInteger(like.value)) return Math.round(value);
  // Beside "90 minutes" stand 55 and 150, not 50 and 200.
  const half = 10 ** Math.floor(Math.log10(Math.abs(value))) / 2;
  if (digits === 1 && Math.abs(like.value) >= 10) return Math.round(value / half) * half;
  return digits <= 2 ? Number(value.toPrecision(digits)) : clean(value);
}

function scale(figure: Figure, factor: number): string | null {
  const value = rounded(figure.value * factor, figure);
  const isRounded =
    isFine(figure) ||
    (Number.isInteger(figure.value) && figure.value < 10 && value >= 10) ||
    (significant(figure.value) === 1 && Math.abs(figure.value) >= 10);
  if (value === 0 || (looksMadeUp(value, figure) && !isRounded)) return null;
  if (figure.loose && !isFar(value, figure.value)) return null;
  return writtenAll([value], figure);
}

/** "250 to 500 mL" beside "100 to 250", "500 to 750" and "750 to 1000": a range that spans much, and those next to it. */
function nextTo(figure: Figure): { lower: (string | null)[]; higher: (string | null)[] } {
  const { range, loose } = figure;
  // What is about so much reaches into the ranges beside it, and beside "1 to 20" nothing spans as much.
  if (!range || loose || range.to > range.from * 3) return { lower: [], higher: [] };
  const width = clean(range.to - range.from);
  const step = (times: number) => [clean(range.to + (times - 1) * width), clean(range.to + times * width)];
  const below = range.from > width ? [clean(range.from - width), range.from] : [clean(range.from / 2), range.from];
  const show = (ends: readonly number[]) =>
    ends.some((end) => looksMadeUp(end, figure)) ? null : writtenAll(ends, figure);
  return { lower: [show(below)], higher: [1, 2, 3].map((times) => show(step(times))) };
}

function writtenAll(values: readonly number[], figure: Figure): string {
  const decimals = Math.max(...figure.number.split(/[^\d.]+/).map((part) => part.split('.')[1]?.length ?? 0));
  // "1.25 mg" beside "2.5 mg": only what is written with a nought at the end keeps it.
  const kept = /\.\d*0(?!\d)/.test(figure.number) || isFine(figure) ? decimals : 0;
  const texts = values.map((value) => written(value, figure, Math.max(kept, decimalsOf(value))));
  return figure.range ? texts.join(figure.range.joint) : texts[0]!;
}

const COUNTED = /(?:protons|neutrons|electrons|chromosomes|members|seats|states|judges|senators)$/;

const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 400, 500];

/** By what share of its value a figure is moved at least: near counts are told apart, what is "about 8 %" is not far from 9 %. */
function shareMoved({ loose, unit, value }: Figure): number {
  if (COUNTED.test(unit)) return 0.05;
  if (!loose) return 0.12;
  if (value < 10) return /%|per ?cent/.test(unit) ? 0.6 : 0.3;
  // Of nearly all a third is no share that anybody would believe.
  return /%|per ?cent/.test(unit) && value < 75 ? 0.3 : 0.12;
}

/** Degrees, shares and the like: what matters is the distance, not the ratio. */
function shifted(figure: Figure, times: number): string | null {
  const { range, value } = figure;
  const share = shareMoved(figure);
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
        (value > 0 && one <= 0) || (isShare && one >= 100) || decimalsOf(one) > decimalsOf(step) + decimalsOf(value),
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
  // Protons and seats are counted: near counts are mistaken for the true one, half of it is not.
  const isCount = figure.value < 1000 && figure.value >= 20 && COUNTED.test(figure.unit);
  if (
    isHeat ||
    isTerm ||
    isCount ||
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
  if (figure.range) {
    const { lower, higher } = nextTo(figure);
    return mixed(values(lower), values(higher), seed);
  }
  if (/(?:bits?|bytes?|[kMGT]B)$/.test(figure.unit) && SIZES.includes(figure.value)) {
    const shown = (sizes: readonly number[]) => values(sizes.map((size) => writtenAll([size], figure)));
    const at = SIZES.indexOf(figure.value);
    return mixed(shown(SIZES.slice(0, at).toReversed()), shown(SIZES.slice(at + 1)), seed);
  }
  const [lower, higher] = figure.loose ? [FAR_LOWER, figure.value < 10 ? FAR_SMALL : FAR_HIGHER] : [LOWER, HIGHER];
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
