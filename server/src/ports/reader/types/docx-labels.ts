import { walkXml } from '../containers/xml.ts';

interface Level {
  format: string;
  /** "%1.", "(%2)". */
  pattern: string;
  start: number;
}

/** The next label of a list ("3.", "(b)"), which Word counts and does not write; empty for bullets. */
export type NextLabel = (numberingId: string, level: number) => string;

const deepest = 9;

/** Counts the lists of a document as Word does: lists of one kind count on, deeper levels begin anew below each entry. */
export function readLabels(bytes: Buffer | null): NextLabel {
  const levels = new Map<string, Level>();
  const abstractOf = new Map<string, string>();
  const restarts = new Map<string, number>();
  if (bytes) readLevels(bytes, levels, abstractOf, restarts);
  const counts = new Map<string, number[]>();
  const begun = new Set<string>();
  return (id, depth) => {
    const kind = abstractOf.get(id);
    if (kind === undefined || depth < 0 || depth >= deepest) return '';
    const counters = counts.get(kind) ?? [];
    counts.set(kind, counters);
    const restart = restarts.get(`${id}/${depth}`);
    if (restart !== undefined && !begun.has(`${id}/${depth}`)) counters.length = depth;
    begun.add(`${id}/${depth}`);
    const first = restart ?? levels.get(`${kind}/${depth}`)?.start ?? 1;
    counters[depth] = counters[depth] === undefined ? first : counters[depth] + 1;
    counters.length = depth + 1;
    const own = levels.get(`${kind}/${depth}`);
    if (!own || own.format === 'bullet' || own.format === 'none') return '';
    return own.pattern.replace(/%(\d)/g, (_, place: string) => {
      const at = Number(place) - 1;
      const level = levels.get(`${kind}/${at}`);
      return written(counters[at] ?? level?.start ?? 1, level?.format ?? 'decimal');
    });
  };
}

function readLevels(
  bytes: Buffer,
  levels: Map<string, Level>,
  abstractOf: Map<string, string>,
  restarts: Map<string, number>,
): void {
  let [abstract, number, level] = ['', '', ''];
  walkXml(bytes, {
    open(name, attributes) {
      const value = attributes['w:val'] ?? '';
      const own = levels.get(`${abstract}/${level}`);
      if (name === 'w:abstractNum') abstract = attributes['w:abstractNumId'] ?? '';
      else if (name === 'w:num') number = attributes['w:numId'] ?? '';
      else if (name === 'w:abstractNumId') abstractOf.set(number, value);
      else if (name === 'w:lvl' || name === 'w:lvlOverride') {
        level = attributes['w:ilvl'] ?? '';
        if (name === 'w:lvl' && number === '')
          levels.set(`${abstract}/${level}`, { format: 'decimal', pattern: '', start: 1 });
      } else if (name === 'w:startOverride') restarts.set(`${number}/${level}`, Number(value));
      else if (own && number === '') {
        if (name === 'w:numFmt') own.format = value;
        else if (name === 'w:lvlText') own.pattern = value;
        else if (name === 'w:start') own.start = Number(value);
      }
    },
  });
}

const romans: readonly (readonly [number, string])[] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(count: number): string {
  let [left, text] = [Math.min(count, 399), ''];
  for (const [value, sign] of romans)
    while (left >= value) {
      text += sign;
      left -= value;
    }
  return text;
}

const letter = (count: number) =>
  String.fromCharCode(97 + ((count - 1) % 26)).repeat(Math.min(9, Math.ceil(count / 26)));

function written(count: number, format: string): string {
  if (format === 'lowerLetter') return letter(count);
  if (format === 'upperLetter') return letter(count).toUpperCase();
  if (format === 'lowerRoman') return roman(count);
  if (format === 'upperRoman') return roman(count).toUpperCase();
  return String(count);
}
