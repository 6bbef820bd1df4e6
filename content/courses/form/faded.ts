import type { TypedKey } from '../../../answers/src/index.ts';
import { joined, type Line } from './source.ts';
import { TYPED_KINDS, type TypedKind } from './typed.ts';

/** "{{25}}" or "{{set: 1; 5}}" in a step: what the reader types there. */
export interface Blank {
  kind: TypedKind;
  /** What a student would type. */
  text: string;
  at: number;
  /** Of a number: what stands behind it in the step, as somebody would type it. */
  behind?: string;
}

/** A step in the order in which it is read: Markdown, and blanks between. */
export interface FadedStep {
  at: number;
  parts: (string | Blank)[];
}

/** A worked example with other numbers, some of which the reader fills in. */
export interface Faded {
  /** What is to be done: everything above the first step. */
  task: string;
  steps: FadedStep[];
  /** Tests the result. */
  whys: Line[];
  calcs: Line[];
  /** Lines below the first step that belong to nothing. */
  stray: Line[];
}

const STEP = /^\d+\. +(.+)$/;
const NOTE = /^(Why|Calc):\s*(.*)$/;
/** A formula is taken whole, so that the braces of its TeX are no blank. */
const FORMULA_OR_BLANK = /(\$[^$]*\$)|\{\{([^{}]*)\}\}/g;
const NAMED = new RegExp(`^(${TYPED_KINDS.join('|')}):\\s*(.*)$`, 'i');

export function readFaded(lines: readonly Line[]): Faded {
  const first = lines.findIndex(({ text }) => STEP.test(text));
  const above = first < 0 ? lines : lines.slice(0, first);
  const faded: Faded = { task: joined([...above]), steps: [], whys: [], calcs: [], stray: [] };
  const steps: Line[] = [];
  for (const { text, at } of first < 0 ? [] : lines.slice(first)) {
    const [, step] = STEP.exec(text) ?? [];
    const [, name, note] = NOTE.exec(text) ?? [];
    if (step) steps.push({ text: step, at });
    else if (name) (name === 'Why' ? faded.whys : faded.calcs).push({ text: note!, at });
    else if (/^ {2,}\S/.test(text) && faded.whys.length + faded.calcs.length === 0)
      steps.at(-1)!.text += ` ${text.trim()}`;
    else if (text.trim()) faded.stray.push({ text, at });
  }
  faded.steps = steps.map(({ text, at }) => ({ at, parts: partsOf(text, at) }));
  return faded;
}

function partsOf(text: string, at: number): (string | Blank)[] {
  const parts: (string | Blank)[] = [];
  let before = 0;
  for (const match of text.matchAll(FORMULA_OR_BLANK)) {
    if (match[2] === undefined) continue;
    const from = match.index + match[0].length;
    parts.push(text.slice(before, match.index), blankOf(match[2].trim(), at, text.slice(from)));
    before = from;
  }
  return [...parts, text.slice(before)].filter((part) => part !== '');
}

/** "× 10⁹" or "$\\times 10^{9}$" behind a blank. */
const POWER = /^\s*\$?\s*(?:×|\\times)\s*10(?:\^\{?\s*([-−]?\d+)\s*\}?|([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))\s*\$?/;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const WORD = String.raw`[^\s.,;:!?()$={}+]+`;
/** "N m", "kg m/s": what follows belongs to the unit as well. */
const UNIT = new RegExp(
  String.raw`^\s*(?:\$\s*\\mathrm\{([^{}]+)\}\s*\$|(${WORD}(?: [gmsACJKNVΩ](?!\p{L})(?:${WORD})?)*))`,
  'u',
);
/** "kJ a day", "J for each coulomb": who types the first word means the whole, so either has to be taken. */
const EACH = /^ (?:per|an?|(?:for )?each)\b/;

const lowered = (raised: string) =>
  raised.replace('⁻', '-').replace(/[⁰¹²³⁴-⁹]/g, (one) => String(RAISED.indexOf(one)));

/** What begins like a unit: "m" could be of algebra where nothing said that it is one, and 5 cm stand where 5 m are printed. */
const MEASURED = new RegExp(
  String.raw`^(?:${[
    '[kcdmµnpMG]?(?:mol|Pa|Hz|[mgsAKNJWCVΩFTHlL])',
    '(?:metre|litre|gram|second|hour|newton|joule|watt|volt|ampere|radian)s?',
    'rad',
    '%',
  ].join('|')})(?!\p{L})`,
  'u',
);

/** A power of ten behind a blank, with the unit behind that, or the unit alone: who reads on types them too. */
function behindOf(rest: string): string {
  if (/^\s*per ?cent\b/.test(rest)) return '%';
  const [power = '', plain, raised = ''] = POWER.exec(rest) ?? [];
  const [all = '', inFormula, words = ''] = UNIT.exec(rest.slice(power.length)) ?? [];
  const unit = inFormula ?? words;
  if (power) return `×10^${plain ?? lowered(raised)} ${unit}`.trim();
  return MEASURED.test(unit) && !EACH.test(rest.slice(all.length)) ? unit : '';
}

function blankOf(written: string, at: number, rest: string): Blank {
  const [, name, key] = NAMED.exec(written) ?? [];
  const kind = TYPED_KINDS.find((one) => one.toLowerCase() === name?.toLowerCase());
  if (kind && kind !== 'Number') return { kind, text: key!.trim(), at };
  const behind = behindOf(rest);
  return { kind: 'Number', text: kind ? key!.trim() : written, at, ...(behind && { behind }) };
}

export const blanksOf = ({ steps }: Faded): Blank[] =>
  steps.flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'));

/** What `judge` needs to know of a blank. */
export const blankKey = ({ kind, text, behind }: Blank): TypedKey => ({
  kind: kind === 'Pair' ? 'set' : (kind.toLowerCase() as TypedKey['kind']),
  key: text,
  ...(behind && { behind }),
  ...(kind === 'Pair' && { ordered: true }),
});
